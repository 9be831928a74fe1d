import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { postgresOfTheFile } from '../testing/postgres-of-the-file';
import { startTestBackend, type TestBackend } from '../testing/start-test-backend';
import { janesOrder, place, ready } from './support/order-fixture';

/** An embedded database has one connection for everything. */
const { postgres, describeOnPostgres } = await postgresOfTheFile();

const CONNECTIONS = 2;
const WAITING = 3;

describeOnPostgres('while slow queries hold all connections for browsing', () => {
  let backend: TestBackend;
  let blocker: Client;
  let values: ReturnType<typeof ready>;
  let browsing: Promise<number>[];

  const banners = () => backend.call('listBanners', { query: {} });
  /** Polls until the condition holds; the test's timeout ends it. */
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await pause(10);
  };

  beforeAll(async () => {
    const databaseUrl = await postgres.freshDatabase();
    const settings = { browsing: { connections: CONNECTIONS, waiting: WAITING } };
    backend = await startTestBackend({ databaseUrl, settings });
    values = ready(await backend.given('a cart ready to order exists'));
    blocker = new Client({ connectionString: databaseUrl });
    await blocker.connect();
    // Nothing but the home page reads it.
    await blocker.query('begin');
    await blocker.query('lock table banners in access exclusive mode');
    const pool = backend.database.browsingPool!;
    browsing = Array.from({ length: CONNECTIONS + WAITING }, () => banners().then(({ status }) => status));
    await until(() => pool.totalCount === CONNECTIONS && pool.waitingCount === WAITING);
  }, 60_000);
  afterAll(async () => {
    await blocker?.end();
    await backend?.stop();
  }, 30_000);

  it('a further call is refused at once, with the time of a retry', async () => {
    const { status, headers, body } = await banners();
    expect([status, body]).toEqual([
      503,
      { detail: 'The store is very busy. Please try again in a moment.' },
    ]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('an order is still placed', async () => {
    const placed = await place(backend.baseUrl, values, janesOrder(values));
    expect([placed.status, placed.body]).toEqual([200, expect.objectContaining({ code: 1 })]);
  });

  it('waiting calls are answered once the queries end', async () => {
    await blocker.query('commit');
    expect(await Promise.all(browsing)).toEqual(browsing.map(() => 200));
    expect((await banners()).status).toBe(200);
  });
});
