/** A size of a product at a venue. */
interface RedeemableVariant {
  size: string;
  priceCents: number;
}

/**
 * A product that a customer prepaid and a venue offers, with the balance and the part of it that is redeemable there.
 */
export interface WalletProduct {
  productId: number;
  name: string;
  image: string;
  availableMl: number;
  redeemableMl: number;
  /** The order that prepaid all that is redeemable there; null: several orders, or none. */
  pastOrderNumber: string | null;
  variants: RedeemableVariant[];
}
