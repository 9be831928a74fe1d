import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';

/** What the shop itself says of a first screen: it is drawn by the shop's own code, of which the backend knows this much. */
export interface FirstScreen {
  /** For the head: title, preloads of the first pictures. */
  head: string;
  /** For the root element. */
  markup: string;
  /** What the script in the browser needs to go on from there; plain data. */
  data: unknown;
}

export interface ShopRenderer {
  /** The cookie that says where a shopper shops. */
  readonly placeCookie: string;
  /** Nothing where an address has no first screen that is the same for everybody. */
  renderFirstScreen(request: ScreenRequest): Promise<FirstScreen | undefined>;
}

export interface ScreenRequest {
  /** Path and query. */
  address: string;
  /** The value of the place cookie; blank for a stranger. */
  place: string;
  /** Makes the backend's own calls, as a visitor. */
  fetch: typeof fetch;
}

/** The renderer that was built beside the shop (SHOP_RENDERER). */
export async function loadShopRenderer(file: string): Promise<ShopRenderer> {
  return (await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)) as ShopRenderer;
}
