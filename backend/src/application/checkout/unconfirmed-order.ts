import type { Quote } from '../../domain/cart/quote';
import type { OrderWithItems } from '../../domain/order/order-item';
import { Carts } from '../cart/carts.port';
import { OrderPayments } from '../order/order-payments.port';
import { Orders } from '../order/orders.port';
import type { Transaction } from '../shared/data-source.port';
import type { ProviderPayment } from './payments';
import { returnReserved } from './return-reserved';

/** An order for which everything is reserved, and whose payment provider has to be asked. */
export interface UnconfirmedOrder {
  placed: OrderWithItems;
  quote: Quote;
  payment: ProviderPayment;
  holdId: string;
}

/**
 * The time a payment provider has to answer. After it, the process that placed the order counts as ended, and
 * whichever process finds the order gives it up.
 */
export const isOverdue = (placedAt: Date, now: Date, limitMs: number): boolean =>
  now.getTime() - placedAt.getTime() >= limitMs;

/**
 * Removes an order that was not confirmed: returns what it reserved, and reopens its cart. What the provider may hold
 * for it remains as a hold without an order, to be released after the commit. The caller has locked the cart.
 */
export async function giveUpOrder(tx: Transaction, { order, items }: OrderWithItems): Promise<void> {
  const { id, cartId, couponCode } = order;
  await returnReserved(tx, { items, kept: [], couponCode });
  await tx.get(Orders).delete(id);
  if (cartId !== null) await tx.get(Carts).update(cartId, { status: 'open' });
}

/** The cart, locked, and its order, if that is not confirmed: of two concurrent callers the second gets none. */
export async function lockUnconfirmed(
  tx: Transaction,
  { id, cartId }: { id: number; cartId: string | null },
): Promise<OrderWithItems | undefined> {
  if (cartId !== null) await tx.get(Carts).lock(cartId);
  return tx.get(OrderPayments).lockAuthorising(id);
}
