import type { OfferKey } from '../cart/offer';

/** A size of a product at a location. */
export interface RedeemableKey {
  productId: number;
  bottleSize: string;
  locationId: number;
}

/** The offer of a size at a location, as a wallet line needs it. */
export interface RedeemableOffer extends OfferKey {
  productId: number;
  bottleSize: string;
  dineIn: boolean;
  locationState: string;
  /** Star category, 1 to 5; null: not a venue. */
  locationStarCategory: number | null;
  inStock: number;
}
