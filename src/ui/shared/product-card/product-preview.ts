import type { ComponentType } from 'react';
import type { PictureProps } from '../picture/picture';
import type { PriceProps } from '../price/price';

/** What a card knows of a product: shown on the product page until the product has loaded. */
export interface ProductPreview {
  name: string;
  image: Pick<PictureProps, 'src' | 'width' | 'height' | 'srcSet' | 'sizes'>;
  /** Left out if the current price is unknown. */
  price?: Omit<PriceProps, 'size'>;
}

/** The navigation state of a link to the product of a card. */
export const previewState = ({ name, image, price }: ProductPreview): { preview: ProductPreview } => ({
  preview: { name, image, price },
});

/** The preview in the navigation state of a screen; null where the link had none. */
export function productPreviewIn(state: unknown): ProductPreview | null {
  const { preview } = (state ?? {}) as { preview?: ProductPreview };
  return preview ?? null;
}

/** A page with what stands in its place until it is rendered. */
export type PreviewedPage = ComponentType & {
  readonly Preview: ComponentType<{ preview: ProductPreview }>;
};
