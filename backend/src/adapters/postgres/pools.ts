import { Pool, type PoolConfig } from 'pg';
import { BoundedPool, type BoundedPoolConfig } from './bounded-pool';
import type { BrowsingConnections } from './connections';
import type { Currency } from '../../domain/shared/currency';
import { prepareRepeated } from './prepare-repeated';
import { ReplicaPool } from './replica-pool';
import { currencyOptions } from './shop-currency';

const STATEMENT_TIMEOUT_MS = 20_000;
/** For a server that does not even report that a statement took too long. */
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 2_000;
/** For a transaction that runs no statement, such as that of a process that is stuck: others wait for its locks. */
const IDLE_TRANSACTION_TIMEOUT_MS = 20_000;
/** For a connection, new or free; longer than an order waits for locks. */
export const CONNECTION_TIMEOUT_MS = 15_000;
/** A page that takes longer is not looked at any more. */
const BROWSING_TIMEOUT_MS = 5_000;

interface Pools {
  pool: Pool;
  browsingPool: BoundedPool;
  /** The one for browsing, if that is on a replica. */
  replica: ReplicaPool | undefined;
  end: () => Promise<unknown>;
}

interface PoolsOptions {
  connections: number;
  browsing: BrowsingConnections;
  readUrl: string | undefined;
  /** Only what is not browsing writes amounts. */
  currency: Currency;
  times?: Partial<PoolTimes>;
}

interface PoolTimes {
  /** After which PostgreSQL ends a session that idles in a transaction, and is not browsing. */
  idleTransactionMs: number;
  /** How long anything but browsing waits for a connection. */
  connectionMs: number;
  browsingConnectionMs: number;
}

const TIMES: PoolTimes = {
  idleTransactionMs: IDLE_TRANSACTION_TIMEOUT_MS,
  connectionMs: CONNECTION_TIMEOUT_MS,
  browsingConnectionMs: BROWSING_TIMEOUT_MS,
};

/**
 * The connections for browsing, on a read replica if there is one, and those for everything else
 * (docs/decisions/0029-browsing-gives-way.md, 0041-browsing-may-read-a-replica.md).
 */
export function openPools(
  databaseUrl: string,
  { connections, browsing, readUrl, currency, times }: PoolsOptions,
): Pools {
  const { idleTransactionMs, connectionMs, browsingConnectionMs } = { ...TIMES, ...times };
  const options = currencyOptions(currency);
  const pool = toleratingErrors(
    new Pool({
      options,
      ...poolOptions(databaseUrl),
      max: connections,
      connectionTimeoutMillis: connectionMs,
      idle_in_transaction_session_timeout: idleTransactionMs,
    }),
  );
  prepareRepeated(pool);
  const browsingOptions = (url: string): BoundedPoolConfig => ({
    ...poolOptions(url),
    max: browsing.connections,
    maxWaiting: browsing.waiting,
    connectionTimeoutMillis: browsingConnectionMs,
  });
  const onPrimary = toleratingErrors(new BoundedPool(browsingOptions(databaseUrl)));
  const replica = readUrl === undefined ? undefined : openReplica(browsingOptions(readUrl), onPrimary);
  const all = [pool, onPrimary, ...(replica ? [replica] : [])];
  const end = () => Promise.all(all.map((each) => each.end()));
  return { pool, browsingPool: replica ?? onPrimary, replica, end };
}

const openReplica = (options: BoundedPoolConfig, onPrimary: Pool): ReplicaPool =>
  toleratingErrors(
    // One that has stopped answering is given up sooner than the primary: that can answer instead.
    new ReplicaPool({ ...options, query_timeout: BROWSING_TIMEOUT_MS }, onPrimary),
  );

const poolOptions = (connectionString: string): PoolConfig & { connectionString: string } => ({
  connectionString,
  keepAlive: true,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  query_timeout: QUERY_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
});

/** A broken connection, idle or in use, is replaced; without a listener its error would end the process. */
function toleratingErrors<P extends Pool>(pool: P): P {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
