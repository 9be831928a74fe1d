import type { CategoryFacts } from '../../domain/catalog/category-facts';
import { refused } from '../../domain/catalog/catalog-refusal';
import type { ListingCriteria } from '../../domain/catalog/listing-criteria';
import { cutPage, type PageRequest, type Pagination } from '../../domain/catalog/pagination';
import type { ListedProduct } from '../../domain/catalog/product-card';
import type { Area } from '../../domain/location/area';
import type { Listings } from './listings.port';
import type { ProductCards } from './product-cards.port';
import { QueryCache } from './query-cache';

export interface Listing {
  facts: CategoryFacts;
  products: ListedProduct[];
  pagination: Pagination;
}

/** Listings: matching ids and available filters are cached briefly; the page's products are read each time. */
export class ListProducts {
  private readonly ids: QueryCache<Int32Array>;
  private readonly facts: QueryCache<CategoryFacts>;

  constructor(
    private readonly listings: Listings,
    private readonly cards: ProductCards,
    cachedSeconds: number,
  ) {
    this.ids = new QueryCache({ seconds: cachedSeconds });
    this.facts = new QueryCache({ seconds: cachedSeconds });
  }

  /** A page of the matches, with the filters of the listing's category. */
  async execute(criteria: ListingCriteria, filtersOf: number, page: PageRequest): Promise<Listing> {
    const [facts, matching] = await Promise.all([this.factsOf(filtersOf, criteria), this.matching(criteria)]);
    const { ids, pagination } = cutPage(matching, page);
    return { facts, pagination, products: await this.cards.listed(ids, criteria.area) };
  }

  /** A page of one category in default order; refused if it does not exist. */
  async ofCategory(id: number, area: Area, page: PageRequest): Promise<Listing> {
    const criteria: ListingCriteria = { categoryIds: [id], sizes: [], bands: [], order: 'default', area };
    const listing = await this.execute(criteria, id, page);
    if (!listing.facts.category) throw refused({ kind: 'category-not-found' });
    return listing;
  }

  /** All matching products, in order. */
  matching(criteria: ListingCriteria): Promise<Int32Array> {
    return this.ids.get(JSON.stringify(criteria), () => this.listings.matchingIds(criteria));
  }

  /** The order of the products does not matter. */
  private factsOf(categoryId: number, { order: _order, ...chosen }: ListingCriteria): Promise<CategoryFacts> {
    return this.facts.get(JSON.stringify([categoryId, chosen]), () =>
      this.listings.facts(categoryId, chosen),
    );
  }
}
