import type { IndexedPage, ProductPages, SitemapSource } from '../../src/search-engines/sitemap-source';

const PER_PAGE = 50;

/** A catalogue of that many products, which records the requested pages. */
export class Catalogue implements SitemapSource {
  readonly productsPerPage = PER_PAGE;
  readonly asked: number[] = [];
  isDown = false;
  /** From this page on, the backend gives no answer. */
  downFrom = Infinity;
  paths: readonly string[] = ['/', '/store'];
  /** When each product changed last; blank: unknown. */
  changedOn = '';
  /** Settles before each page; a test may hold it. */
  ready: Promise<void> = Promise.resolve();

  constructor(readonly size: number) {}

  async pages(): Promise<readonly IndexedPage[] | undefined> {
    return this.isDown ? undefined : this.paths.map((path) => ({ path }));
  }

  async products(page: number): Promise<ProductPages | undefined> {
    this.asked.push(page);
    await this.ready;
    if (this.isDown || page >= this.downFrom) return undefined;
    const first = (page - 1) * PER_PAGE;
    const count = Math.max(0, Math.min(PER_PAGE, this.size - first));
    return {
      pages: Array.from({ length: count }, (_, index) => ({
        path: `/store/${first + index + 1}`,
        ...(this.changedOn && { changedOn: this.changedOn }),
      })),
      totalPages: Math.ceil(this.size / PER_PAGE),
    };
  }
}
