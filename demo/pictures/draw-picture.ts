import { drawFrom, type PictureSource } from './picture-paths';
import { pictureSource } from './picture-source';

let source: PictureSource | undefined;

/**
 * The demo picture for a path below `/media/`, or nothing: `products/101/front.svg`, `vendors/1/logo.svg`,
 * `banners/home-1-desktop.svg`.
 */
export function drawPicture(path: string): string | undefined {
  source ??= pictureSource();
  return drawFrom(source, path);
}
