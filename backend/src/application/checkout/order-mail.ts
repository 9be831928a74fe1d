import type { Quote } from '../../domain/cart/quote';
import { amountText } from '../../domain/shared/money';
import type { Mail } from '../shared/mail-outbox.port';
import type { Order } from '../../domain/order/order';
import type { OrderItem } from '../../domain/order/order-item';

/** The order confirmation (DEMO-66). */
export function orderMail(order: Order, quote: Quote): Mail {
  const items = quote.lines.map(
    (line) =>
      `${line.quantity} x ${line.productName} (${line.bottleSize}), ${amountText(line.lineTotalCents, order.currency)}`,
  );
  const body = [
    'Thank you for your order.',
    '',
    ...items,
    '',
    `Total: ${amountText(order.grandTotalCents, order.currency)}`,
  ].join('\n');
  return { recipient: order.email, subject: `Your order #${order.orderNumber}`, body };
}

/** Sent when the shopper has approved the payment with the UPI provider. */
export const paymentReceivedMail = (order: Order): Mail => ({
  recipient: order.email,
  subject: `Payment received for your order #${order.orderNumber}`,
  body: `We have received ${amountText(order.grandTotalCents, order.currency)}. We are getting your order ready.`,
});

export const paymentFailedMail = (order: Order): Mail => ({
  recipient: order.email,
  subject: `Your order #${order.orderNumber} was canceled`,
  body: 'Your payment was not approved, so you have not been charged. Your items are still in your cart.',
});

/** Sent when an operator has refunded an amount without canceling anything. */
export const refundMail = (order: Order, amountCents: number, reason: string): Mail => ({
  recipient: order.email,
  subject: `Refund for your order #${order.orderNumber}`,
  body: [moneyText(order, amountCents), '', `Reason: ${reason}`].join('\n'),
});

/** Sent when an operator has canceled an order, or some of its items. */
export function cancellationMail(order: Order, canceled: OrderItem[], refundCents: number): Mail {
  const items = canceled.map(({ quantity, productName, bottleSize }) => {
    return `${quantity} x ${productName} (${bottleSize})`;
  });
  return {
    recipient: order.email,
    subject: `Canceled from your order #${order.orderNumber}`,
    body: ['We had to cancel:', '', ...items, '', moneyText(order, refundCents)].join('\n'),
  };
}

function moneyText({ paymentStatus, currency }: Order, amountCents: number): string {
  const amount = amountText(amountCents, currency);
  if (paymentStatus === 'due on delivery') return `You owe ${amount} less.`;
  if (paymentStatus === 'authorised') return `Your card is charged ${amount} less.`;
  return `We are giving you back ${amount} in the way that you paid.`;
}
