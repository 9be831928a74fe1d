import type { CartKind } from '../database/schema/cart';

export interface PaymentChoice {
  id: 2 | 3 | 4;
  name: string;
}

const CARDS: PaymentChoice = { id: 2, name: 'Credit/Debit/ATM cards' };
const UPI: PaymentChoice = { id: 3, name: 'UPI' };
const ON_DELIVERY: PaymentChoice = { id: 4, name: 'Payment on Delivery' };

/** What may pay for a cart (PAY-37): what the wallet has paid for already leaves nothing to charge. */
export function paymentChoices(kind: CartKind): PaymentChoice[] {
  return kind === 'wallet' ? [ON_DELIVERY] : [CARDS, UPI, ON_DELIVERY];
}
