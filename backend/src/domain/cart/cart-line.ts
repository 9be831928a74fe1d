import type { SpeedType } from '../shared/speed-type';

/** A line with everything needed for its price, its picture and its order. */
export interface CartLine {
  id: number;
  variantId: number;
  locationId: number;
  speed: SpeedType;
  quantity: number;
  /** The unit price that the shopper was last shown; another one is not charged without being shown. */
  seenPriceCents: number;
  /** The order that prepaid a line of a wallet cart; null: the oldest lots pay. */
  pastOrderNumber: string | null;
  productId: number;
  productName: string;
  /** All categories that the product is in, those above others too. */
  categoryIds: number[];
  productType: 'config' | 'simple';
  thumbnail: string;
  bottleSize: string;
  vendorId: number;
  vendorName: string;
  locationPicksUp: boolean;
  locationState: string;
  /** Star category, 1 to 5; null: not a venue. */
  locationStarCategory: number | null;
  /** The current price; the last one shown if it is no longer sold. */
  priceCents: number;
  sold: boolean;
  /** Whether the location delivers to the cart's zipcode at that speed. */
  served: boolean;
  inStock: number;
  soldOutMessage: string | null;
  shippingCents: number;
}

/** Units to add to a cart. */
export interface Addition {
  cartId: string;
  variantId: number;
  locationId: number;
  speed: SpeedType;
  quantity: number;
  /** Unit price; recorded as shown. */
  priceCents: number;
  pastOrderNumber?: string | null;
}
