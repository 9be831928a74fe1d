import type { CategoryFacts } from '../../domain/catalog/category-facts';
import type { ChosenFilters, ListingCriteria } from '../../domain/catalog/listing-criteria';
import type { Area } from '../../domain/location/area';

/** Ids of products, the best first. */
export interface FoundIds {
  ids: Int32Array;
  /** No product has the words themselves: these have similar ones. */
  areSimilar: boolean;
}

/** Finds the products that match, in order, and the filters that a category offers. */
export abstract class Listings {
  /** Reads the catalogue, so that the first shopper does not wait for that. */
  abstract prepare(): Promise<void>;

  /**
   * Ids of all matching products, in order, from which pages are cut. One variant must match both size and price; the
   * price compared is the one shown on the card.
   */
  abstract matchingIds(criteria: ListingCriteria): Promise<Int32Array>;

  /** @param chosen the filters by which products are counted; all filters of the category are offered */
  abstract facts(categoryId: number, chosen: ChosenFilters): Promise<CategoryFacts>;

  /**
   * Ids of all products in the area with every word in their name, brand, type or category; where the name has them
   * first. Without one: the most similar ones, as words may be misspelled.
   */
  abstract search(words: string[], area: Area): Promise<FoundIds>;
}
