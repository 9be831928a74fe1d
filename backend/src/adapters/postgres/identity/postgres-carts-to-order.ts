import { and, eq, isNull, or } from 'drizzle-orm';
import type { CartsToOrder } from '../../../application/identity/carts-to-order.port';
import type { Session } from '../../../domain/customer/session';
import type { Connection } from '../repository-registry';
import { carts } from '../schema';

/** A visitor's cart may be used by anybody who knows its id. */
const usable = (cartId: string, { customerId }: Session) =>
  and(
    eq(carts.id, cartId),
    eq(carts.status, 'open'),
    or(isNull(carts.customerId), eq(carts.customerId, customerId)),
  );

export class PostgresCartsToOrder implements CartsToOrder {
  constructor(private readonly db: Connection) {}

  async has(cartId: string, session: Session): Promise<boolean> {
    const found = await this.db.select({ id: carts.id }).from(carts).where(usable(cartId, session));
    return found.length > 0;
  }

  async lock(cartId: string, session: Session): Promise<boolean> {
    const found = await this.db
      .select({ id: carts.id })
      .from(carts)
      .where(usable(cartId, session))
      .for('update');
    return found.length > 0;
  }
}
