import type { OrderWithItems } from '../../domain/order/order-item';
import type { Transaction } from '../shared/data-source.port';
import { creditWallet } from './credit-wallet';
import { OrderLocations } from './order-locations.port';
import { Wallets } from './wallets.port';

/** Credits what is left of a dine-in order that is paid after it was placed. */
export async function creditPaidOrder(tx: Transaction, { order, items }: OrderWithItems): Promise<void> {
  const left = items.filter(({ status }) => status !== 'canceled');
  const locations = await tx.get(OrderLocations).of(left.map(({ locationId }) => locationId));
  await creditWallet(tx.get(Wallets), { order, items: left }, locations);
}
