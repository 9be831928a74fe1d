import { changeCart, findCart, findOpenCart } from '../../adapters/postgres/cart/cart.repository';
import { returnCoupon } from '../../adapters/postgres/cart/coupon.repository';
import type { Transaction } from '../../adapters/postgres/database';
import { leaveSlot } from '../../adapters/postgres/fulfilment/slots.repository';
import { PostgresOrders } from '../../adapters/postgres/order/postgres-orders';
import type { Order } from '../../domain/order/order';
import type { OrderItem, OrderWithItems } from '../../domain/order/order-item';
import { distinctVisits, type DriverVisit } from '../../domain/checkout/driver-visits';
import { byShelf, returnStock } from '../../adapters/postgres/cart/stock.repository';

/**
 * Gives back what an order took, and the cart to its shopper, who may try another way to pay; a cart that they began
 * meanwhile goes on instead. Locks in the order in which placing takes: cart, shelves, slots, coupon.
 */
export async function undoOrder(tx: Transaction, { order, items }: OrderWithItems): Promise<void> {
  await returnStock(tx, byShelf(items));
  for (const visit of visitsOf(items)) await leaveSlot(tx, visit);
  if (order.couponCode !== null) await returnCoupon(tx, order.couponCode);
  const undone = { status: 'canceled', paymentStatus: 'refused', cartId: null } as const;
  await new PostgresOrders(tx).update(order.id, undone);
  await reopenCart(tx, order);
}

async function reopenCart(tx: Transaction, { cartId, customerId }: Order): Promise<void> {
  if (cartId === null) return;
  const cart = await findCart(tx, cartId, { lock: true });
  const other = await findOpenCart(tx, customerId, { lock: false });
  if (cart?.status === 'ordered' && !other) await changeCart(tx, cartId, { status: 'open' });
}

const visitsOf = (items: OrderItem[]): DriverVisit[] =>
  distinctVisits(
    items.flatMap(({ deliveryMethod, locationId, deliveryDate, slotStart }) =>
      deliveryMethod === 'local delivery' && deliveryDate && slotStart
        ? [{ locationId, date: deliveryDate, start: slotStart }]
        : [],
    ),
  );
