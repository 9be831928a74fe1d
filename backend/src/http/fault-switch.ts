import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { faults } from '../database/schema';
import type { FaultKind } from '../database/schema/demo';
import type { OperationId } from './operation';

/** How stale another process's switch may be. */
const REMEMBERED_MS = 1_000;

const STILL_ON = or(isNull(faults.remaining), gt(faults.remaining, 0));

/** Calls that fail on purpose, in demo and test mode (BDG-09). */
export class FaultSwitch {
  private known: Map<string, FaultKind> = new Map();
  private readAt = -Infinity;

  constructor(private readonly db: Database) {}

  /** The fault that this call must show now; counts it off. */
  async take(id: OperationId): Promise<FaultKind | undefined> {
    await this.refresh();
    if (!this.known.has(id)) return undefined;
    const [fault] = await this.db
      .update(faults)
      .set({ remaining: sql`${faults.remaining} - 1` })
      .where(and(eq(faults.operationId, id), STILL_ON))
      .returning({ kind: faults.kind });
    return fault?.kind;
  }

  /** Switches a fault on: for the next calls, or until it is switched off. */
  async set(operationId: OperationId, kind: FaultKind, remaining: number | null): Promise<void> {
    const fault = { kind, remaining };
    await this.db
      .insert(faults)
      .values({ operationId, ...fault })
      .onConflictDoUpdate({ target: faults.operationId, set: fault });
    this.forget();
  }

  async clear(): Promise<void> {
    await this.db.delete(faults);
    this.forget();
  }

  /** Whether any call fails on purpose now. */
  async isOn(): Promise<boolean> {
    await this.refresh();
    return this.known.size > 0;
  }

  /** Makes the next call look at the table again. */
  forget(): void {
    this.readAt = -Infinity;
  }

  /** The table is read once a second at most: faults must not slow what they are not for. */
  private async refresh(): Promise<void> {
    const now = performance.now();
    if (now - this.readAt < REMEMBERED_MS) return;
    this.readAt = now;
    const rows = await this.db
      .select({ id: faults.operationId, kind: faults.kind })
      .from(faults)
      .where(STILL_ON);
    this.known = new Map(rows.map((row) => [row.id, row.kind]));
  }
}
