import type { components } from '@cork-and-petal/sdk/schema';
import type { AttemptStatus } from '../../../application/checkout/get-order-attempt';
import type { OrderRefusal } from '../../../domain/checkout/checkout-refusal';
import type { OrderOutcome, PlacedOrder } from '../../../domain/checkout/order-outcome';
import type { Currency } from '../../../domain/shared/currency';
import { amountText, formatCents } from '../../../domain/shared/money';
import { answerOf, textOf } from '../refusals';

type Wire = components['schemas'];

/**
 * The answer of placeorder.
 *
 * @param currency of the prices
 */
export function outcomeToWire(outcome: OrderOutcome, currency: Currency): Wire['PlaceOrderAnswer'] {
  if (outcome.kind === 'placed') return placedToWire(outcome.order);
  const { reason } = outcome;
  const answer = answerOf(reason);
  const items = invalidItems(reason, currency);
  return {
    code: answer.code === 'false' ? 'false' : -1,
    message: answer.message ?? '',
    ...(items && { invalid_items: items }),
    ...(answer.reason && { reason: answer.reason }),
  };
}

/** The answer about an attempt whose own answer was lost. */
export function attemptToWire(attempt: AttemptStatus): Wire['OrderAttemptAnswer'] {
  if (attempt.kind === 'refused') return { code: 1, status: 'failed', message: textOf(attempt.reason) };
  if (attempt.kind !== 'placed') return { code: 1, status: attempt.kind };
  const { order } = attempt;
  return {
    code: 1,
    status: 'placed',
    order_id: order.orderNumber,
    amount_paid: formatCents(order.totalCents),
    ...paymentPage(order),
  };
}

/** An order that exists; while its payment is requested, with the page on which to approve it. */
const placedToWire = (order: PlacedOrder): Wire['PlaceOrderAnswer'] => ({
  code: 1,
  message: order.awaitsPayment ? 'Approve the payment to complete your order.' : 'Order placed.',
  order_id: order.orderNumber,
  amount_paid: formatCents(order.totalCents),
  email: order.email,
  phone: order.telephone,
  ...paymentPage(order),
});

const paymentPage = ({ paymentUrl }: PlacedOrder): { payment_url?: string } =>
  paymentUrl === null ? {} : { payment_url: paymentUrl };

/** Every item that cannot be sold as it was shown. */
function invalidItems(reason: OrderRefusal, currency: Currency): Wire['InvalidItem'][] | undefined {
  if (reason.kind === 'items-unavailable')
    return reason.items.map((item) => ({ product_id: String(item.variantId), message: textOf(item.reason) }));
  if (reason.kind !== 'items-repriced') return undefined;
  return reason.items.map(({ variantId, priceCents }) => ({
    product_id: String(variantId),
    message: `The price is now ${amountText(priceCents, currency)}.`,
  }));
}
