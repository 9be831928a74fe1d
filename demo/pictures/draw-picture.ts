import { demoPictures } from '../data/picture-source';
import { drawFrom, type PictureSource } from './picture-book';

let source: PictureSource | undefined;

/** The demo shop's drawing at a path below `/media/`, or nothing: `products/101/front.svg`, `vendors/1/logo.svg`, `banners/home-1-desktop.svg`. */
export function drawPicture(path: string): string | undefined {
  source ??= demoPictures();
  return drawFrom(source, path);
}
