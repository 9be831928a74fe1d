import { type EventEmitter, once } from 'node:events';
import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import { BROWSING } from '../src/adapters/postgres/connections';
import { isConnectionProblem } from '../src/adapters/postgres/connection-problem';
import { openPools } from '../src/adapters/postgres/pools';
import { postgresOfTheFile } from '../testing/postgres-of-the-file';

const { postgres, describeOnPostgres } = await postgresOfTheFile();

const LIMIT_MS = 200;

/** Not `once`, which rejects because of the error that precedes it. */
const endOf = (client: EventEmitter) => new Promise((resolve) => client.once('end', resolve));

describeOnPostgres('a session that idles in a transaction', () => {
  let pools: ReturnType<typeof openPools>;
  const open = async (times?: { idleTransactionMs: number }) =>
    openPools(await postgres.freshDatabase({ isEmpty: true }), {
      connections: 1,
      browsing: BROWSING,
      readUrl: undefined,
      currency: 'USD',
      times,
    });
  afterEach(() => pools.end());

  it('is ended with its locks, and the pool goes on with another one', async () => {
    pools = await open({ idleTransactionMs: LIMIT_MS });
    const { pool } = pools;
    await pool.query('create table counts (number integer)');
    const client = await pool.connect();
    await client.query('begin');
    await client.query('lock table counts in access exclusive mode');
    await endOf(client);
    await expect(client.query('select 1')).rejects.toThrow();
    client.release();
    expect((await pool.query('select * from counts')).rows).toEqual([]);
    expect(pool.totalCount).toBe(1);
  });

  it('fails its transaction as one whose connection was lost', async () => {
    pools = await open({ idleTransactionMs: LIMIT_MS });
    const { pool } = pools;
    const db = drizzle(pool);
    const ended = new Promise<void>((resolve) => pool.on('remove', () => resolve()));
    const connected = once(pool, 'connect');
    const failure = await db
      .transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        const [client] = (await connected) as [EventEmitter];
        await endOf(client);
        await tx.execute(sql`select 1`);
      })
      .catch((error: unknown) => error);
    expect(isConnectionProblem(failure)).toBe(true);
    await ended;
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });

  it('has 20 seconds by default, also while browsing', async () => {
    pools = await open();
    for (const pool of [pools.pool, pools.browsingPool]) {
      const { rows } = await pool.query('show idle_in_transaction_session_timeout');
      expect(rows).toEqual([{ idle_in_transaction_session_timeout: '20s' }]);
    }
  });

  it('has 20 seconds for a statement as well, also while browsing', async () => {
    pools = await open();
    for (const pool of [pools.pool, pools.browsingPool]) {
      const { rows } = await pool.query('show statement_timeout');
      expect(rows).toEqual([{ statement_timeout: '20s' }]);
    }
  });
});
