import { cutPage, type PageRequest, type Pagination } from '../../domain/catalog/pagination';
import type { ListedProduct } from '../../domain/catalog/product-card';
import { searchWords } from '../../domain/catalog/search-words';
import type { Area } from '../../domain/location/area';
import type { Listings } from './listings.port';
import type { ProductCards } from './product-cards.port';
import { QueryCache } from './query-cache';

interface FoundProducts {
  products: ListedProduct[];
  pagination: Pagination;
}

export class SearchProducts {
  private readonly ids: QueryCache<number[]>;

  constructor(
    private readonly listings: Listings,
    private readonly cards: ProductCards,
    cachedSeconds: number,
  ) {
    this.ids = new QueryCache(cachedSeconds);
  }

  /** Products whose name contains every word of the text, anywhere; a blank text finds nothing (BD-07). */
  async execute(text: string, area: Area, page: PageRequest): Promise<FoundProducts> {
    const { ids, pagination } = cutPage(await this.named(searchWords(text), area), page);
    return { pagination, products: await this.cards.listed(ids, area) };
  }

  private async named(words: string[], area: Area): Promise<number[]> {
    if (words.length === 0) return [];
    return this.ids.get(JSON.stringify([words, area]), () => this.listings.idsNamed(words, area));
  }
}
