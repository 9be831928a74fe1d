import type { PaymentCard } from '../customer/saved-card';

/** The chosen payment (STATE-02); new and saved cards are treated alike. */
export type PaymentChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'pod' }
  | { readonly kind: 'upi'; readonly upiId: string }
  | CardPayment;

export interface CardPayment extends PaymentCard {
  readonly kind: 'card';
}

/** PAY-37 */
export const PAYMENT_METHOD_IDS = { card: 2, upi: 3, pod: 4 } as const;

export type PaymentMethod = keyof typeof PAYMENT_METHOD_IDS;

export const NO_PAYMENT: PaymentChoice = { kind: 'none' };

/** The method's number for placeorder; null until one is chosen. */
export const paymentMethodId = (choice: PaymentChoice): number | null =>
  choice.kind === 'none' ? null : PAYMENT_METHOD_IDS[choice.kind];

/** Listed but never selectable (PAY-04, X-143). */
export const NET_BANKING_BANKS = [
  'State Bank of India',
  'HDFC Bank',
  'ICICI Bank',
  'Axis Bank',
  'Kotak Mahindra Bank',
  'Punjab National Bank',
  'Bank of Baroda',
] as const;
