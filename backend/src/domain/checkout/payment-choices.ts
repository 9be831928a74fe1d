import type { CartKind } from '../cart/cart';
import { CARD, ON_DELIVERY, PAYMENT_NAMES, type PaymentMethod, UPI } from '../shared/payment-method';

export interface PaymentChoice {
  id: PaymentMethod;
  name: string;
}

const choiceOf = (id: PaymentMethod): PaymentChoice => ({ id, name: PAYMENT_NAMES[id] });

/** What the shop has a provider of. */
export interface OfferedPayments {
  cards: boolean;
  upi: boolean;
}

/** The payment methods of a cart (PAY-37): a redemption is prepaid and has nothing to charge. */
export function paymentChoices(kind: CartKind, offered: OfferedPayments): PaymentChoice[] {
  if (kind === 'wallet') return [choiceOf(ON_DELIVERY)];
  return [
    ...(offered.cards ? [choiceOf(CARD)] : []),
    ...(offered.upi ? [choiceOf(UPI)] : []),
    choiceOf(ON_DELIVERY),
  ];
}
