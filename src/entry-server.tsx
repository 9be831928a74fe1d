import 'reflect-metadata/lite';
import { enableStaticRendering } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { PageSettings } from '../settings/page-settings';
import type { FirstScreenData } from './adapters/browser/first-screen-block';
import { ApiSettings } from './adapters/http/api';
import { AnswerRecorder } from './adapters/http/recorded-answers';
import { BrowserStore } from './adapters/storage/browser-store';
import { MemoryStore } from './adapters/storage/memory-store';
import { placeText, storePlaceText } from './adapters/storage/place-text';
import { PreparedScreen } from './composition/prepared-screen';
import { shopSettings } from './composition/settings';
import { Shop } from './composition/shop';
import { App } from './ui/app/app';
import { pathExists } from './ui/app/screens/path-exists';
import { NOT_FOUND_STATUS } from './ui/shared/page-head/not-found-status';

enableStaticRendering(true);

/** A placeholder: only the paths of the calls are used. */
const BACKEND_URL = 'http://shop.invalid';

/** A page as `pageAt` of the screens describes it. */
export interface FirstScreenRequest {
  /** Path and query, without parameters that do not count; blank for the page of unknown addresses. */
  address: string;
  /** The parameters of the query that count. */
  query: readonly string[];
  /** The shopping place as a text; blank for a first visit. */
  place: string;
  /** Calls the backend as a visitor. */
  fetch: typeof fetch;
  /** The same as in the page, so that the browser can hydrate it. */
  settings: PageSettings;
}

export interface RenderedScreen {
  status: 200 | 404 | 410;
  /** The title, and preloads of the first pictures. */
  head: string;
  /** The content of the root element. */
  markup: string;
  data: FirstScreenData;
}

/** An address that matches no screen. */
const UNKNOWN_ADDRESS = '/404';

/**
 * Renders the first screen of a page for a visitor.
 *
 * @returns `unavailable` if the backend could not be reached or has a fault; undefined if an answer failed or is late
 */
export async function renderFirstScreen(
  request: FirstScreenRequest,
): Promise<RenderedScreen | 'unavailable' | undefined> {
  const { query } = request;
  const address = request.address || UNKNOWN_ADDRESS;
  const local = new MemoryStore();
  storePlaceText(local, request.place);
  const recorder = new AnswerRecorder(request.fetch);
  const screen = new PreparedScreen(() => true);
  const settings = shopSettings(request.settings, recorder.fetch, BACKEND_URL);
  const onUnreadable = () => (recorder.hasFailed = true);
  const api = new ApiSettings({ ...settings.api.options, onUnreadable });
  const shop = new Shop(
    { ...settings, api, isSilent: true },
    new BrowserStore(local, new MemoryStore()),
    screen,
  );
  const [html, exists] = await Promise.all([render(shop, address), pathExists(address, shop)]);
  if (recorder.isUnavailable) return 'unavailable';
  if (recorder.hasFailed || screen.isLate) return undefined;
  const { head, markup } = parted(html);
  const isFound = exists && !head.includes(NOT_FOUND_STATUS);
  const { answers } = recorder;
  const data = { query, place: placeText(local), answers, places: screen.places };
  return {
    status: isFound ? 200 : recorder.isGone ? 410 : 404,
    head,
    markup,
    data: request.address ? { ...data, address } : data,
  };
}

/** Any error fails the rendering. Nothing is streamed later, since that would need a script in the page. */
async function render(shop: Shop, address: string): Promise<string> {
  const router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={address}>{children}</StaticRouter>
  );
  let failure: { error: unknown } | undefined;
  const { prelude } = await prerender(<App services={shop} router={router} />, {
    progressiveChunkSize: Infinity,
    onError: (error) => void (failure ??= { error }),
  });
  if (failure) throw failure.error;
  return new Response(prelude as ReadableStream).text();
}

/** React renders the elements of the head first. */
function parted(html: string): { head: string; markup: string } {
  const head = /^(?:<title>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head, markup: html.slice(head.length) };
}
