import { isConnectionProblem } from '../src/adapters/postgres/connection-problem';
import { openPools } from '../src/adapters/postgres/pools';
import { postgresOfTheFile } from '../testing/postgres-of-the-file';

const { postgres, describeOnPostgres } = await postgresOfTheFile();

const LIMIT_MS = 100;

describeOnPostgres('a request that waits for a connection', () => {
  let pools: ReturnType<typeof openPools>;
  const open = async (times?: Parameters<typeof openPools>[1]['times']) =>
    openPools(await postgres.freshDatabase({ isEmpty: true }), {
      connections: 1,
      browsing: { connections: 1, waiting: 1 },
      readUrl: undefined,
      currency: 'USD',
      times,
    });
  afterEach(() => pools.end());

  it.each(['pool', 'browsingPool'] as const)(
    'gives up after a time, as when the database is not there, and the next one gets the connection (%s)',
    async (name) => {
      pools = await open({ connectionMs: LIMIT_MS, browsingConnectionMs: LIMIT_MS });
      const pool = pools[name];
      const held = await pool.connect();
      const failure: unknown = await pool.connect().catch((error: unknown) => error);
      held.release();
      expect(isConnectionProblem(failure)).toBe(true);
      expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
      expect([pool.totalCount, pool.waitingCount]).toEqual([1, 0]);
    },
  );

  it('waits for at most 15 seconds, and 5 while browsing', async () => {
    pools = await open();
    expect(pools.pool.options.connectionTimeoutMillis).toBe(15_000);
    expect(pools.browsingPool.options.connectionTimeoutMillis).toBe(5_000);
  });
});
