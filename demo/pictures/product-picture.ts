import type { BottlePicture } from './bottle/bottle-picture';
import type { BouquetPicture } from './flowers/bouquet-picture';
import type { GiftPicture } from './gifts/gift-picture';
import type { SceneName } from './scene/scene';

export type ObjectPicture = BottlePicture | BouquetPicture | GiftPicture;

/** Everything that a product's views are drawn from. */
export interface ProductPicture {
  readonly id: number;
  readonly name: string;
  readonly thing: ObjectPicture;
  readonly scene: SceneName;
}

export const PRODUCT_VIEWS = ['front', 'label', 'scene', 'detail', 'vase', 'bulk', 'thumb'] as const;
export type ProductView = (typeof PRODUCT_VIEWS)[number];
