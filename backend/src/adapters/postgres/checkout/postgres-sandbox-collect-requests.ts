import { and, eq } from 'drizzle-orm';
import { SandboxCollectRequests } from '../../../application/checkout/sandbox-collect-requests.port';
import type { CollectResult } from '../../../application/checkout/upi-gateway.port';
import type { Connection } from '../repository-registry';
import { sandboxCollects } from '../schema';

export class PostgresSandboxCollectRequests extends SandboxCollectRequests {
  constructor(private readonly db: Connection) {
    super();
  }

  async answer(id: string, end: CollectResult): Promise<CollectResult> {
    await this.db.insert(sandboxCollects).values({ id, status: end }).onConflictDoNothing();
    const [collect] = await this.db.select().from(sandboxCollects).where(eq(sandboxCollects.id, id));
    return collect?.status === 'paid' ? 'paid' : 'declined';
  }

  async refund(id: string): Promise<void> {
    await this.db
      .update(sandboxCollects)
      .set({ status: 'refunded' })
      .where(and(eq(sandboxCollects.id, id), eq(sandboxCollects.status, 'paid')));
  }
}
