import { drawPicture } from '../../../demo/pictures/draw-picture';

/** A picture of the demo as a data address, so that it is shown without a server and at once. */
function picture(path: string): string {
  const svg = drawPicture(path);
  if (svg === undefined) throw new Error(`The demo has no picture ${path}`);
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const productPicture = (id: number, view = 'front'): string => picture(`products/${id}/${view}.svg`);
export const categoryPicture = (id: number): string => picture(`categories/${id}.svg`);
export const vendorLogo = (id: number): string => picture(`vendors/${id}/logo.svg`);
export const bannerPicture = (format: 'desktop' | 'mobile'): string =>
  picture(`banners/home-1-${format}.svg`);
export const adPicture = (id: number): string => picture(`ads/${id}.svg`);
