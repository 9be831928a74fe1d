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

export type PaymentMethod = Exclude<PaymentChoice['kind'], 'none'>;

export const NO_PAYMENT: PaymentChoice = { kind: 'none' };

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
