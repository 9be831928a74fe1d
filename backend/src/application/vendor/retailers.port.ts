import type { Retailer } from '../../domain/vendor/retailer';

export abstract class Retailers {
  /** Whether dine-in is offered in that zipcode (BD-03). */
  abstract supportsDineIn(zipcode: string): Promise<boolean>;

  /** The venues that serve a zipcode (BD-03). */
  abstract venuesServing(zipcode: string): Promise<Retailer[]>;

  /** Venues of a state and a star category (0: any) where a customer has a balance to redeem (BD-18). */
  abstract venuesForRedemption(wanted: {
    customerId: number;
    state: string;
    starCategory: number;
  }): Promise<Retailer[]>;
}
