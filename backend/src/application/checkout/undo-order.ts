import { unitsPerStock } from '../../domain/cart/stock';
import { distinctDriverDeliveries, type DriverDelivery } from '../../domain/checkout/driver-deliveries';
import type { Order } from '../../domain/order/order';
import type { OrderItem, OrderWithItems } from '../../domain/order/order-item';
import { Carts } from '../cart/carts.port';
import { Coupons } from '../cart/coupons.port';
import { Stock } from '../cart/stock.port';
import { DriverSlots } from '../fulfilment/driver-slots.port';
import { Orders } from '../order/orders.port';
import type { Transaction } from '../shared/data-source.port';

/**
 * Returns what an order reserved, and reopens its cart for another payment, unless the shopper has started a new one.
 * Locks in the same order as placing: cart, stock, slots, coupon.
 */
export async function undoOrder(tx: Transaction, { order, items }: OrderWithItems): Promise<void> {
  await tx.get(Stock).restore(unitsPerStock(items));
  for (const delivery of driverDeliveriesOf(items)) await tx.get(DriverSlots).release(delivery);
  if (order.couponCode !== null) await tx.get(Coupons).returnUse(order.couponCode);
  const undone = { status: 'canceled', paymentStatus: 'refused', cartId: null } as const;
  await tx.get(Orders).update(order.id, undone);
  await reopenCart(tx, order);
}

async function reopenCart(tx: Transaction, { cartId, customerId }: Order): Promise<void> {
  if (cartId === null) return;
  const carts = tx.get(Carts);
  const cart = await carts.lock(cartId);
  const other = await carts.findOpen(customerId);
  if (cart?.status === 'ordered' && !other) await carts.update(cartId, { status: 'open' });
}

const driverDeliveriesOf = (items: OrderItem[]): DriverDelivery[] =>
  distinctDriverDeliveries(
    items.flatMap(({ deliveryMethod, locationId, deliveryDate, slotStart }) =>
      deliveryMethod === 'local delivery' && deliveryDate && slotStart
        ? [{ locationId, date: deliveryDate, start: slotStart }]
        : [],
    ),
  );
