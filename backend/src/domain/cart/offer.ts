import type { SpeedType } from '../shared/speed-type';

/** A variant as a location sells it at a speed. */
export interface OfferKey {
  variantId: number;
  locationId: number;
  speed: SpeedType;
}

/** What a location offers now. */
export interface Offer extends OfferKey {
  priceCents: number;
  /** Whether the location brings goods to the zipcode at that speed. */
  served: boolean;
  dineIn: boolean;
  inStock: number;
}
