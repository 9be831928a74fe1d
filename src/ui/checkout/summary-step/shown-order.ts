import type { CartGroup } from '../../../domain/cart/cart-group';
import type { DeliveryChoices } from '../../../domain/cart/delivery-choices';
import type { PaymentChoice } from '../../../domain/checkout/payment-choice';
import { shownSlot } from '../../../domain/fulfilment/time-slot';
import { shownGroup, shownLine } from '../../cart/lines/cart-contents';
import type { FulfilmentLabels } from '../../cart/lines/fulfilment-labels';

interface Dated {
  readonly choices: DeliveryChoices;
  readonly words: FulfilmentLabels;
  /** At which its shopper comes; empty where it is brought. */
  readonly time: string;
  /** A line that was removed, and is back. */
  readonly returnedId: string;
}

/** A group with the day and hour that it comes, or a day for each line. */
export function datedGroup(group: CartGroup, { choices, words, time, returnedId }: Dated) {
  const when = (...facts: readonly (string | null | undefined)[]) =>
    facts[0] ? `${words.on} ${facts.filter(Boolean).join(', ')}` : '';
  const slot = choices.slot(group.key);
  const date = choices.date(group.key);
  return {
    ...shownGroup(group, words),
    when: group.isSameDay ? when(date?.shown, slot && shownSlot(slot)) : '',
    lines: group.lines.map((line) => ({
      ...shownLine(line),
      isBack: line.id === returnedId,
      when: group.isSameDay ? '' : when(choices.dateOf(line, group)?.shown, time),
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
