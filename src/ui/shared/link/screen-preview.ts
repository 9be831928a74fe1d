import type { ComponentType } from 'react';
import type { PictureProps } from '../picture/picture';
import type { PriceProps } from '../price/price';

/** What a link knows of the screen it leads to: shown there until the screen has loaded. */
export interface ScreenPreview {
  name: string;
  image?: Pick<PictureProps, 'src' | 'width' | 'height' | 'srcSet' | 'sizes'>;
  /** Left out if the current price is unknown. */
  price?: Omit<PriceProps, 'size'>;
}

/** The navigation state of a link to what it names. */
export const previewState = ({ name, image, price }: ScreenPreview): { preview: ScreenPreview } => ({
  preview: { name, image, price },
});

/** The preview in the navigation state of a screen; null where the link had none. */
export function previewIn(state: unknown): ScreenPreview | null {
  const { preview } = (state ?? {}) as { preview?: ScreenPreview };
  return preview ?? null;
}

/** A page, with the preview that is shown until it is rendered. */
export type PreviewedPage = ComponentType & {
  readonly Preview: ComponentType<{ preview: ScreenPreview }>;
};
