import type { Quote } from '../../domain/cart/quote';
import type { Transaction } from '../../adapters/postgres/database';
import { repositoriesOf } from '../../adapters/postgres/drizzle-data-source';
import { Wallets } from '../wallet/wallets.port';
import type { OrderWithItems } from '../../domain/order/order-item';
import { creditWallet } from '../wallet/credit-wallet';
import { holdForOrder } from '../wallet/hold-for-order';
import { TOO_LITTLE_LEFT } from '../../domain/wallet/redemption';
import { invalidItems, NO_LONGER_AVAILABLE } from '../../domain/checkout/order-refusal';

/** A dine-in order fills the wallet, unless its money is still to come; one that redeems empties it, or is refused when somebody was faster. */
export async function keepWallet(
  tx: Transaction,
  { cart, lines }: Quote,
  placed: OrderWithItems,
): Promise<void> {
  const wallets = repositoriesOf(tx).get(Wallets);
  if (cart.kind === 'dine-in' && placed.order.paymentStatus !== 'requested')
    await creditWallet(wallets, placed, lines);
  if (cart.kind !== 'wallet') return;
  const unpaid = await holdForOrder(wallets, placed.order, lines);
  if (unpaid.length === 0) return;
  const invalid = unpaid.map(({ variantId }) => ({
    product_id: String(variantId),
    message: TOO_LITTLE_LEFT,
  }));
  throw invalidItems(NO_LONGER_AVAILABLE, invalid);
}
