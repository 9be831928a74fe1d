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
import { PLACE_COOKIE, placeText, storePlaceText } from './adapters/storage/place-text';
import { PreparedScreen } from './composition/prepared-screen';
import { shopSettings } from './composition/settings';
import { Shop } from './composition/shop';
import { App } from './ui/app/app';
import { matchScreen } from './ui/app/screens/match-screen';
import { PlaceStore } from './ui/location/place.store';

enableStaticRendering(true);

/** A placeholder: only the paths of the calls are used. */
const BACKEND_URL = 'http://shop.invalid';

export interface FirstScreenRequest {
  /** Path and query. */
  address: string;
  /** The content of the place cookie; blank for a first visit. */
  place: string;
  /** Calls the backend as a visitor. */
  fetch: typeof fetch;
  /** The same as in the page, so that the browser can hydrate it. */
  settings: PageSettings;
}

export interface RenderedScreen {
  /** The title, and preloads of the first pictures. */
  head: string;
  /** The content of the root element. */
  markup: string;
  data: FirstScreenData;
}

/** The name of the cookie with the shopping place. */
export const placeCookie = PLACE_COOKIE;

/** Renders the first screen of a path for a visitor; undefined if the screen is personal, or an answer failed or is late. */
export async function renderFirstScreen(request: FirstScreenRequest): Promise<RenderedScreen | undefined> {
  const { address } = request;
  const local = new MemoryStore();
  storePlaceText(local, request.place);
  const recorder = new AnswerRecorder(request.fetch);
  const screen = new PreparedScreen(() => true);
  const api = new ApiSettings(BACKEND_URL, recorder.fetch);
  const settings = { ...shopSettings(request.settings), api, isSilent: true };
  const shop = new Shop(settings, new BrowserStore(local, new MemoryStore()), screen);
  if (!matchScreen(address, shop.resolve(PlaceStore).place)?.screen.isServerRendered) return undefined;
  const html = await draw(shop, address);
  if (recorder.hasFailed || screen.isLate) return undefined;
  const { answers } = recorder;
  return { ...parted(html), data: { address, place: placeText(local), answers, places: screen.places } };
}

/** Any error fails the rendering. Nothing is streamed later, since that would need a script in the page. */
async function draw(shop: Shop, address: string): Promise<string> {
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
