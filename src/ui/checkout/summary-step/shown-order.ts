import type { Cart } from '../../../domain/cart/cart';
import type { CartGroup } from '../../../domain/cart/cart-group';
import type { DeliveryChoices } from '../../../domain/checkout/delivery-choices';
import type { PaymentChoice } from '../../../domain/checkout/payment-choice';
import { shownSlot } from '../../../domain/fulfilment/time-slot';
import type { Money } from '../../../domain/shared/money';
import { shownGroup, shownLine, shownPrices } from '../../cart/lines/cart-contents';

/** A group with the day and hour that it comes, or a day for each line. */
export function datedGroup(group: CartGroup, choices: DeliveryChoices) {
  const slot = choices.slot(group.key);
  const date = choices.date(group.key);
  return {
    ...shownGroup(group),
    when: group.isSameDay ? [date?.shown, slot && shownSlot(slot)].filter(Boolean).join(', ') : '',
    lines: group.lines.map((line) => ({
      ...shownLine(line),
      when: group.isSameDay ? '' : (choices.dateOf(line, group)?.shown ?? ''),
    })),
  };
}

export function paymentWords(payment: PaymentChoice): string {
  switch (payment.kind) {
    case 'card':
      return payment.cardInfo || 'Your new card';
    case 'pod':
      return 'Payment on Delivery';
    case 'upi':
      return `UPI ${payment.upiAddress}`;
    case 'none':
      return '';
  }
}

/** The total shown is the grand total and the tip. */
export function pricesWithTip(cart: Cart, tip: Money | null) {
  const { rows } = shownPrices(cart.summary);
  if (!tip || tip.isZero) return shownPrices(cart.summary);
  return {
    rows: [...rows, { label: 'Driver Tip', amount: tip.format() }],
    total: cart.summary.grandTotal.plus(tip).format(),
  };
}
