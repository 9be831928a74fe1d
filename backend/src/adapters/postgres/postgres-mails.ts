import { and, count, eq, inArray, lt, min, sql } from 'drizzle-orm';
import type { Mail } from '../../application/shared/mail-outbox.port';
import type { Delivery, OutgoingMail } from '../../application/shared/mail-sender.port';
import type { MailBacklog } from '../../application/shared/backlog';
import { type FailedMail, Mails, type MailStatus } from '../../application/shared/mails.port';
import type { Connection } from './repository-registry';
import { mails } from './schema';

const STATUS_AFTER = { accepted: 'sent', postponed: 'waiting', refused: 'failed' } as const;

export class PostgresMails implements Mails {
  constructor(private readonly db: Connection) {}

  async insert(mail: Mail, createdAt: Date, status: 'kept' | 'waiting'): Promise<number> {
    const [row] = await this.db
      .insert(mails)
      .values({ ...mail, createdAt, status })
      .returning({ id: mails.id });
    return row!.id;
  }

  async findWaiting(id: number): Promise<OutgoingMail | undefined> {
    const [row] = await this.db.select().from(mails).where(waiting(id));
    return row && { ...row, link: row.link ?? undefined, linkText: row.linkText ?? undefined };
  }

  async recordAttempt(id: number, delivery: Delivery, at: Date): Promise<void> {
    const status = STATUS_AFTER[delivery.kind];
    await this.db
      .update(mails)
      .set({
        status,
        attempts: sql`${mails.attempts} + 1`,
        answer: delivery.kind === 'accepted' ? null : delivery.answer,
        settledAt: status === 'waiting' ? null : at,
      })
      .where(waiting(id));
  }

  async giveUp(id: number, at: Date): Promise<void> {
    await this.db.update(mails).set({ status: 'failed', settledAt: at }).where(waiting(id));
  }

  async failed(): Promise<FailedMail[]> {
    const rows = await this.db.select().from(mails).where(eq(mails.status, 'failed')).orderBy(mails.id);
    return rows.map((row) => ({ ...row, answer: row.answer ?? '' }));
  }

  async reopen(ids: 'all' | readonly number[]): Promise<number[]> {
    const chosen = ids === 'all' ? undefined : inArray(mails.id, [...ids]);
    const rows = await this.db
      .update(mails)
      .set({ status: 'waiting', settledAt: null })
      .where(and(eq(mails.status, 'failed'), chosen))
      .returning({ id: mails.id });
    return rows.map(({ id }) => id);
  }

  async backlog(): Promise<MailBacklog> {
    const rows = await this.db
      .select({ status: mails.status, number: count(), oldest: min(mails.createdAt) })
      .from(mails)
      .where(inArray(mails.status, ['waiting', 'failed']))
      .groupBy(mails.status);
    const of = (status: MailStatus) => rows.find((row) => row.status === status);
    return {
      waiting: of('waiting')?.number ?? 0,
      failed: of('failed')?.number ?? 0,
      oldestWaitingAt: of('waiting')?.oldest ?? undefined,
    };
  }

  async deleteSent(before: Date): Promise<void> {
    await this.db.delete(mails).where(and(eq(mails.status, 'sent'), lt(mails.settledAt, before)));
  }
}

const waiting = (id: number) => and(eq(mails.id, id), eq(mails.status, 'waiting'));
