import type { ListingCriteria } from '../../domain/catalog/listing-criteria';
import type { Area } from '../../domain/location/area';

/** Finds the products that match, in order. */
export abstract class Listings {
  /**
   * Ids of all matching products, in order, from which pages are cut. One variant must match both size and price; the
   * price compared is the one shown on the card.
   */
  abstract matchingIds(criteria: ListingCriteria): Promise<number[]>;

  /** Ids of all products in the area whose name contains every word; names that start with the words come first. */
  abstract idsNamed(words: string[], area: Area): Promise<number[]>;
}
