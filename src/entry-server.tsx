import 'reflect-metadata/lite';
import { enableStaticRendering } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { FirstScreenData } from './adapters/browser/first-screen-block';
import { AnswerRecorder } from './adapters/http/recorded-answers';
import { BrowserStore } from './adapters/storage/browser-store';
import { MemoryStore } from './adapters/storage/memory-store';
import { PLACE_COOKIE, placeText, storePlaceText } from './adapters/storage/place-text';
import { PreparedScreen } from './composition/prepared-screen';
import { settingsFrom } from './composition/settings';
import { Shop } from './composition/shop';
import { App } from './ui/app/app';
import { matchScreen } from './ui/app/screens/match-screen';
import { PlaceStore } from './ui/location/place.store';

enableStaticRendering(true);

/** Where the calls go is the server's business: only their paths count. */
const SERVER_ENV = { VITE_BACKEND_URL: 'http://shop.invalid' };

export interface FirstScreenRequest {
  /** Path and query. */
  address: string;
  /** What the cookie of that name says; blank: a stranger. */
  place: string;
  /** Makes the backend's own calls, as a visitor. */
  fetch: typeof fetch;
}

export interface RenderedScreen {
  /** Title, and preloads of the first pictures. */
  head: string;
  /** What goes into the root. */
  markup: string;
  data: FirstScreenData;
}

/** The cookie that says where the shopper shops. */
export const placeCookie = PLACE_COOKIE;

/** Draws what a visitor sees first at an address; nothing where the screen is personal, or an answer no good or late. */
export async function renderFirstScreen(request: FirstScreenRequest): Promise<RenderedScreen | undefined> {
  const { address } = request;
  const local = new MemoryStore();
  storePlaceText(local, request.place);
  const recorder = new AnswerRecorder(request.fetch);
  const screen = new PreparedScreen(() => true);
  const settings = { ...settingsFrom(SERVER_ENV, recorder.fetch), isSilent: true };
  const shop = new Shop(settings, new BrowserStore(local, new MemoryStore()), screen);
  if (!matchScreen(address, shop.resolve(PlaceStore).place)?.screen.isServerRendered) return undefined;
  const html = await draw(shop, address);
  if (recorder.hasFailed || screen.isLate) return undefined;
  const { answers } = recorder;
  return { ...parted(html), data: { address, place: placeText(local), answers, places: screen.places } };
}

/** An error in a part must not pass for a screen. Nothing is put off: a later part would need a script in the page. */
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

/** React puts first what belongs into the head. */
function parted(html: string): { head: string; markup: string } {
  const head = /^(?:<title>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return { head, markup: html.slice(head.length) };
}
