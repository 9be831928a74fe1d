import type { Order, OrderItem, OrderSection } from '../../../domain/order/order';
import { Money } from '../../../domain/shared/money';
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
    title: `Receipt for order #${order.number}`,
    facts: [
      ...(order.placedAt ? [{ label: 'Date', value: dayText(order.placedAt) }] : []),
      { label: 'Status', value: order.status },
      { label: 'Delivery', value: order.methodLabel },
      ...orderFacts(order),
    ],
    groups: groups.map((group) => ({
      heading: group.heading,
      items: group.items.map((item) => receiptItem(item, order.section)),
    })),
    // With the items, so that they add up to the total.
    amounts: [{ label: 'ITEMS', value: items.format() }, ...shownAmounts(order)],
  };
}

const receiptItem = (item: OrderItem, section: OrderSection) => ({
  name: item.name,
  details: itemDetails(item, section),
  quantity: String(item.quantity),
  tax: item.tax.format(),
  total: item.total.format(),
});
