/** A size of a product as a venue serves it. */
export interface RedeemableVariant {
  size: string;
  priceCents: number;
}

/** A product that a customer prepaid and a vendor's venue sells, with what is left of it and what of that is redeemable there. */
export interface WalletProduct {
  productId: number;
  name: string;
  image: string;
  availableMl: number;
  redeemableMl: number;
  /** The one order that prepaid all that is redeemable there; null: several did, or none. */
  pastOrderNumber: string | null;
  variants: RedeemableVariant[];
}
