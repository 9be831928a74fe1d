import type { PageSettings } from '../../../settings/page-settings';
import { readShopPages, type ShopPage } from '../pages/shop-page';
import { backendFetch } from './backend-fetch';
import { loadShopRenderer } from './shop-renderer';

/** What is needed to render, as plain data: it is passed to threads. */
export interface RenderingOptions {
  shopFolder: string;
  rendererFile: string;
  backendUrl: string;
  pageSettings: PageSettings;
}

/** The page of one address, for visitors in one shopping place. */
export interface PageRequest {
  /** Path and query. */
  address: string;
  /** Value of the place cookie; blank without one. */
  place: string;
}

/** Renders a page with its first screen; undefined if the screen is personal, or cannot be rendered. */
export type RenderPage = (request: PageRequest) => Promise<ShopPage | undefined>;

export async function createRendering(options: RenderingOptions): Promise<RenderPage> {
  const renderer = await loadShopRenderer(options.rendererFile);
  const { pageSettings: settings } = options;
  const pages = await readShopPages(options.shopFolder, settings);
  const ask = backendFetch(options.backendUrl);
  return async (request) => {
    const screen = await renderer.renderFirstScreen({ ...request, fetch: ask, settings });
    return screen && pages.rendered(screen);
  };
}
