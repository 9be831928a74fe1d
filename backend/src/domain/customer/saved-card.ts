import type { PaymentCard } from './payment-card';

/** A card of a customer's, as the provider describes it: never its number, never its CVC. */
export interface SavedCard extends PaymentCard {
  customerId: number;
  expMonth: number;
  expYear: number;
  /** The provider's, of the number; null for cards that were saved before it was asked for. */
  fingerprint: string | null;
  holderName: string;
  /** null: billed to the primary address. */
  billingAddressId: number | null;
  /** false: for one order, never listed. */
  listed: boolean;
}
