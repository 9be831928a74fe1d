import type { Cart } from '../../domain/cart/cart';
import type { CartGroup } from '../../domain/cart/cart-group';
import type { DeliveryChoices } from '../../domain/cart/delivery-choices';
import type { PaymentChoice } from '../../domain/checkout/payment-choice';
import { visitOf } from '../../domain/fulfilment/shipping-choice';
import { formatSlot } from '../../domain/fulfilment/time-slot';
import { orderAttemptTexts } from '../../texts/checkout/order-attempt';
import { shownCardInfo } from '../../domain/customer/saved-card';
import type { CartExtras } from '../cart/cart-extras';
import { toGroupState, toLineState } from '../cart/lines/cart-contents';
import { type FulfilmentLabels, fulfilmentLabels } from '../cart/lines/fulfilment-labels';

interface Dated {
  readonly choices: DeliveryChoices;
  readonly labels: FulfilmentLabels;
  /** The time of the visit; blank for delivery. */
  readonly time: string;
  /** The id of the line whose removal was undone; blank without one. */
  readonly restoredId: string;
}

/** The groups of a cart with the dates and slots that were chosen for it. */
export function toOrderGroups(
  cart: Cart,
  { chosen, shipping }: Pick<CartExtras, 'chosen' | 'shipping'>,
  restoredId = '',
) {
  const dated: Dated = {
    choices: chosen.delivery,
    labels: fulfilmentLabels(shipping.type),
    time: visitOf(shipping)?.time ?? '',
    restoredId,
  };
  return cart.groups.map((group) => toOrderGroupState(group, dated));
}

/** A group with its date and slot, or with a date for each line. */
function toOrderGroupState(group: CartGroup, { choices, labels, time, restoredId }: Dated) {
  const when = (...facts: readonly (string | null | undefined)[]) =>
    facts[0] ? `${labels.on} ${facts.filter(Boolean).join(', ')}` : '';
  const slot = choices.slot(group.key);
  const date = choices.date(group.key);
  return {
    ...toGroupState(group, labels),
    when: group.isSameDay ? when(date?.shown, slot && formatSlot(slot)) : '',
    lines: group.lines.map((line) => ({
      ...toLineState(line),
      isRestored: line.id === restoredId,
      when: group.isSameDay ? '' : when(choices.dateOf(line, group)?.shown, time),
    })),
  };
}

export function paymentLabel(payment: PaymentChoice): string {
  switch (payment.kind) {
    case 'card':
      return shownCardInfo(payment.cardInfo) || orderAttemptTexts.newCard;
    case 'pod':
      return orderAttemptTexts.payOnDelivery;
    case 'upi':
      return `UPI ${payment.upiId}`;
    case 'none':
      return '';
  }
}
