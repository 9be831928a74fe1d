import { and, eq } from 'drizzle-orm';
import type { Database } from '../postgres/database';
import { sandboxCollects } from '../postgres/schema';
import {
  type CollectResult,
  type CollectOutcome,
  type CollectRequest,
  isUpiId,
  type UpiGateway,
} from '../../application/checkout/upi-gateway.port';

/** The page on which a person answers in place of a UPI app (BDG-07). */
export const collectPagePath = (id: string): string => `/payuapi/sandbox/${encodeURIComponent(id)}`;

/**
 * Knows every well-formed id except one, so that both answers can be seen (DEMO-48). A page that says that it is
 * simulated asks the person; no money moves (X-151, BDG-07).
 */
export class SandboxUpiGateway implements UpiGateway {
  constructor(private readonly db: Database) {}

  async knows(upiId: string): Promise<boolean> {
    return isUpiId(upiId) && upiId.toLowerCase() !== 'nobody@okbank';
  }

  async request({ id, upiId }: CollectRequest): Promise<CollectOutcome> {
    return (await this.knows(upiId))
      ? { kind: 'requested', pageUrl: collectPagePath(id) }
      : { kind: 'declined' };
  }

  async close(id: string): Promise<CollectResult> {
    return this.answer(id, 'declined');
  }

  async refund(id: string): Promise<void> {
    await this.db
      .update(sandboxCollects)
      .set({ status: 'refunded' })
      .where(and(eq(sandboxCollects.id, id), eq(sandboxCollects.status, 'paid')));
  }

  /** The first answer counts, and is returned. */
  async answer(id: string, end: CollectResult): Promise<CollectResult> {
    await this.db.insert(sandboxCollects).values({ id, status: end }).onConflictDoNothing();
    const [collect] = await this.db.select().from(sandboxCollects).where(eq(sandboxCollects.id, id));
    return collect?.status === 'paid' ? 'paid' : 'declined';
  }
}
