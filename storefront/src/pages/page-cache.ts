import { LRUCache } from 'lru-cache';
import type { RenderPage } from '../rendering/rendering';
import type { ShopPage } from './shop-page';

/** How long a request waits for a rendered page; after that it gets the plain page, which renders in the browser. */
const TIMEOUT_MS = 500;
/** A rendered page is the same for everybody at one address and place, but prices may change. */
const FRESH_MS = 5_000;
/** A slightly older page is sent at once, while the next one is rendered. */
const STALE_MS = 60_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** No path of the shop is longer. */
const MAX_ADDRESS_LENGTH = 512;
const MAX_PLACE_LENGTH = 400;
/** The name of the cookie with the shopping place. */
const PLACE_COOKIE = 'shopping_place';

interface CachedPage {
  page: ShopPage;
  renderedAt: number;
}

/** Rendered pages, each rendered once for all requests that wait for it. */
export class PageCache {
  private readonly cache = new LRUCache<string, CachedPage, Parameters<RenderPage>[0]>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }) => page.plain.length + page.brotli.length + page.gzip.length,
    ttl: FRESH_MS,
    fetchMethod: async (_key, _stale, { context }) => {
      const page = await this.render(context);
      return page && { page, renderedAt: performance.now() };
    },
  });

  /** @param onFailure is told why a page could not be rendered */
  constructor(
    private readonly render: RenderPage,
    private readonly onFailure: (error: unknown) => undefined,
  ) {}

  /** The page of an address with its first screen, or undefined if there is none in time. */
  async pageFor(address: string, cookies: string): Promise<ShopPage | undefined> {
    if (address.length > MAX_ADDRESS_LENGTH) return undefined;
    const place = cookieIn(cookies, PLACE_COOKIE).slice(0, MAX_PLACE_LENGTH);
    const key = `${address}\n${place}`;
    const allowStale = this.ageOf(key) < STALE_MS;
    const found = this.cache.fetch(key, { context: { address, place }, allowStale });
    return (await withTimeout(TIMEOUT_MS, found.catch(this.onFailure)))?.page;
  }

  /** Forgets every page, also those being rendered. */
  purge(): void {
    this.cache.clear();
  }

  private ageOf(key: string): number {
    const known = this.cache.peek(key, { allowStale: true });
    return known ? performance.now() - known.renderedAt : Infinity;
  }
}

/** The answer, or undefined if it takes too long. */
async function withTimeout<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}

function cookieIn(header: string, name: string): string {
  const pair = header.split(/;\s*/).find((candidate) => candidate.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? '';
}
