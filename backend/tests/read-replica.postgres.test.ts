import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import type { PrometheusMetrics } from '../src/adapters/metrics/prometheus-metrics';
import { checkReplica } from '../src/doctor/check-replica';
import { products } from '../src/adapters/postgres/schema';
import { postgresBinaries } from '../testing/postgres-binaries';
import { type PostgresCluster, startCluster } from '../testing/postgres-cluster';
import { describeIfThere } from '../testing/postgres-of-the-file';
import { startTestBackend, type TestBackend } from '../testing/start-test-backend';
import { BOURBON } from './support/bourbon';

/** Servers of its own: a primary and a standby that follows it. */
const binaries = await postgresBinaries();

describeIfThere(binaries)('a backend with a read replica', () => {
  let primary: PostgresCluster;
  let standby: PostgresCluster;
  let backend: TestBackend;
  let metrics: PrometheusMetrics;
  beforeAll(async () => {
    primary = await startCluster(binaries!);
    // The tables have to be there before they are copied.
    const first = await startTestBackend({ databaseUrl: primary.url });
    await first.given('variant 1011 is in stock at location 11 for Same Day');
    await first.stop();
    standby = await startCluster(binaries!, { standbyOf: primary.url });
    backend = await startTestBackend({
      databaseUrl: primary.url,
      readReplicaUrl: standby.url,
      settings: { catalogCacheSeconds: 0 },
      extensions: (own) => {
        metrics = own;
        return [];
      },
    });
    metrics.watchReplica(backend.database.replica!);
  }, 90_000);
  afterAll(async () => {
    await backend?.stop();
    await standby?.stop();
    await primary?.stop();
  }, 30_000);

  async function onStandby(statement: string): Promise<void> {
    const client = new Client({ connectionString: standby.url });
    await client.connect();
    await client.query(statement);
    await client.end();
  }

  const nameOfProduct = async () => {
    const query = { prodid: '101', store_id: 1, zipCode: '10001', loc_id: '11' };
    const answer = await backend.call('getProduct', { query });
    return answer.status === 200 ? answer.body.name : answer.status;
  };
  const rename = (name: string) => backend.db.update(products).set({ name }).where(eq(products.id, 101));

  async function untilNamed(name: string): Promise<void> {
    while ((await nameOfProduct()) !== name) await pause(50);
  }

  it('browses on the replica, and writes and reads carts on the primary', async () => {
    await rename('A name that the replica receives');
    await untilNamed('A name that the replica receives');
    await onStandby('select pg_wal_replay_pause()');
    try {
      await rename('A name that it has not received');
      expect(await nameOfProduct()).toBe('A name that the replica receives');
      const [added] = (await backend.call('addToCart', { body: { ...BOURBON, qty: 1 } })).body;
      const [cart] = (await backend.call('showCart', { body: { cart_id: added?.cart_id } })).body;
      expect(cart?.result[0]?.name).toBe('A name that it has not received');
    } finally {
      await onStandby('select pg_wal_replay_resume()');
    }
    expect(await checkReplica({ ...backend.settings, databaseReadUrl: standby.url })).toEqual([
      { kind: 'ok', about: 'Read replica', text: 'answers, and follows' },
    ]);
  }, 60_000);

  it('browses on the primary while the replica does not answer, and on the replica again afterwards', async () => {
    await standby.freeze();
    try {
      await rename('A name from the primary');
      await untilNamed('A name from the primary');
      expect(await metrics.text()).toMatch(/^backend_read_replica_answers 0$/m);
    } finally {
      await standby.thaw();
    }
    while (!/^backend_read_replica_answers 1$/m.test(await metrics.text())) await pause(50);
    await standby.kill();
    await untilNamed('A name from the primary');
  }, 60_000);
});
