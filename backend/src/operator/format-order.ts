import type { RecordedRefund } from '../application/checkout/refunds.port';
import type { Cancellation } from '../domain/checkout/cancellation';
import type { OrderItem, OrderWithItems } from '../domain/order/order-item';
import { dollars } from './dollars';

/** An order as an operator sees it: no name, address or mail. */
export function formatOrder({ order, items }: OrderWithItems, refunds: readonly RecordedRefund[]): string[] {
  const { orderNumber, placedAt, status, paymentStatus, cardInfo, grandTotalCents, refundedCents } = order;
  const paid = [paymentStatus, ...(cardInfo === null ? [] : [cardInfo])].join(', ');
  return [
    `Order ${orderNumber} of ${placedAt.toISOString()}: ${status}; payment ${paid}`,
    ...items.map(formatItem),
    ...refunds.map(formatRefund),
    `Total ${dollars(grandTotalCents)}, refunded ${dollars(refundedCents)}`,
  ];
}

function formatRefund({ amountCents, reason, createdAt, settledAt }: RecordedRefund): string {
  const state = settledAt === null ? 'not confirmed yet' : 'confirmed';
  return `  refund of ${createdAt.toISOString()}: ${dollars(amountCents)}, ${reason ?? 'canceled items'}: ${state}`;
}

function formatItem(item: OrderItem): string {
  const { id, quantity, productName, bottleSize, vendorName, lineTotalCents, status } = item;
  const delivery = [item.deliveryMethod, item.deliveryDate, item.slotStart].filter(Boolean).join(' ');
  return `  item ${id}: ${quantity} x ${productName} (${bottleSize}) of ${vendorName}, ${delivery}, ${dollars(lineTotalCents)}: ${status}`;
}

export function formatCancellation({ canceled, isWhole, refundCents }: Cancellation<OrderItem>): string[] {
  const what = isWhole ? 'All remaining items of the order' : `${canceled.length} of its items`;
  return [`${what}:`, ...canceled.map(formatItem), `Refunded: ${dollars(refundCents)}`];
}
