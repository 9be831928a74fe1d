import type { RecordedRefund } from '../application/checkout/refunds.port';
import type { Cancellation } from '../domain/checkout/cancellation';
import type { OrderItem, OrderWithItems } from '../domain/order/order-item';
import type { Currency } from '../domain/shared/currency';
import { amountText } from '../domain/shared/money';

/** An order as an operator sees it: no name, address or mail. */
export function formatOrder({ order, items }: OrderWithItems, refunds: readonly RecordedRefund[]): string[] {
  const { orderNumber, placedAt, status, paymentStatus, cardInfo, currency } = order;
  const paid = [paymentStatus, ...(cardInfo === null ? [] : [cardInfo])].join(', ');
  return [
    `Order ${orderNumber} of ${placedAt.toISOString()}: ${status}; payment ${paid}`,
    ...items.map((item) => formatItem(item, currency)),
    ...refunds.map((refund) => formatRefund(refund, currency)),
    `Total ${amountText(order.grandTotalCents, currency)}, refunded ${amountText(order.refundedCents, currency)}`,
  ];
}

function formatRefund(refund: RecordedRefund, currency: Currency): string {
  const { amountCents, reason, createdAt, settledAt } = refund;
  const state = settledAt === null ? 'not confirmed yet' : 'confirmed';
  return `  refund of ${createdAt.toISOString()}: ${amountText(amountCents, currency)}, ${reason ?? 'canceled items'}: ${state}`;
}

function formatItem(item: OrderItem, currency: Currency): string {
  const { id, quantity, productName, bottleSize, vendorName, lineTotalCents, status } = item;
  const delivery = [item.deliveryMethod, item.deliveryDate, item.slotStart].filter(Boolean).join(' ');
  return `  item ${id}: ${quantity} x ${productName} (${bottleSize}) of ${vendorName}, ${delivery}, ${amountText(lineTotalCents, currency)}: ${status}`;
}

export function formatCancellation(cancellation: Cancellation<OrderItem>): string[] {
  const { canceled, isWhole, refundCents, currency } = cancellation;
  const what = isWhole ? 'All remaining items of the order' : `${canceled.length} of its items`;
  return [
    `${what}:`,
    ...canceled.map((item) => formatItem(item, currency)),
    `Refunded: ${amountText(refundCents, currency)}`,
  ];
}
