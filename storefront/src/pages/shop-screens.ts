import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import { tagsOf } from './page-tags';
import type { PageDescription } from './page-description';

/** A page in a shopping place, as the cache and purging know it. */
export interface PageInPlace extends PageDescription {
  /** For purging. */
  readonly tags: readonly string[];
  /** The same for all requests that one rendering answers. */
  readonly key: string;
}

/** The module of the shop's screens, as far as the storefront knows it. */
interface ScreensModule {
  readonly placeCookie: string;
  pageAt: (address: string, cookie: string) => PageDescription;
}

/** Matching an address takes longer than sending a page from the cache. */
const MAX_REMEMBERED_CHARACTERS = 4_000_000;
const MAX_COOKIE_LENGTH = 400;

/** Finds the page of a request by its path and query and its `Cookie` header. */
export class ShopScreens {
  private readonly known = new LRUCache<string, PageInPlace>({
    maxSize: MAX_REMEMBERED_CHARACTERS,
    sizeCalculation: (_page, key) => key.length,
  });

  constructor(private readonly screens: ScreensModule) {}

  pageAt(address: string, cookies: string): PageInPlace {
    const cookie = this.placeIn(cookies);
    const key = keyOf(address, cookie);
    const remembered = this.known.get(key);
    if (remembered) return remembered;
    const page = withTagsAndKey(this.screens.pageAt(address, cookie));
    this.known.set(key, page);
    return page;
  }

  /** The page, if it was looked up before; without waiting. */
  knownPageAt(address: string, cookies: string): PageInPlace | undefined {
    return this.known.get(keyOf(address, this.placeIn(cookies)));
  }

  private placeIn(cookies: string): string {
    return cookieIn(cookies, this.screens.placeCookie).slice(0, MAX_COOKIE_LENGTH);
  }
}

const keyOf = (address: string, cookie: string): string => `${cookie}\n${address}`;

/** Loads the module that was built with the shop. */
export async function loadShopScreens(file: string): Promise<ShopScreens> {
  return new ShopScreens(
    (await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)) as ScreensModule,
  );
}

function withTagsAndKey(description: PageDescription): PageInPlace {
  const tags = tagsOf(description);
  return { ...description, tags, key: [description.address, description.place, ...tags].join('\n') };
}

function cookieIn(header: string, name: string): string {
  const pair = header.split(/;\s*/).find((candidate) => candidate.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? '';
}
