import { LRUCache } from 'lru-cache';
import type { IndexedPage, ProductPages, SitemapSource } from './sitemap-source';

/** The most that one sitemap, and one index of sitemaps, may list (sitemaps.org). */
export const MAX_ENTRIES = 50_000;
const AN_HOUR_MS = 3_600_000;
const MAX_PAGES = 100_000;
const MAX_BYTES = 32 * 1024 * 1024;
const DATE_BYTES = 10;

/**
 * The catalogue in parts of at most 50,000 products, read while it is sent. Its pages are cached for an hour, and
 * each is requested once for all clients that wait for it; a client that disconnects causes no more calls.
 */
export class SitemapParts {
  private readonly pagesPerPart: number;
  private readonly catalogue: LRUCache<number, ProductPages>;

  constructor(private readonly source: SitemapSource) {
    this.pagesPerPart = Math.floor(MAX_ENTRIES / source.productsPerPage);
    this.catalogue = new LRUCache({
      max: MAX_PAGES,
      maxSize: MAX_BYTES,
      sizeCalculation: ({ pages }) => pages.reduce((bytes, { path }) => bytes + path.length + DATE_BYTES, 1),
      ttl: AN_HOUR_MS,
      // An old list of products serves search engines better than none.
      allowStaleOnFetchRejection: true,
      fetchMethod: (page) => this.read(page),
    });
  }

  /** How many parts the catalogue has. */
  async count(): Promise<number> {
    const { totalPages } = await this.page(1);
    return Math.min(Math.ceil(totalPages / this.pagesPerPart), MAX_ENTRIES - 1);
  }

  /** The products of a part, a page of the catalogue at a time. */
  async *productsOf(part: number): AsyncGenerator<readonly IndexedPage[]> {
    const first = (part - 1) * this.pagesPerPart + 1;
    for (let page = first; page < first + this.pagesPerPart; page += 1) {
      const { pages, totalPages } = await this.page(page);
      yield pages;
      if (page >= totalPages || pages.length === 0) return;
    }
  }

  private page(page: number): Promise<ProductPages> {
    return this.catalogue.forceFetch(page);
  }

  private async read(page: number): Promise<ProductPages> {
    const read = await this.source.products(page);
    if (!read) throw new Error('The backend gives no answer.');
    return read;
  }
}
