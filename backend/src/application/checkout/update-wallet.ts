import type { Quote } from '../../domain/cart/quote';
import { refused } from '../../domain/checkout/checkout-refusal';
import type { OrderWithItems } from '../../domain/order/order-item';
import type { Transaction } from '../shared/data-source.port';
import { creditWallet } from '../wallet/credit-wallet';
import { holdForOrder } from '../wallet/hold-for-order';
import { Wallets } from '../wallet/wallets.port';

/**
 * A dine-in order credits the wallet, unless its payment is pending; a redemption holds its balance, or is refused if
 * another order took it first.
 */
export async function updateWallet(
  tx: Transaction,
  { cart, lines }: Quote,
  placed: OrderWithItems,
): Promise<void> {
  const wallets = tx.get(Wallets);
  if (cart.kind === 'dine-in' && placed.order.paymentStatus !== 'requested')
    await creditWallet(wallets, placed, lines);
  if (cart.kind !== 'wallet') return;
  const uncovered = await holdForOrder(wallets, placed.order, lines);
  if (uncovered.length === 0) return;
  const items = uncovered.map(({ variantId }) => ({
    variantId,
    reason: { kind: 'insufficient-balance' } as const,
  }));
  throw refused({ kind: 'items-unavailable', items });
}
