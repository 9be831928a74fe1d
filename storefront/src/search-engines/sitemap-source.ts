import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The pages that search engines may index: the shop knows them and makes the calls. Undefined without an answer. */
export interface SitemapSource {
  /** Screens without parameters, and categories. */
  pages(): Promise<readonly IndexedPage[] | undefined>;
  /** @param page of the whole catalogue, from 1 */
  products(page: number): Promise<ProductPages | undefined>;
  readonly productsPerPage: number;
}

export interface IndexedPage {
  readonly path: string;
  /** YYYY-MM-DD; absent if unknown. */
  readonly changedOn?: string;
}

export interface ProductPages {
  readonly pages: readonly IndexedPage[];
  readonly totalPages: number;
}

interface SitemapModule {
  indexedPaths(backend: typeof fetch): SitemapSource;
}

/**
 * Loads the module that was built with the shop.
 *
 * @param backend calls the backend as a visitor
 */
export async function loadSitemapSource(file: string, backend: typeof fetch): Promise<SitemapSource> {
  const module = (await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)) as SitemapModule;
  return module.indexedPaths(backend);
}
