import type { SpeedType } from '../shared/speed-type';

/** A line with everything that its price, its picture and its order need. */
export interface CartLine {
  id: number;
  variantId: number;
  locationId: number;
  speed: SpeedType;
  quantity: number;
  /** The price of one that the shopper was last shown: another one is not charged unseen. */
  seenPriceCents: number;
  /** The order out of which a line of a wallet cart is paid; null: out of the oldest. */
  pastOrderNumber: string | null;
  productId: number;
  productName: string;
  productType: 'config' | 'simple';
  thumbnail: string;
  bottleSize: string;
  vendorId: number;
  vendorName: string;
  locationPicksUp: boolean;
  locationState: string;
  /** Stars, 1 to 5; null: not a venue. */
  locationPriceCategory: number | null;
  /** The price now; the one last shown where it is sold no more. */
  priceCents: number;
  sold: boolean;
  /** Whether the location delivers to the cart's zipcode at that speed. */
  served: boolean;
  inStock: number;
  soldOutMessage: string | null;
  shippingCents: number;
}

/** Units to put into a cart. */
export interface Addition {
  cartId: string;
  variantId: number;
  locationId: number;
  speed: SpeedType;
  quantity: number;
  /** Of one; counts as shown. */
  priceCents: number;
  pastOrderNumber?: string | null;
}
