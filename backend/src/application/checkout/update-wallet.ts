import type { Quote } from '../../domain/cart/quote';
import { refused } from '../../domain/checkout/checkout-refusal';
import type { OrderWithItems } from '../../domain/order/order-item';
import type { Transaction } from '../shared/data-source.port';
import { holdForOrder } from '../wallet/hold-for-order';
import { Wallets } from '../wallet/wallets.port';

/** A redemption holds its balance, or is refused if another order took it first. */
export async function holdBalance(
  tx: Transaction,
  { cart, lines }: Quote,
  placed: OrderWithItems,
): Promise<void> {
  if (cart.kind !== 'wallet') return;
  const uncovered = await holdForOrder(tx.get(Wallets), placed.order, lines);
  if (uncovered.length === 0) return;
  const items = uncovered.map(({ variantId }) => ({
    variantId,
    reason: { kind: 'insufficient-balance' } as const,
  }));
  throw refused({ kind: 'items-unavailable', items });
}
