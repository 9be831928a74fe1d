import type { Database } from '../../adapters/postgres/database';
import type { Area } from '../../domain/location/area';
import { idsNamed } from '../../adapters/postgres/catalog/listing.repository';
import { cutPage, type PageWish, type Pagination } from '../../domain/catalog/pagination';
import {
  productSummaries,
  type ProductSummary,
} from '../../adapters/postgres/catalog/product-cards.repository';
import { RecentAnswers } from './recent-answers';

/** More words than a name has tell nothing more. */
const MAX_WORDS = 12;

export class SearchService {
  private readonly ids: RecentAnswers<number[]>;

  constructor(
    private readonly db: Database,
    rememberSeconds: number,
  ) {
    this.ids = new RecentAnswers(rememberSeconds);
  }

  /** Products whose name holds every word of the text, wherever in the name; a blank text finds nothing (BD-07). */
  async find(
    text: string,
    area: Area,
    wish: PageWish,
  ): Promise<{ products: ProductSummary[]; pagination: Pagination }> {
    const { ids, pagination } = cutPage(await this.named(wordsOf(text), area), wish);
    return { pagination, products: await productSummaries(this.db, ids, area) };
  }

  private async named(words: string[], area: Area): Promise<number[]> {
    if (words.length === 0) return [];
    return this.ids.get(JSON.stringify([words, area]), () => idsNamed(this.db, words, area));
  }
}

/** Without case and accents, as `products.search_name` is kept. */
function wordsOf(text: string): string[] {
  const folded = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  const words = folded.split(/\s+/).filter(Boolean);
  return [...new Set(words)].slice(0, MAX_WORDS);
}
