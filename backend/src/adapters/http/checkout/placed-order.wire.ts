import { formatCents } from '../../../domain/shared/money';
import type { Order } from '../../../domain/order/order';
import type { PlaceOrderAnswer } from '../../../domain/checkout/order-refusal';

/** What is told of an order that stands; where its money is still asked for, also the page to approve it on. */
export function placedAnswer(order: Order): PlaceOrderAnswer {
  const { incrementId, grandTotalCents, email, telephone } = order;
  return {
    code: 1,
    message: isToBePaid(order) ? 'Approve the payment to complete your order.' : 'Order placed.',
    order_id: incrementId,
    amount_paid: formatCents(grandTotalCents),
    email,
    phone: telephone,
    ...paymentPage(order),
  };
}

/** Only while the money is asked for. */
export const paymentPage = (order: Order): { payment_url?: string } =>
  isToBePaid(order) && order.paymentUrl !== null ? { payment_url: order.paymentUrl } : {};

const isToBePaid = (order: Order): boolean => order.paymentStatus === 'requested';
