import { and, desc, eq, gte, isNotNull, isNull, lt } from 'drizzle-orm';
import type { CardEventOutcome, StoredCardEvent } from '../../../application/checkout/card-event';
import type { CardEvents } from '../../../application/checkout/card-events.port';
import type { Connection } from '../repository-registry';
import { cardEvents } from '../schema';

export class PostgresCardEvents implements CardEvents {
  constructor(private readonly db: Connection) {}

  async insert(event: StoredCardEvent): Promise<boolean> {
    const inserted = await this.db
      .insert(cardEvents)
      .values(event)
      .onConflictDoNothing()
      .returning({ id: cardEvents.id });
    return inserted.length === 1;
  }

  async find(id: string): Promise<StoredCardEvent | undefined> {
    const [event] = await this.db.select().from(cardEvents).where(eq(cardEvents.id, id));
    return event;
  }

  async receivedSince(since: Date): Promise<StoredCardEvent[]> {
    return this.db
      .select()
      .from(cardEvents)
      .where(gte(cardEvents.receivedAt, since))
      .orderBy(cardEvents.receivedAt, cardEvents.id);
  }

  async latest(limit: number): Promise<StoredCardEvent[]> {
    return this.db.select().from(cardEvents).orderBy(desc(cardEvents.receivedAt), cardEvents.id).limit(limit);
  }

  async failed(): Promise<StoredCardEvent[]> {
    return this.db
      .select()
      .from(cardEvents)
      .where(eq(cardEvents.outcome, 'failed'))
      .orderBy(cardEvents.receivedAt, cardEvents.id);
  }

  async markHandled(id: string, outcome: CardEventOutcome, at: Date): Promise<void> {
    await this.db.update(cardEvents).set({ outcome, handledAt: at }).where(eq(cardEvents.id, id));
  }

  async giveUp(id: string): Promise<void> {
    await this.db
      .update(cardEvents)
      .set({ outcome: 'failed' })
      .where(and(eq(cardEvents.id, id), isNull(cardEvents.outcome)));
  }

  async deleteHandled(before: Date): Promise<void> {
    await this.db
      .delete(cardEvents)
      .where(and(lt(cardEvents.receivedAt, before), isNotNull(cardEvents.handledAt)));
  }
}
