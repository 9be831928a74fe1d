import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import type { Language, PageSettings } from '../../../settings/page-settings';
import { inLanguage } from '../pages/languages';

/** What the shop's renderer returns, as far as the storefront knows it. */
export interface FirstScreen {
  status: 200 | 404 | 410;
  /** HTML for the head: title, preloads of the first pictures. */
  head: string;
  /** HTML for the root element. */
  markup: string;
  /** Plain data with which the browser continues. */
  data: unknown;
}

/** One page, for visitors in one shopping place. */
export interface PageRequest {
  /** Path and query, without parameters that do not count; blank for the page of unknown addresses. */
  address: string;
  /** The parameters of the query that count. */
  query: readonly string[];
  /** The place as a text; blank without one. */
  place: string;
}

interface ShopRenderer {
  /** `unavailable` if the backend cannot be reached; undefined if the screen cannot be rendered now. */
  renderFirstScreen(
    request: PageRequest & {
      /** Calls the backend as a visitor. */
      fetch: typeof fetch;
      /** The same as the page's, so that the browser can hydrate it. */
      settings: PageSettings;
    },
  ): Promise<FirstScreen | 'unavailable' | undefined>;
}

export const rendererName = (language: Language): string => inLanguage('entry-server.js', language);

/** Loads the renderer that was built with the shop. */
export async function loadShopRenderer(folder: string, language: Language): Promise<ShopRenderer> {
  const file = resolve(folder, rendererName(language));
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as ShopRenderer;
}
