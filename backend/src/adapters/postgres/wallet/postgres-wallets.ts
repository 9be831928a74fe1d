import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Wallets } from '../../../application/wallet/wallets.port';
import type { Balance, NewWalletEntry, NewWalletLot } from '../../../domain/wallet/wallet-lot';
import type { Connection } from '../repository-registry';
import { orderItems, orders, walletEntries, walletLots } from '../schema';

export class PostgresWallets implements Wallets {
  constructor(private readonly db: Connection) {}

  async balances(customerId: number): Promise<Balance[]> {
    return this.db
      .select({
        lotId: walletLots.id,
        orderNumber: orders.orderNumber,
        productId: walletLots.productId,
        state: walletLots.state,
        starCategory: walletLots.starCategory,
        millilitres: sql<number>`sum(${walletEntries.millilitres})::int`,
      })
      .from(walletLots)
      .innerJoin(walletEntries, eq(walletEntries.lotId, walletLots.id))
      .innerJoin(orderItems, eq(orderItems.id, walletLots.orderItemId))
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(eq(walletLots.customerId, customerId))
      .groupBy(walletLots.id, orders.orderNumber)
      .orderBy(asc(walletLots.id));
  }

  async lockBalances(customerId: number): Promise<Balance[]> {
    await this.db
      .select({ id: walletLots.id })
      .from(walletLots)
      .where(eq(walletLots.customerId, customerId))
      .orderBy(asc(walletLots.id))
      .for('update');
    return this.balances(customerId);
  }

  async isRedemption(orderId: number): Promise<boolean> {
    const holds = await this.db
      .select({ id: walletEntries.id })
      .from(walletEntries)
      .where(and(eq(walletEntries.orderId, orderId), eq(walletEntries.kind, 'hold')))
      .limit(1);
    return holds.length > 0;
  }

  async creditsOf(
    orderItemIds: readonly number[],
  ): Promise<{ lotId: number; millilitres: number; left: number }[]> {
    if (orderItemIds.length === 0) return [];
    return this.db
      .select({
        lotId: walletLots.id,
        millilitres: sql<number>`(sum(${walletEntries.millilitres}) filter (where ${walletEntries.kind} = 'credit'))::int`,
        left: sql<number>`sum(${walletEntries.millilitres})::int`,
      })
      .from(walletLots)
      .innerJoin(walletEntries, eq(walletEntries.lotId, walletLots.id))
      .where(inArray(walletLots.orderItemId, [...orderItemIds]))
      .groupBy(walletLots.id)
      .orderBy(asc(walletLots.id));
  }

  async insertLot(lot: NewWalletLot): Promise<number> {
    const [inserted] = await this.db.insert(walletLots).values(lot).returning({ id: walletLots.id });
    if (!inserted) throw new Error('The database returned no wallet lot.');
    return inserted.id;
  }

  async addEntries(entries: NewWalletEntry[]): Promise<void> {
    if (entries.length > 0) await this.db.insert(walletEntries).values(entries);
  }
}
