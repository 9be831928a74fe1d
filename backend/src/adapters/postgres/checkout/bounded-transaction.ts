import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database';
import { HttpProblem } from '../../http/http-problem';

/** PostgreSQL's word for a lock that was not to be had in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * A transaction that waits for others no longer than so many milliseconds a lock, and then undoes what it did: the same
 * order may be under way, or many want the same goods. Ask what became of it before trying again.
 */
export async function boundedTransaction<Done>(
  db: Database,
  lockWaitMs: number,
  action: (tx: Transaction) => Promise<Done>,
): Promise<Done> {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('lock_timeout', ${String(lockWaitMs)}, true)`);
      return action(tx);
    });
  } catch (error) {
    if (sqlState(error) === LOCK_NOT_AVAILABLE)
      throw new HttpProblem(409, 'This order waits for others. Please try again in a moment.');
    throw error;
  }
}

/** Drizzle wraps what the driver threw. */
function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? sqlState(error.cause) : undefined;
}
