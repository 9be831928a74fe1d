import { pageAddress } from './adapters/browser/page-address';
import { BrowserStore } from './adapters/storage/browser-store';
import { MemoryStore } from './adapters/storage/memory-store';
import { PLACE_COOKIE, placeText, storePlaceText } from './adapters/storage/place-text';
import { storedPlace } from './adapters/storage/stored-place';
import { type ServerPage, serverPageOf } from './ui/app/screens/server-page';

/** The name of the cookie with the shopping place. */
export const placeCookie = PLACE_COOKIE;

/** A page, and which visitors it is for. */
export interface PageDescription {
  readonly page: ServerPage;
  /** Path and query without what does not change the page; blank if every unknown address has the same page. */
  readonly address: string;
  /** The place in one spelling. */
  readonly place: string;
  readonly zipcode: string;
}

/**
 * What a server knows of an address without rendering it.
 *
 * @param address path and query
 * @param cookie the content of the place cookie; blank for a first visit
 */
export function pageAt(address: string, cookie: string): PageDescription {
  const store = new BrowserStore(new MemoryStore(), new MemoryStore());
  storePlaceText(store.local, cookie);
  const place = storedPlace(store).get();
  const page = serverPageOf(address, place);
  return {
    page,
    address: page.kind === 'public' ? pageAddress(address, page.query) : '',
    place: placeText(store.local),
    zipcode: place.zipcode?.value ?? '',
  };
}
