import type { OfferKey } from '../cart/offer';

/** A size of a product at a location. */
export interface RedeemableKey {
  productId: number;
  bottleSize: string;
  locationId: number;
}

/** What a location sells of a product in that size, as its wallet line needs it. */
export interface RedeemableOffer extends OfferKey {
  productId: number;
  bottleSize: string;
  dineIn: boolean;
  locationState: string;
  /** Stars, 1 to 5; null: not a venue. */
  locationPriceCategory: number | null;
  inStock: number;
}
