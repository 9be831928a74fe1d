import type { Quote } from '../cart/quote';
import { formatCents } from '../money';
import type { Mail } from '../providers/mail-outbox';
import type { Order } from './order.repository';

/** The confirmation that the outbox holds for the shopper (DEMO-66). */
export function orderMail(order: Order, quote: Quote): Mail {
  const items = quote.lines.map(
    (line) =>
      `${line.quantity} x ${line.productName} (${line.bottleSize}), $${formatCents(line.rowTotalCents)}`,
  );
  const body = [
    'Thank you for your order.',
    '',
    ...items,
    '',
    `Total: $${formatCents(order.grandTotalCents)}`,
  ].join('\n');
  return { recipient: order.email, subject: `Your order #${order.incrementId}`, body };
}
