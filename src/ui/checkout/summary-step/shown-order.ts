import type { CartGroup } from '../../../domain/cart/cart-group';
import type { DeliveryChoices } from '../../../domain/checkout/delivery-choices';
import type { PaymentChoice } from '../../../domain/checkout/payment-choice';
import { shownSlot } from '../../../domain/fulfilment/time-slot';
import { shownGroup, shownLine } from '../../cart/lines/cart-contents';

/** A group with the day and hour that it comes, or a day for each line; one line may have come back. */
export function datedGroup(group: CartGroup, choices: DeliveryChoices, returnedId: string) {
  const slot = choices.slot(group.key);
  const date = choices.date(group.key);
  return {
    ...shownGroup(group),
    when: group.isSameDay ? [date?.shown, slot && shownSlot(slot)].filter(Boolean).join(', ') : '',
    lines: group.lines.map((line) => ({
      ...shownLine(line),
      isBack: line.id === returnedId,
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
