import type { CartGroup } from '../../domain/cart/cart-group';
import type { DeliveryChoices } from '../../domain/cart/delivery-choices';
import type { PaymentChoice } from '../../domain/checkout/payment-choice';
import { formatSlot } from '../../domain/fulfilment/time-slot';
import { toGroupState, toLineState } from '../cart/lines/cart-contents';
import type { FulfilmentLabels } from '../cart/lines/fulfilment-labels';

interface OrderGroupInput {
  readonly choices: DeliveryChoices;
  readonly labels: FulfilmentLabels;
  /** The time of the visit; blank for delivery. */
  readonly time: string;
  /** The id of the line whose removal was undone; blank without one. */
  readonly restoredId: string;
}

/** A group with its date and slot, or with a date for each line. */
export function toOrderGroupState(group: CartGroup, { choices, labels, time, restoredId }: OrderGroupInput) {
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
      return payment.cardInfo || 'Your new card';
    case 'pod':
      return 'Payment on Delivery';
    case 'upi':
      return `UPI ${payment.upiId}`;
    case 'none':
      return '';
  }
}
