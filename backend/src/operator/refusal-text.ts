import type { OrderChangeRefusal } from '../domain/order/order-refusal';
import { amountText } from '../domain/shared/money';

/** What an operator reads when an order cannot be changed. */
export function refusalText(reason: OrderChangeRefusal): string {
  switch (reason.kind) {
    case 'order-not-found':
      return 'There is no order with this number.';
    case 'order-already-canceled':
      return 'This order is canceled already.';
    case 'payment-undecided':
      return 'Whether this order is paid is not decided yet. Try again in a few minutes.';
    case 'payment-not-due':
      return 'This order is paid already, or a payment provider decides whether it is.';
    case 'order-item-not-found':
      return `The order has no item ${reason.itemId}.`;
    case 'order-item-already-canceled':
      return `Item ${reason.itemId} is canceled already.`;
    case 'prepaid-drinks-redeemed':
      return 'Drinks that this order prepaid were redeemed, or are held for a visit.';
    case 'refund-too-large':
      return `Only ${amountText(reason.leftCents, reason.currency)} of this order can still be refunded.`;
    case 'refund-already-recorded':
      return 'This amount was refunded for this reason already. A second refund needs another reason.';
    case 'refund-reason-invalid':
      return 'A refund needs a reason of 1 to 200 characters in one line.';
    case 'order-is-redemption':
      return 'Nothing was paid for this order: its shopper cancels it before the visit.';
  }
}
