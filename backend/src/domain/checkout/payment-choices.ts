import type { CartKind } from '../cart/cart';

/** Payment methods (PAY-37). */
export const CARD = 2;
export const UPI = 3;
export const ON_DELIVERY = 4;

export interface PaymentChoice {
  id: typeof CARD | typeof UPI | typeof ON_DELIVERY;
  name: string;
}

const BY_CARD: PaymentChoice = { id: CARD, name: 'Credit/Debit/ATM cards' };
const BY_UPI: PaymentChoice = { id: UPI, name: 'UPI' };
const PAYMENT_ON_DELIVERY: PaymentChoice = { id: ON_DELIVERY, name: 'Payment on Delivery' };

/** What the shop has a provider of. */
export interface OfferedPayments {
  cards: boolean;
  upi: boolean;
}

/** The payment methods of a cart (PAY-37): a redemption is prepaid and has nothing to charge. */
export function paymentChoices(kind: CartKind, offered: OfferedPayments): PaymentChoice[] {
  if (kind === 'wallet') return [PAYMENT_ON_DELIVERY];
  return [...(offered.cards ? [BY_CARD] : []), ...(offered.upi ? [BY_UPI] : []), PAYMENT_ON_DELIVERY];
}
