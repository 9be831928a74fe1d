import type { PlacedOrder } from '../../domain/checkout/order-outcome';
import type { Order } from '../../domain/order/order';

export function placedOrder(order: Order): PlacedOrder {
  const awaitsPayment = order.paymentStatus === 'requested';
  return {
    orderNumber: order.orderNumber,
    totalCents: order.grandTotalCents,
    email: order.email,
    telephone: order.telephone,
    awaitsPayment,
    paymentUrl: awaitsPayment ? order.paymentUrl : null,
  };
}
