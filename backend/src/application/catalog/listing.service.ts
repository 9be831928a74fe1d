import type { Database } from '../../adapters/postgres/database';
import type { Area } from '../../domain/location/area';
import { categoryFacts, type CategoryFacts } from '../../adapters/postgres/catalog/category.repository';
import { matchingIds, type ListingCriteria } from '../../adapters/postgres/catalog/listing.repository';
import { cutPage, type PageWish, type Pagination } from '../../domain/catalog/pagination';
import { listedProducts, type ListedProduct } from '../../adapters/postgres/catalog/product-cards.repository';
import { RecentAnswers } from './recent-answers';

export interface Listing {
  facts: CategoryFacts;
  products: ListedProduct[];
  pagination: Pagination;
}

/** Listings: which products match and what filters they offer is remembered shortly, the page itself is read each time. */
export class ListingService {
  private readonly ids: RecentAnswers<number[]>;
  private readonly facts: RecentAnswers<CategoryFacts>;

  constructor(
    private readonly db: Database,
    rememberSeconds: number,
  ) {
    this.ids = new RecentAnswers(rememberSeconds);
    this.facts = new RecentAnswers(rememberSeconds);
  }

  /** A page of what matches, with the filters of the category that the listing belongs to. */
  async page(criteria: ListingCriteria, filtersOf: number, wish: PageWish): Promise<Listing> {
    const [facts, matching] = await Promise.all([
      this.factsOf(filtersOf, criteria.area),
      this.matching(criteria),
    ]);
    const { ids, pagination } = cutPage(matching, wish);
    return { facts, pagination, products: await listedProducts(this.db, ids, criteria.area) };
  }

  /** Every product that matches, in order. */
  matching(criteria: ListingCriteria): Promise<number[]> {
    return this.ids.get(JSON.stringify(criteria), () => matchingIds(this.db, criteria));
  }

  private factsOf(categoryId: number, area: Area): Promise<CategoryFacts> {
    return this.facts.get(JSON.stringify([categoryId, area]), () => categoryFacts(this.db, categoryId, area));
  }
}
