import type { Order } from '../../domain/order/order';
import type { Wallets } from './wallets.port';

/**
 * Debits what items of a dine-in order prepaid. False, and nothing is changed, if some of it was redeemed or is held
 * for a visit.
 */
export async function reverseCredit(
  wallets: Wallets,
  { id: orderId, customerId }: Order,
  itemIds: readonly number[],
  now: Date,
): Promise<boolean> {
  await wallets.lockBalances(customerId);
  const credits = await wallets.creditsOf(itemIds);
  if (credits.some(({ millilitres, left }) => left < millilitres)) return false;
  const debits = credits.map(({ lotId, left }) => ({ lotId, orderId, millilitres: -left, enteredAt: now }));
  await wallets.addEntries(debits.map((entry) => ({ ...entry, kind: 'debit' })));
  return true;
}
