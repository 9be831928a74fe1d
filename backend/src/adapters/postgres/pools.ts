import { Pool, type PoolConfig } from 'pg';
import { BoundedPool } from './bounded-pool';
import type { BrowsingConnections } from './connections';

const STATEMENT_TIMEOUT_MS = 20_000;
/** For a server that does not even report that a statement took too long. */
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 2_000;
/** For a connection, new or free; longer than an order waits for locks. */
export const CONNECTION_TIMEOUT_MS = 15_000;
/** A page that takes longer is not looked at any more. */
const BROWSING_TIMEOUT_MS = 5_000;

/** The connections for browsing, and those for everything else (docs/decisions/0029-browsing-gives-way.md). */
export function openPools(databaseUrl: string, connections: number, browsing: BrowsingConnections) {
  const pool = toleratingErrors(new Pool({ ...poolOptions(databaseUrl), max: connections }));
  const browsingOptions = { max: browsing.connections, connectionTimeoutMillis: BROWSING_TIMEOUT_MS };
  const browsingPool = toleratingErrors(
    new BoundedPool({ ...poolOptions(databaseUrl), ...browsingOptions }, browsing.waiting),
  );
  return { pool, browsingPool };
}

const poolOptions = (connectionString: string): PoolConfig => ({
  connectionString,
  keepAlive: true,
  connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  query_timeout: QUERY_TIMEOUT_MS,
});

/** A broken connection, idle or in use, is replaced; without a listener its error would end the process. */
function toleratingErrors(pool: Pool): Pool {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
