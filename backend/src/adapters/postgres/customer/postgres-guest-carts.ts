import { and, eq } from 'drizzle-orm';
import type { GuestCarts } from '../../../application/customer/guest-carts.port';
import type { Connection } from '../repository-registry';
import { carts } from '../schema';

export class PostgresGuestCarts implements GuestCarts {
  constructor(private readonly db: Connection) {}

  async lockOpen(cartId: string): Promise<{ customerId: number | null } | undefined> {
    const [cart] = await this.db
      .select({ customerId: carts.customerId })
      .from(carts)
      .where(and(eq(carts.id, cartId), eq(carts.status, 'open')))
      .for('update');
    return cart;
  }

  async assign(cartId: string, customerId: number, now: Date): Promise<void> {
    await this.db.update(carts).set({ customerId, updatedAt: now }).where(eq(carts.id, cartId));
  }
}
