import { and, asc, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { Carts, type NewCart } from '../../../application/cart/carts.port';
import { randomToken } from '../../../application/shared/random-token';
import type { Cart } from '../../../domain/cart/cart';
import { deleteInBatches } from '../delete-in-batches';
import type { Connection } from '../repository-registry';
import { cartLines, carts, customers, orders, sessions } from '../schema';

export class PostgresCarts implements Carts {
  constructor(private readonly db: Connection) {}

  async find(id: string): Promise<Cart | undefined> {
    const [cart] = await this.byId(id);
    return cart;
  }

  async lock(id: string): Promise<Cart | undefined> {
    const [cart] = await this.byId(id).for('update');
    return cart;
  }

  async findOpen(customerId: number): Promise<Cart | undefined> {
    const [cart] = await this.openOf(customerId, ne(carts.kind, 'wallet'));
    return cart;
  }

  async lockOpen(customerId: number): Promise<Cart | undefined> {
    const [cart] = await this.openOf(customerId, ne(carts.kind, 'wallet')).for('update');
    return cart;
  }

  async lockWallet(customerId: number): Promise<Cart | undefined> {
    const [cart] = await this.openOf(customerId, eq(carts.kind, 'wallet')).for('update');
    return cart;
  }

  async lockAllOpen(customerId: number, cartId: string | undefined): Promise<Cart[]> {
    return this.db
      .select()
      .from(carts)
      .where(
        and(
          inArray(carts.status, ['open', 'ordering']),
          ne(carts.kind, 'wallet'),
          or(eq(carts.customerId, customerId), eq(carts.id, cartId ?? '')),
        ),
      )
      .orderBy(asc(carts.id))
      .for('update');
  }

  async isLocked(id: string): Promise<boolean> {
    const { rows } = await this.db.execute(sql`select id from carts where id = ${id} for update skip locked`);
    return rows.length === 0;
  }

  async insert({ now, ...cart }: NewCart): Promise<Cart> {
    const [inserted] = await this.db
      .insert(carts)
      .values({ id: randomToken('crt'), ...cart, createdAt: now, updatedAt: now })
      .returning();
    if (!inserted) throw new Error('The database returned no cart.');
    return inserted;
  }

  async update(id: string, change: Partial<Omit<Cart, 'id'>>): Promise<void> {
    await this.db.update(carts).set(change).where(eq(carts.id, id));
  }

  async markSaved(ids: string[]): Promise<void> {
    if (ids.length > 0) await this.db.update(carts).set({ status: 'saved' }).where(inArray(carts.id, ids));
  }

  async delete(id: string): Promise<void> {
    await this.db.delete(carts).where(eq(carts.id, id));
  }

  async deleteAbandoned(unchangedSince: Date, now: Date): Promise<void> {
    const isMembers = sql`exists (select from ${customers} where ${customers.id} = ${carts.customerId}
      and ${customers.kind} = 'member')`;
    const isInSession = sql`exists (select from ${sessions} where ${sessions.customerId} = ${carts.customerId}
      and ${gt(sessions.expiresAt, now)})`;
    const isOrdered = sql`exists (select from ${orders} where ${orders.cartId} = ${carts.id})`;
    await deleteInBatches(
      this.db,
      carts,
      sql`${lt(carts.updatedAt, unchangedSince)} and ${carts.status} <> 'ordered' and not ${isMembers} and not ${isInSession} and not ${isOrdered}`,
    );
  }

  async countUnits(id: string): Promise<number> {
    const [count] = await this.db
      .select({ units: sql<number>`coalesce(sum(${cartLines.quantity}), 0)::int` })
      .from(cartLines)
      .where(eq(cartLines.cartId, id));
    return count?.units ?? 0;
  }

  private byId(id: string) {
    return this.db.select().from(carts).where(eq(carts.id, id)).$dynamic();
  }

  private openOf(customerId: number, ofKind: ReturnType<typeof eq>) {
    return this.db
      .select()
      .from(carts)
      .where(and(eq(carts.customerId, customerId), inArray(carts.status, ['open', 'ordering']), ofKind))
      .orderBy(desc(carts.updatedAt), desc(carts.id))
      .limit(1)
      .$dynamic();
  }
}
