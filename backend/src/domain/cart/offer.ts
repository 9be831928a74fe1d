import type { SpeedType } from '../shared/speed-type';

/** A variant at a location and a speed. */
export interface OfferKey {
  variantId: number;
  locationId: number;
  speed: SpeedType;
}

/** What a location currently offers. */
export interface Offer extends OfferKey {
  priceCents: number;
  /** Whether the location delivers to the zipcode at that speed. */
  served: boolean;
  dineIn: boolean;
  inStock: number;
}
