import type { ObjectPicture } from './object-on-table';
import type { SceneName } from './scene';

/** Everything that a product's views are drawn from. */
export interface ProductPicture {
  readonly id: number;
  readonly name: string;
  readonly thing: ObjectPicture;
  readonly scene: SceneName;
}

export const PRODUCT_VIEWS = ['front', 'label', 'scene', 'vase', 'bulk', 'thumb'] as const;
export type ProductView = (typeof PRODUCT_VIEWS)[number];
