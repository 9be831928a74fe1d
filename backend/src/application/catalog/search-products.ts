import { cutPage, type PageRequest, type Pagination } from '../../domain/catalog/pagination';
import type { ListedProduct } from '../../domain/catalog/product-card';
import { searchWords } from '../../domain/catalog/search-words';
import type { Area } from '../../domain/location/area';
import type { FoundIds, Listings } from './listings.port';
import type { ProductCards } from './product-cards.port';
import { QueryCache } from './query-cache';

interface FoundProducts {
  products: ListedProduct[];
  pagination: Pagination;
  /** No product matches: these are similar. */
  areSimilar: boolean;
}

export class SearchProducts {
  private readonly found: QueryCache<FoundIds>;

  constructor(
    private readonly listings: Listings,
    private readonly cards: ProductCards,
    cachedSeconds: number,
  ) {
    this.found = new QueryCache({ seconds: cachedSeconds });
  }

  /** Products with every word of the text, or similar ones; a blank text finds nothing (BD-07). */
  async execute(text: string, area: Area, page: PageRequest): Promise<FoundProducts> {
    const found = await this.search(searchWords(text), area);
    const { ids, pagination } = cutPage(found.ids, page);
    return { pagination, products: await this.cards.listed(ids, area), areSimilar: found.areSimilar };
  }

  private async search(words: string[], area: Area): Promise<FoundIds> {
    if (words.length === 0) return { ids: new Int32Array(), areSimilar: false };
    return this.found.get(JSON.stringify([words, area]), () => this.listings.search(words, area));
  }
}
