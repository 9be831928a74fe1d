import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import { tagsOf } from './page-tags';

/** What the shop knows of the page at an address. */
export type Page =
  /** The same for everybody in one place; `parameters` are what its path names. */
  | {
      readonly kind: 'public';
      readonly query: readonly string[];
      readonly parameters: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'personal' | 'not-found' }
  | { readonly kind: 'redirect'; readonly to: string; readonly isPermanent: boolean };

/** A page and the visitors that it is for, as the module of the screens describes them. */
export interface Placement {
  readonly page: Page;
  /** Path and query without parameters that do not count; blank for the page of unknown addresses. */
  readonly address: string;
  /** The shopping place in one spelling; blank without one. */
  readonly place: string;
  readonly zipcode: string;
}

export interface PlacedPage extends Placement {
  /** What it is about, for purging it. */
  readonly tags: readonly string[];
  /** The same for all requests that one rendering answers. */
  readonly key: string;
}

/** The module of the shop's screens, as far as the storefront knows it. */
interface ScreensModule {
  readonly placeCookie: string;
  pageAt: (address: string, cookie: string) => Placement;
}

/** The page of a request, from its path and query and its `Cookie` header. */
export type PageAt = (address: string, cookies: string) => PlacedPage;

/** Matching an address takes longer than sending a page from the cache. */
const MAX_REMEMBERED_CHARACTERS = 4_000_000;
const MAX_COOKIE_LENGTH = 400;

/** Loads the module that was built with the shop. */
export async function loadShopScreens(file: string): Promise<PageAt> {
  return rememberingPages(
    (await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)) as ScreensModule,
  );
}

export function rememberingPages({ placeCookie, pageAt }: ScreensModule): PageAt {
  const known = new LRUCache<string, PlacedPage>({
    maxSize: MAX_REMEMBERED_CHARACTERS,
    sizeCalculation: (_page, key) => key.length,
  });
  return (address, cookies) => {
    const cookie = cookieIn(cookies, placeCookie).slice(0, MAX_COOKIE_LENGTH);
    const key = `${cookie}\n${address}`;
    const remembered = known.get(key);
    if (remembered) return remembered;
    const page = placed(pageAt(address, cookie));
    known.set(key, page);
    return page;
  };
}

function placed(placement: Placement): PlacedPage {
  const tags = tagsOf(placement);
  return { ...placement, tags, key: [placement.address, placement.place, ...tags].join('\n') };
}

function cookieIn(header: string, name: string): string {
  const pair = header.split(/;\s*/).find((candidate) => candidate.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? '';
}
