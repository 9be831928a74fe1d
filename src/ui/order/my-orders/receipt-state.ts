import type { Order, OrderItem, OrderSection } from '../../../domain/order/order';
import { Money } from '../../../domain/shared/money';
import { myOrdersTexts } from '../../../texts/order/my-orders';
import { dayText, itemDetails, orderFacts } from './order-facts';
import { shownAmounts } from './shown-amounts';

/** What is printed of an order: all that its answer holds (ENT-43, ENT-44). */
export interface ReceiptState {
  readonly title: string;
  readonly facts: readonly { label: string; value: string }[];
  readonly groups: readonly {
    readonly heading: string;
    readonly items: readonly {
      name: string;
      details: readonly string[];
      quantity: string;
      tax: string;
      total: string;
    }[];
  }[];
  readonly amounts: readonly { label: string; value: string }[];
}

export function receiptOf(order: Order): ReceiptState {
  const groups = order.itemGroups;
  const items = Money.sum(groups.flatMap((group) => group.items.map(({ total }) => total)));
  return {
    title: myOrdersTexts.receipt(order.number),
    facts: [
      ...(order.placedAt ? [{ label: myOrdersTexts.date, value: dayText(order.placedAt) }] : []),
      { label: myOrdersTexts.status, value: order.status },
      { label: myOrdersTexts.delivery, value: order.methodLabel },
      ...orderFacts(order),
    ],
    groups: groups.map((group) => ({
      heading: group.heading,
      items: group.items.map((item) => receiptItem(item, order.section)),
    })),
    // With the items, so that they add up to the total.
    amounts: [{ label: myOrdersTexts.amounts.items, value: items.format() }, ...shownAmounts(order)],
  };
}

const receiptItem = (item: OrderItem, section: OrderSection) => ({
  name: item.name,
  details: itemDetails(item, section),
  quantity: String(item.quantity),
  tax: item.tax.format(),
  total: item.total.format(),
});
