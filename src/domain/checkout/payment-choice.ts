import type { PaymentCard } from '../customer/saved-card';

/** How the shopper will pay (STATE-02); a new card and a saved one look the same from here on. */
export type PaymentChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'pod' }
  | { readonly kind: 'upi'; readonly upiAddress: string }
  | CardPayment;

export interface CardPayment extends PaymentCard {
  readonly kind: 'card';
}

/** PAY-37 */
export const PAYMENT_METHOD_IDS = { card: 2, upi: 3, pod: 4 } as const;

export type PaymentMethod = keyof typeof PAYMENT_METHOD_IDS;

export const NO_PAYMENT: PaymentChoice = { kind: 'none' };

/** The number that placeorder carries; null until something is chosen. */
export const paymentMethodId = (choice: PaymentChoice): number | null =>
  choice.kind === 'none' ? null : PAYMENT_METHOD_IDS[choice.kind];

/** Listed, and never selectable for payment (PAY-04, X-143). */
export const NET_BANKING_BANKS = [
  'State Bank of India',
  'HDFC Bank',
  'ICICI Bank',
  'Axis Bank',
  'Kotak Mahindra Bank',
  'Punjab National Bank',
  'Bank of Baroda',
] as const;
