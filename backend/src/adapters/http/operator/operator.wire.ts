import type { components } from '../../../../generated/operator';
import type { Reconciliation } from '../../../application/checkout/reconcile-payments';
import type { RecordedRefund } from '../../../application/checkout/refunds.port';
import type { Cancellation } from '../../../domain/checkout/cancellation';
import type { Order } from '../../../domain/order/order';
import type { OrderItem, OrderWithItems } from '../../../domain/order/order-item';
import { CARD, UPI } from '../../../domain/shared/payment-method';

type Wire = components['schemas'];

/** An order as an operator sees it: no name, address or mail. */
export const orderToWire = (
  { order, items }: OrderWithItems,
  refunds: readonly RecordedRefund[],
): Wire['Order'] => ({
  orderNumber: order.orderNumber,
  placedAt: order.placedAt.toISOString(),
  status: order.status,
  payment: paymentToWire(order),
  items: items.map(itemToWire),
  refunds: refunds.map(refundToWire),
  totalCents: order.grandTotalCents,
  refundedCents: order.refundedCents,
});

const paymentToWire = ({ paymentMethod, paymentStatus, cardInfo }: Order): Wire['Payment'] => ({
  method: paymentMethod === CARD ? 'card' : paymentMethod === UPI ? 'upi' : 'on-delivery',
  status: paymentStatus === 'due on delivery' ? 'due-on-delivery' : paymentStatus,
  ...(cardInfo !== null && { card: cardInfo }),
});

const refundToWire = ({ amountCents, reason, createdAt, settledAt }: RecordedRefund): Wire['Refund'] => ({
  amountCents,
  ...(reason !== null && { reason }),
  createdAt: createdAt.toISOString(),
  refund: settledAt === null ? 'pending' : 'confirmed',
});

const itemToWire = (item: OrderItem): Wire['Item'] => ({
  id: item.id,
  status: item.status,
  quantity: item.quantity,
  productName: item.productName,
  bottleSize: item.bottleSize,
  vendorName: item.vendorName,
  deliveryMethod: item.deliveryMethod,
  ...(item.deliveryDate !== null && { deliveryDate: item.deliveryDate }),
  ...(item.slotStart !== null && { slotStart: item.slotStart }),
  lineTotalCents: item.lineTotalCents,
  taxCents: item.taxCents,
});

export const cancellationToWire = ({
  isWhole,
  canceled,
  refundCents,
}: Cancellation<OrderItem>): Wire['Cancellation'] => ({
  isWhole,
  items: canceled.map(itemToWire),
  refundCents,
});

export const reconciliationToWire = ({
  from,
  before,
  orders,
  charges,
  differences,
}: Reconciliation): Wire['Reconciliation'] => ({
  from: from.toISOString(),
  before: before.toISOString(),
  orders,
  charges,
  differences: [...differences],
});
