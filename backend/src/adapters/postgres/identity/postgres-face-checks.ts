import { and, eq } from 'drizzle-orm';
import { type FaceCheckRequirement, FaceChecks } from '../../../application/identity/face-checks.port';
import type { Connection } from '../repository-registry';
import { customers, faceChecks } from '../schema';

export class PostgresFaceChecks implements FaceChecks {
  constructor(private readonly db: Connection) {}

  async requirement(customerId: number, cartId: string): Promise<FaceCheckRequirement | undefined> {
    const ofCart = and(eq(faceChecks.customerId, customers.id), eq(faceChecks.cartId, cartId));
    const [requirement] = await this.db
      .select({ isRequired: customers.faceCheckBeforeOrder, matchedAt: faceChecks.matchedAt })
      .from(customers)
      .leftJoin(faceChecks, ofCart)
      .where(eq(customers.id, customerId));
    return requirement;
  }

  async verificationIdOf(customerId: number): Promise<string | null> {
    const [customer] = await this.db
      .select({ verificationId: customers.verificationId })
      .from(customers)
      .where(eq(customers.id, customerId));
    return customer?.verificationId ?? null;
  }

  async record(customerId: number, cartId: string, matchedAt: Date): Promise<void> {
    await this.db
      .insert(faceChecks)
      .values({ customerId, cartId, matchedAt })
      .onConflictDoUpdate({ target: [faceChecks.customerId, faceChecks.cartId], set: { matchedAt } });
  }
}
