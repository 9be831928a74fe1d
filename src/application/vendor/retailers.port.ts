import type { Unavailable } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import type { RetailerOption, StarCategory, Venue } from '../../domain/vendor/retailer';

/** Dine-in is not offered at the zipcode (SHIP-28). */
export interface NotSupported {
  readonly kind: 'not-supported';
}

/** Locations for dine-in and redemption. */
export abstract class Retailers {
  /** The venues at a zipcode, possibly none (API-03); `place` is the name of the place. */
  abstract venuesAt(
    zipcode: string,
    place: string,
  ): Promise<Result<readonly Venue[], NotSupported | Unavailable>>;
  /** The retailers where the customer's balances can be redeemed, possibly none (API-18). */
  abstract redemptionRetailers(
    state: string,
    stars: StarCategory,
  ): Promise<Result<readonly RetailerOption[], Unavailable>>;
}
