import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ShopFolder {
  /** Settings of a storefront that serves it. */
  settings: { SHOP_FOLDER: string; SHOP_SERVER_FOLDER: string };
  remove: () => void;
}

/**
 * The smallest built shop that a storefront can serve.
 *
 * @param renderer source of the module that renders first screens
 */
export function writeShopFolder(renderer: string): ShopFolder {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  const shop = join(folder, 'shop');
  const server = join(folder, 'server');
  mkdirSync(shop);
  mkdirSync(server);
  writeFileSync(
    join(shop, 'index.html'),
    '<!doctype html><html><head><title>Shop</title></head><body><div id="root"></div></body></html>',
  );
  writeFileSync(join(server, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(server, 'entry-server.js'), renderer);
  writeFileSync(join(server, 'entry-screens.js'), SCREENS);
  writeFileSync(join(server, 'entry-sitemap.js'), SITEMAP);
  return {
    settings: { SHOP_FOLDER: shop, SHOP_SERVER_FOLDER: server },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Renders every address, without a call. */
export const RENDERER = `
export async function renderFirstScreen() {
  return { status: 200, head: '<title>Rendered</title>', markup: '<p>rendered</p>', data: {} };
}`;

/** Begins to render, and never ends. */
export const NEVER_READY = 'export const renderFirstScreen = () => new Promise(() => {});';

/** Every address is a page that is the same for everybody. */
const SCREENS = `
export const placeCookie = 'shopping_place';
export const pageAt = (address) => ({
  page: { kind: 'public', query: [], parameters: {}, isIndexed: true },
  address: address.split('?', 1)[0],
  place: '',
  zipcode: '',
});`;

/** There is nothing for search engines. */
const SITEMAP = `
export const indexedPaths = () => ({
  productsPerPage: 1,
  pages: async () => [],
  products: async () => ({ pages: [], totalPages: 0 }),
});`;
