import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ShopFolder {
  /** Settings of a storefront that serves it. */
  settings: { SHOP_FOLDER: string; SHOP_RENDERER: string; SHOP_SCREENS: string; SHOP_SITEMAP: string };
  remove: () => void;
}

/**
 * The smallest built shop that a storefront can serve.
 *
 * @param renderer source of the module that renders first screens
 */
export function writeShopFolder(renderer: string): ShopFolder {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  const rendererFile = join(folder, 'renderer.mjs');
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html><head><title>Shop</title></head><body><div id="root"></div></body></html>',
  );
  writeFileSync(rendererFile, renderer);
  const screensFile = join(folder, 'screens.mjs');
  writeFileSync(screensFile, SCREENS);
  return {
    settings: {
      SHOP_FOLDER: folder,
      SHOP_RENDERER: rendererFile,
      SHOP_SCREENS: screensFile,
      SHOP_SITEMAP: '',
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Renders every address, without a call. */
export const RENDERER = `
export async function renderFirstScreen() {
  return { status: 200, head: '<title>Rendered</title>', markup: '<p>rendered</p>', data: {} };
}`;

/** Every address is a page that is the same for everybody. */
const SCREENS = `
export const placeCookie = 'shopping_place';
export const pageAt = (address) => ({
  page: { kind: 'public', query: [], parameters: {} },
  address: address.split('?', 1)[0],
  place: '',
  zipcode: '',
});`;
