import type { Order } from '../../domain/order/order';
import { redeem, type RedeemedLine } from '../../domain/wallet/redemption';
import type { Wallets } from './wallets.port';

/** Holds what an order redeems; returns the lines that the wallet does not cover, and then holds nothing. */
export async function holdForOrder(
  wallets: Wallets,
  order: Order,
  lines: RedeemedLine[],
): Promise<RedeemedLine[]> {
  const { taken, uncovered } = redeem(lines, await wallets.lockBalances(order.customerId));
  if (uncovered.length > 0) return uncovered;
  const holds = [...taken].map(([lotId, millilitres]) => ({
    lotId,
    orderId: order.id,
    kind: 'hold' as const,
    millilitres: -millilitres,
    enteredAt: order.placedAt,
  }));
  await wallets.addEntries(holds);
  return [];
}
