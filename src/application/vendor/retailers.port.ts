import type { Unavailable } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import type { RetailerOption, StarCategory, Venue } from '../../domain/vendor/retailer';

/** Dine-in is not offered at the zipcode at all (SHIP-28). */
export interface NotSupported {
  readonly kind: 'not-supported';
}

/** Where a shopper can drink. */
export abstract class Retailers {
  /** The venues at a zipcode, possibly none (API-03); `place` is what the shop calls it. */
  abstract venuesAt(
    zipcode: string,
    place: string,
  ): Promise<Result<readonly Venue[], NotSupported | Unavailable>>;
  /** Where the customer's own balances can be redeemed, possibly nowhere (API-18). */
  abstract redemptionRetailers(
    state: string,
    stars: StarCategory,
  ): Promise<Result<readonly RetailerOption[], Unavailable>>;
}
