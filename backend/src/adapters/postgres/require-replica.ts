import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { StartProblem } from '../../../../server/start-problem';
import { missingMigrations } from './missing-migrations';
import { CONNECTION_TIMEOUT_MS } from './pools';

const TRIES = 30;
const TRY_EVERY_MS = 1_000;

/** Waits until the replica has every migration: it receives those of the primary a moment later. */
export async function requireReplica(readUrl: string): Promise<void> {
  const client = new Client({ connectionString: readUrl, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    for (let tries = 1; (await missingMigrations(client)) > 0; tries += 1) {
      if (tries === TRIES)
        throw new StartProblem('The database of DATABASE_READ_URL lacks migrations that DATABASE_URL has.');
      await pause(TRY_EVERY_MS);
    }
  } catch (cause) {
    if (cause instanceof StartProblem) throw cause;
    throw new StartProblem(`The database of DATABASE_READ_URL cannot be read: ${String(cause)}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
