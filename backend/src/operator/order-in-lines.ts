import type { Cancellation } from '../domain/checkout/cancellation';
import type { OrderItem, OrderWithItems } from '../domain/order/order-item';
import { dollars } from './dollars';

/** An order as an operator sees it: no name, address or mail. */
export function orderInLines({ order, items }: OrderWithItems): string[] {
  const { orderNumber, placedAt, status, paymentStatus, cardInfo, grandTotalCents, refundedCents } = order;
  const paid = [paymentStatus, ...(cardInfo === null ? [] : [cardInfo])].join(', ');
  return [
    `Order ${orderNumber} of ${placedAt.toISOString()}: ${status}; payment ${paid}`,
    ...items.map(itemInLine),
    `Total ${dollars(grandTotalCents)}, refunded ${dollars(refundedCents)}`,
  ];
}

function itemInLine(item: OrderItem): string {
  const { id, quantity, productName, bottleSize, vendorName, lineTotalCents, status } = item;
  const delivery = [item.deliveryMethod, item.deliveryDate, item.slotStart].filter(Boolean).join(' ');
  return `  item ${id}: ${quantity} x ${productName} (${bottleSize}) of ${vendorName}, ${delivery}, ${dollars(lineTotalCents)}: ${status}`;
}

export function cancellationInLines({ canceled, isWhole, refundCents }: Cancellation<OrderItem>): string[] {
  const what = isWhole ? 'Everything that is left of the order' : `${canceled.length} of its items`;
  return [`${what}:`, ...canceled.map(itemInLine), `Refunded: ${dollars(refundCents)}`];
}
