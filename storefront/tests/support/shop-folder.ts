import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ShopFolder {
  /** Settings of a storefront that serves it. */
  settings: { SHOP_FOLDER: string; SHOP_RENDERER: string; SHOP_SITEMAP: string };
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
  return {
    settings: { SHOP_FOLDER: folder, SHOP_RENDERER: rendererFile, SHOP_SITEMAP: '' },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Renders every address, without a call. */
export const RENDERER = `
export const placeCookie = 'shopping_place';
export async function renderFirstScreen() {
  return { head: '<title>Rendered</title>', markup: '<p>rendered</p>', data: {} };
}`;
