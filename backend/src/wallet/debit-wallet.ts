import type { Transaction } from '../database/database';
import type { Order } from '../order/order.repository';
import { redeem, type RedeemedLine } from './redemption';
import { addEntries, lockBalances } from './wallet.repository';

/** Takes what an order redeems out of the wallet; answers the lines that it cannot pay for, and then took nothing. */
export async function debitWallet(
  tx: Transaction,
  order: Order,
  lines: RedeemedLine[],
): Promise<RedeemedLine[]> {
  const { taken, unpaid } = redeem(lines, await lockBalances(tx, order.customerId));
  if (unpaid.length > 0) return unpaid;
  const debits = [...taken].map(([lotId, millilitres]) => ({
    lotId,
    orderId: order.id,
    kind: 'debit' as const,
    millilitres: -millilitres,
    enteredAt: order.placedAt,
  }));
  await addEntries(tx, debits);
  return [];
}
