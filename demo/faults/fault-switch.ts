import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../backend/src/adapters/postgres/database';
import { faults } from '../../backend/src/adapters/postgres/schema';
import type { FaultKind } from '../../backend/src/adapters/postgres/schema/faults';
import type { OperationId } from '../../backend/src/adapters/http/operation';

/** How long a fault of another process may go unnoticed. */
const REMEMBERED_MS = 1_000;

const STILL_ON = or(isNull(faults.remaining), gt(faults.remaining, 0));

/** Injected faults, in demo and test mode (BDG-09). */
export class FaultSwitch {
  private known = Promise.resolve(new Map<string, FaultKind>());
  private readAt = -Infinity;

  constructor(private readonly db: Database) {}

  /** The fault for this call, if any; counts it. */
  async take(id: OperationId): Promise<FaultKind | undefined> {
    if (!(await this.refreshed()).has(id)) return undefined;
    const [fault] = await this.db
      .update(faults)
      .set({ remaining: sql`${faults.remaining} - 1` })
      .where(and(eq(faults.operationId, id), STILL_ON))
      .returning({ kind: faults.kind });
    return fault?.kind;
  }

  /** Injects a fault: for the next calls, or until it is cleared. */
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

  /** Whether any fault is active. */
  async isOn(): Promise<boolean> {
    return (await this.refreshed()).size > 0;
  }

  /** Makes the next call read the table again. */
  forget(): void {
    this.readAt = -Infinity;
  }

  /** The table is read once a second at most, so that faults do not slow down other calls. */
  private refreshed(): Promise<Map<string, FaultKind>> {
    const now = performance.now();
    if (now - this.readAt < REMEMBERED_MS) return this.known;
    this.readAt = now;
    // Stored before it resolves: concurrent calls share this query instead of using an older result.
    this.known = this.read();
    this.known.catch(() => this.forget());
    return this.known;
  }

  private async read(): Promise<Map<string, FaultKind>> {
    const rows = await this.db
      .select({ id: faults.operationId, kind: faults.kind })
      .from(faults)
      .where(STILL_ON);
    return new Map(rows.map((row) => [row.id, row.kind]));
  }
}
