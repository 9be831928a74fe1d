import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import type { PageSettings } from '../../../settings/page-settings';

/** What the shop's renderer returns, as far as the backend knows it. */
export interface FirstScreen {
  /** HTML for the head: title, preloads of the first pictures. */
  head: string;
  /** HTML for the root element. */
  markup: string;
  /** Plain data with which the browser continues. */
  data: unknown;
}

export interface ShopRenderer {
  /** Name of the cookie with the shopping place. */
  readonly placeCookie: string;
  /** undefined if the address has no first screen that is the same for everybody. */
  renderFirstScreen(request: ScreenRequest): Promise<FirstScreen | undefined>;
}

export interface ScreenRequest {
  /** Path and query. */
  address: string;
  /** Value of the place cookie; blank without one. */
  place: string;
  /** Runs the backend's own calls as a visitor. */
  fetch: typeof fetch;
  /** The same as the page's, so that the browser can hydrate it. */
  settings: PageSettings;
}

/** Loads the renderer that was built with the shop (SHOP_RENDERER). */
export async function loadShopRenderer(file: string): Promise<ShopRenderer> {
  return (await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)) as ShopRenderer;
}
