import type { Compression } from '../../../server/compressed-text';
import type { Language, PageSettings } from '../../../settings/page-settings';
import { readShopPages, type ShopPage } from '../pages/shop-page';
import type { BackendCall } from '../metrics/measurements';
import { backendCalls } from './backend-fetch';
import { loadShopRenderer, type PageRequest } from './shop-renderer';

/** What is needed to render, as plain data: it is passed to threads. */
export interface RenderingOptions {
  shopFolder: string;
  /** The folder of the renderers. */
  shopServerFolder: string;
  backendUrl: string;
  /** One for each language. */
  pageSettings: readonly PageSettings[];
}

/** A page with its first screen. */
export interface RenderedPage extends ShopPage {
  status: 200 | 404 | 410;
}

/** Of the first client that requests a page. */
export interface Client {
  /** The compression that it accepts. */
  compression?: Compression;
  /** Its IP address, by which the backend limits calls; absent if the storefront itself requests the page. */
  ip?: string;
  /** The id of its request, under which calls and failures are logged. */
  requestId?: string;
}

/** A page, and the client that it is rendered for. */
export interface RenderRequest extends PageRequest {
  language: Language;
  client: Client;
  /** Headers of its calls to the backend, which name the request that it is rendered for. */
  callHeaders?: Record<string, string>;
}

/**
 * Why there is no rendered page: `unavailable` if the backend cannot be reached, `overloaded` if more pages wait than can
 * be rendered in time.
 */
type NotRendered = 'unavailable' | 'overloaded';

/** Renders a page; the result is undefined if it cannot be rendered now. */
export type RenderPage = (request: RenderRequest) => Promise<RenderedPage | NotRendered | undefined>;

/** @param onCall is called for each call of the backend */
export async function createRendering(
  { shopFolder, shopServerFolder, backendUrl, pageSettings }: RenderingOptions,
  onCall: (call: BackendCall) => void = () => undefined,
): Promise<RenderPage> {
  const ask = backendCalls(backendUrl, onCall);
  const loaded = pageSettings.map(async (settings) => {
    const { language } = settings;
    const [renderer, pages] = await Promise.all([
      loadShopRenderer(shopServerFolder, language),
      readShopPages(shopFolder, settings),
    ]);
    return [language, { renderer, pages, settings }] as const;
  });
  const languages = new Map(await Promise.all(loaded));
  let rendering = 0;
  const render: RenderPage = async ({ language, client: { compression, ip }, callHeaders, ...request }) => {
    const inLanguage = languages.get(language);
    if (!inLanguage) throw new Error(`There are no pages in ${language}.`);
    const { renderer, pages, settings } = inLanguage;
    const fetch = ask({ ...callHeaders, ...(ip !== undefined && { 'x-forwarded-for': ip }) });
    const screen = await renderer.renderFirstScreen({ ...request, fetch, settings });
    if (!screen || screen === 'unavailable') return screen;
    // While pages wait for each other, time is worth more than bytes.
    const effort = rendering > 1 ? 'little' : 'usual';
    return { ...(await pages.rendered(screen, compression, effort)), status: screen.status };
  };
  return async (request) => {
    rendering += 1;
    try {
      return await render(request);
    } finally {
      rendering -= 1;
    }
  };
}
