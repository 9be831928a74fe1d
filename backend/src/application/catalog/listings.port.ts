import type { ListingCriteria } from '../../domain/catalog/listing-criteria';
import type { Area } from '../../domain/location/area';

/** Which products match, in order. */
export abstract class Listings {
  /**
   * The ids of all products that match, in order: pages are cut from it. Size and price must meet in one variant, and the
   * price that counts is the one that the card shows.
   */
  abstract matchingIds(criteria: ListingCriteria): Promise<number[]>;

  /** The ids of all products of the area whose name holds every word; names that begin as the words do come first. */
  abstract idsNamed(words: string[], area: Area): Promise<number[]>;
}
