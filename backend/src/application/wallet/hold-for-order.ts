import type { Transaction } from '../../adapters/postgres/database';
import type { Order } from '../../domain/order/order';
import { redeem, type RedeemedLine } from '../../domain/wallet/redemption';
import { addEntries, lockBalances } from '../../adapters/postgres/wallet/wallet.repository';

/** Keeps what an order redeems for it; answers the lines that the wallet cannot pay for, and then holds nothing. */
export async function holdForOrder(
  tx: Transaction,
  order: Order,
  lines: RedeemedLine[],
): Promise<RedeemedLine[]> {
  const { taken, unpaid } = redeem(lines, await lockBalances(tx, order.customerId));
  if (unpaid.length > 0) return unpaid;
  const holds = [...taken].map(([lotId, millilitres]) => ({
    lotId,
    orderId: order.id,
    kind: 'hold' as const,
    millilitres: -millilitres,
    enteredAt: order.placedAt,
  }));
  await addEntries(tx, holds);
  return [];
}
