import { and, eq } from 'drizzle-orm';
import type { SandboxCollectRequests } from '../../../application/checkout/sandbox-collect-requests.port';
import type { CollectResult } from '../../../application/checkout/upi-gateway.port';
import type { Connection } from '../repository-registry';
import { sandboxCollectRequests } from '../schema';

export class PostgresSandboxCollectRequests implements SandboxCollectRequests {
  constructor(private readonly db: Connection) {}

  async answer(id: string, end: CollectResult): Promise<CollectResult> {
    await this.db.insert(sandboxCollectRequests).values({ id, status: end }).onConflictDoNothing();
    const [collect] = await this.db
      .select()
      .from(sandboxCollectRequests)
      .where(eq(sandboxCollectRequests.id, id));
    return collect?.status === 'paid' ? 'paid' : 'declined';
  }

  async refund(id: string): Promise<void> {
    await this.db
      .update(sandboxCollectRequests)
      .set({ status: 'refunded' })
      .where(and(eq(sandboxCollectRequests.id, id), eq(sandboxCollectRequests.status, 'paid')));
  }
}
