import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { Language } from '../../../settings/page-settings';
import { cookieIn } from './cookie-in';
import type { PageHeaders, PageLanguages } from './languages';
import { tagsOf } from './page-tags';
import type { PageDescription } from './page-description';

/** A page in a shopping place, as the cache and purging know it. */
export interface PageInPlace extends PageDescription {
  readonly language: Language;
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

/** Finds the page of a request by its path and query, its cookies, and the languages that it accepts. */
export class ShopScreens {
  private readonly known = new LRUCache<string, PageInPlace>({
    maxSize: MAX_REMEMBERED_CHARACTERS,
    sizeCalculation: (_page, key) => key.length,
  });

  constructor(
    private readonly screens: ScreensModule,
    private readonly languages: PageLanguages,
  ) {}

  pageAt(address: string, headers: PageHeaders): PageInPlace {
    const cookie = this.placeIn(headers);
    const language = this.languages.of(headers);
    const key = keyOf(address, cookie, language);
    const remembered = this.known.get(key);
    if (remembered) return remembered;
    const page = withTagsAndKey(this.screens.pageAt(address, cookie), language);
    this.known.set(key, page);
    return page;
  }

  /** The page, if it was looked up before; without waiting. */
  knownPageAt(address: string, headers: PageHeaders): PageInPlace | undefined {
    return this.known.get(keyOf(address, this.placeIn(headers), this.languages.of(headers)));
  }

  private placeIn({ cookie = '' }: PageHeaders): string {
    return cookieIn(cookie, this.screens.placeCookie).slice(0, MAX_COOKIE_LENGTH);
  }
}

const keyOf = (address: string, cookie: string, language: Language): string =>
  `${language}\n${cookie}\n${address}`;

/** Loads the module that was built with the shop. */
export async function loadShopScreens(file: string, languages: PageLanguages): Promise<ShopScreens> {
  const screens = (await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)) as ScreensModule;
  return new ShopScreens(screens, languages);
}

function withTagsAndKey(description: PageDescription, language: Language): PageInPlace {
  const tags = tagsOf(description);
  const { address, place } = description;
  return { ...description, language, tags, key: [language, address, place, ...tags].join('\n') };
}
