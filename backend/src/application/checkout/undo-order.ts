import type { Order } from '../../domain/order/order';
import type { OrderWithItems } from '../../domain/order/order-item';
import { Carts } from '../cart/carts.port';
import { Orders } from '../order/orders.port';
import type { Transaction } from '../shared/data-source.port';
import { returnReserved } from './return-reserved';

/**
 * Cancels an order whose payment was not approved, and reopens its cart for another payment, unless the shopper has
 * started a new one. The caller has locked the cart.
 */
export async function undoOrder(tx: Transaction, placed: OrderWithItems): Promise<void> {
  const { order, items } = placed;
  await returnReserved(tx, { items, kept: [], couponCode: order.couponCode });
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
