import type { Retailer } from '../../domain/vendor/retailer';

export abstract class Retailers {
  /** Whether dine-in is offered to that zipcode at all (BD-03). */
  abstract supportsDineIn(zipcode: string): Promise<boolean>;

  /** The venues that serve a zipcode (BD-03). */
  abstract venuesServing(zipcode: string): Promise<Retailer[]>;

  /** Venues of a state, and of a star category unless it is 0, where a customer has something left to drink (BD-18). */
  abstract venuesForRedemption(wanted: {
    customerId: number;
    state: string;
    priceCategory: number;
  }): Promise<Retailer[]>;
}
