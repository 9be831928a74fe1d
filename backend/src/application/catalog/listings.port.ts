import type { ListingCriteria } from '../../domain/catalog/listing-criteria';
import type { Area } from '../../domain/location/area';

/** Ids of products, the best first. */
export interface FoundIds {
  ids: number[];
  /** No product has the words themselves: these have similar ones. */
  areSimilar: boolean;
}

/** Finds the products that match, in order. */
export abstract class Listings {
  /**
   * Ids of all matching products, in order, from which pages are cut. One variant must match both size and price; the
   * price compared is the one shown on the card.
   */
  abstract matchingIds(criteria: ListingCriteria): Promise<number[]>;

  /**
   * Ids of all products in the area with every word in their name, brand, type or category; where the name has them
   * first. Without one: the most similar ones, as words may be misspelled.
   */
  abstract search(words: string[], area: Area): Promise<FoundIds>;
}
