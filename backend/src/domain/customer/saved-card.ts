import type { PaymentCard } from './payment-card';

/** A customer's card, as the provider describes it: never its number or CVC. */
export interface SavedCard extends PaymentCard {
  customerId: number;
  expMonth: number;
  expYear: number;
  /** The provider's fingerprint of the number; null for cards that were saved before it was recorded. */
  fingerprint: string | null;
  holderName: string;
  /** null: billed to the primary address. */
  billingAddressId: number | null;
  /** false: a one-off card, never listed. */
  listed: boolean;
}
