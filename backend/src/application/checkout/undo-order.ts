import { unitsByStockRow } from '../../domain/cart/stock';
import { Carts } from '../cart/carts.port';
import { Coupons } from '../cart/coupons.port';
import { Stock } from '../cart/stock.port';
import { repositoriesOf } from '../../adapters/postgres/drizzle-data-source';
import type { Transaction } from '../../adapters/postgres/database';
import { leaveSlot } from '../../adapters/postgres/fulfilment/slots.repository';
import { PostgresOrders } from '../../adapters/postgres/order/postgres-orders';
import type { Order } from '../../domain/order/order';
import type { OrderItem, OrderWithItems } from '../../domain/order/order-item';
import { distinctVisits, type DriverVisit } from '../../domain/checkout/driver-visits';

/**
 * Gives back what an order took, and the cart to its shopper, who may try another way to pay; a cart that they began
 * meanwhile goes on instead. Locks in the order in which placing takes: cart, shelves, slots, coupon.
 */
export async function undoOrder(tx: Transaction, { order, items }: OrderWithItems): Promise<void> {
  await repositoriesOf(tx).get(Stock).restore(unitsByStockRow(items));
  for (const visit of visitsOf(items)) await leaveSlot(tx, visit);
  if (order.couponCode !== null) await repositoriesOf(tx).get(Coupons).giveBack(order.couponCode);
  const undone = { status: 'canceled', paymentStatus: 'refused', cartId: null } as const;
  await new PostgresOrders(tx).update(order.id, undone);
  await reopenCart(tx, order);
}

async function reopenCart(tx: Transaction, { cartId, customerId }: Order): Promise<void> {
  if (cartId === null) return;
  const carts = repositoriesOf(tx).get(Carts);
  const cart = await carts.lock(cartId);
  const other = await carts.findOpen(customerId);
  if (cart?.status === 'ordered' && !other) await carts.update(cartId, { status: 'open' });
}

const visitsOf = (items: OrderItem[]): DriverVisit[] =>
  distinctVisits(
    items.flatMap(({ deliveryMethod, locationId, deliveryDate, slotStart }) =>
      deliveryMethod === 'local delivery' && deliveryDate && slotStart
        ? [{ locationId, date: deliveryDate, start: slotStart }]
        : [],
    ),
  );
