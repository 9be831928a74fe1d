import { and, eq } from 'drizzle-orm';
import type { CartAdditions } from '../../../application/cart/cart-additions.port';
import type { Attempt } from '../../../application/shared/attempt';
import { refused } from '../../../domain/shared/shared-refusal';
import type { Connection } from '../repository-registry';
import { cartAdditions } from '../schema';

export class PostgresCartAdditions implements CartAdditions {
  constructor(private readonly db: Connection) {}

  async record(cartId: string, attempt: Attempt | undefined, addedAt: Date): Promise<boolean> {
    if (!attempt) return true;
    const recorded = await this.db
      .insert(cartAdditions)
      .values({ cartId, ...attempt, addedAt })
      .onConflictDoNothing()
      .returning({ key: cartAdditions.key });
    if (recorded.length === 1) return true;
    const [earlier] = await this.db
      .select({ payloadHash: cartAdditions.payloadHash })
      .from(cartAdditions)
      .where(and(eq(cartAdditions.cartId, cartId), eq(cartAdditions.key, attempt.key)));
    if (earlier?.payloadHash !== attempt.payloadHash) throw refused({ kind: 'idempotency-key-reused' });
    return false;
  }
}
