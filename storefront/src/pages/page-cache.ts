import { LRUCache } from 'lru-cache';
import { withTimeout } from '../../../server/with-timeout';
import type { CacheLookUp } from '../metrics/measurements';
import type { Client, RenderedPage, RenderPage, RenderRequest } from '../rendering/rendering';
import type { PageInPlace } from './shop-screens';

/** How long a request waits for a rendered page; after that it gets the plain page, which renders in the browser. */
const TIMEOUT_MS = 500;
/** A rendered page is the same for everybody at one address and place, but prices may change. */
export const FRESH_S = 5;
/** A slightly older page is sent at once while the next one is rendered, and for as long as none can be rendered. */
export const STALE_S = 60;
/** A rendering takes up to 5 s to find that the backend gives no answer; until the next one, pages say so sooner. */
const KNOWN_UNAVAILABLE_S = 10;
/** No path of the shop is longer. */
const MAX_ADDRESS_LENGTH = 512;

interface CachedPage {
  page: RenderedPage;
  renderedAt: number;
}

/** `unavailable` without a backend; undefined if nothing was rendered in time. */
export type FoundPage = RenderedPage | 'unavailable' | undefined;

export type OnFailure = (error: unknown, requestId?: string) => undefined;

/** The backend cannot be reached, so nothing can be rendered. */
class Unavailable extends Error {}

/** Rendered pages, each rendered once for all requests that wait for it. */
export class PageCache {
  private readonly cache: LRUCache<string, CachedPage, RenderRequest>;
  private readonly rendering = new Set<string>();
  /** When a rendering met no backend, unless a later one did. */
  private unavailableAt = -Infinity;

  /**
   * @param maxBytes the total size of all pages
   * @param onFailure receives the reason why a page could not be rendered, and the id of the request
   * @param onLookUp receives what was found
   */
  constructor(
    private readonly render: RenderPage,
    maxBytes: number,
    private readonly onFailure: OnFailure,
    private readonly onLookUp: (outcome: CacheLookUp) => void = () => undefined,
  ) {
    this.cache = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }) => bytesOfBoth(page),
      ttl: FRESH_S * 1_000,
      // By default a timer is set for each reading of the clock, which takes longer than the reading.
      ttlResolution: 0,
      noDeleteOnFetchRejection: true,
      noDeleteOnStaleGet: true,
      fetchMethod: (key, _stale, { context }) => this.renderAs(key, context),
    });
  }

  /** The page with its first screen, if there is a fresh one, or an older one that is being rendered again. */
  readyPage({ key }: PageInPlace): RenderedPage | undefined {
    const fresh = this.cache.get(key);
    if (fresh) this.onLookUp('hit');
    return fresh ? fresh.page : this.pageBeingRenewed(key);
  }

  private pageBeingRenewed(key: string): RenderedPage | undefined {
    if (!this.rendering.has(key) || this.ageOf(key) >= STALE_S * 1_000) return undefined;
    const stale = this.cache.peek(key, { allowStale: true });
    if (stale) this.onLookUp('stale');
    return stale?.page;
  }

  /** The page with its first screen, from the cache or newly rendered for a client. */
  async pageFor(
    { page, address, place, language, key }: PageInPlace,
    client: Client = {},
  ): Promise<FoundPage> {
    if (address.length > MAX_ADDRESS_LENGTH) return undefined;
    const context = { language, address, place, query: page.kind === 'public' ? page.query : [], client };
    const allowStale = this.ageOf(key) < STALE_S * 1_000;
    const status: LRUCache.Status<string, CachedPage, RenderRequest> = {};
    const found = this.cache.fetch(key, { context, allowStale, status }).then(
      (cached) => cached?.page,
      (error: unknown) =>
        error instanceof Unavailable ? 'unavailable' : this.onFailure(error, client.requestId),
    );
    this.onLookUp(lookUpOf(status));
    const inTime = await withTimeout(TIMEOUT_MS, found, () => undefined);
    return inTime ?? (this.isUnavailable ? 'unavailable' : undefined);
  }

  /** The total size of all pages. */
  get bytes(): number {
    return this.cache.calculatedSize;
  }

  get pages(): number {
    return this.cache.size;
  }

  /** Removes the pages with one of the tags, without tags every page; also those being rendered. */
  purge(tags?: readonly string[]): void {
    if (!tags) return this.cache.clear();
    // `keys()` would leave out pages that are no longer fresh, which are still sent.
    for (const key of [...this.cache.dump().map(([kept]) => kept), ...this.rendering]) {
      const [, , , ...ofPage] = key.split('\n');
      if (ofPage.some((tag) => tags.includes(tag))) this.cache.delete(key);
    }
  }

  private async renderAs(key: string, request: RenderRequest): Promise<CachedPage | undefined> {
    this.rendering.add(key);
    try {
      const page = await this.render(request);
      if (page === 'unavailable') {
        this.unavailableAt = performance.now();
        throw new Unavailable();
      }
      if (typeof page !== 'object') return undefined;
      this.unavailableAt = -Infinity;
      return { page, renderedAt: performance.now() };
    } finally {
      this.rendering.delete(key);
    }
  }

  private get isUnavailable(): boolean {
    return performance.now() - this.unavailableAt < KNOWN_UNAVAILABLE_S * 1_000;
  }

  private ageOf(key: string): number {
    const known = this.cache.peek(key, { allowStale: true });
    return known ? performance.now() - known.renderedAt : Infinity;
  }
}

/** Includes the size of the other compression, which may be added and is about as large. */
const bytesOfBoth = ({ text: { br, gzip } }: RenderedPage): number =>
  Math.ceil(2.5 * (br?.length ?? gzip?.length ?? 0));

function lookUpOf({ fetch, returnedStale }: LRUCache.Status<string, CachedPage, RenderRequest>): CacheLookUp {
  if (returnedStale) return 'stale';
  if (fetch === 'hit') return 'hit';
  return fetch === 'inflight' ? 'joined' : 'miss';
}
