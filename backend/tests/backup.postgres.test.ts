import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StripeCharges } from '../src/adapters/card/stripe-charges';
import { orders } from '../src/adapters/postgres/schema';
import { ordersCommand } from '../src/operator/orders-command';
import { postgresBinaries } from '../testing/postgres-binaries';
import { POSTGRES_IS_MISSING, startPostgres, type TestPostgres } from '../testing/start-postgres';
import { startTestBackend, type TestBackend } from '../testing/start-test-backend';
import { type FakeStripe, startFakeStripe } from '../testing/stripe/fake-stripe';
import { givenBuyers } from './support/buyers';
import { janeWithCard } from './support/jane-with-card';
import { janesOrder, place } from './support/order-fixture';

const run = promisify(execFile);

const binaries = await postgresBinaries();
const postgres = binaries ? await startPostgres() : undefined;
if (!postgres && process.env.CI) throw new Error(POSTGRES_IS_MISSING);
if (!postgres) console.warn(POSTGRES_IS_MISSING);

const TWO_HOURS_MS = 2 * 3_600_000;

// The embedded database is backed up by copying its folder: CI must have PostgreSQL; elsewhere a warning is printed.
(postgres ? describe : describe.skip)('a backup', () => {
  const server = postgres as TestPostgres;
  let stripe: FakeStripe;
  let folder: string;
  let backend: TestBackend | undefined;
  beforeAll(async () => {
    stripe = await startFakeStripe();
    folder = await mkdtemp(join(tmpdir(), 'cork-and-petal-backup-'));
  });
  afterAll(async () => {
    await backend?.stop();
    await stripe.stop();
    await rm(folder, { recursive: true, force: true });
    await server.stop();
  }, 30_000);

  const open = async (databaseUrl: string): Promise<TestBackend> =>
    (backend = await startTestBackend({ databaseUrl, settings: { stripe: stripe.settings } }));
  const tool = (name: string, ...options: string[]) => run(join(binaries!, name), options);
  const command = (...words: string[]) => {
    const { services } = backend!;
    return ordersCommand({ ...services, charges: new StripeCharges(stripe.settings) }, words);
  };

  /** An order of two hours ago, paid by card. */
  async function givenOrder({ db, baseUrl, services }: TestBackend): Promise<string> {
    const values = await janeWithCard(backend!);
    const placed = await place(baseUrl, values, janesOrder(values));
    const placedAt = new Date(services.clock.now().getTime() - TWO_HOURS_MS);
    await db.update(orders).set({ placedAt });
    stripe.intents[0]!.created = placedAt.getTime() / 1_000;
    return String(placed.body.order_id);
  }

  it('of a running shop is restored after the database is lost; reconciliation reports what it lacks', async () => {
    const databaseUrl = await server.freshDatabase();
    const number = await givenOrder(await open(databaseUrl));
    const file = join(folder, 'shop.dump');
    await tool('pg_dump', '--format=custom', `--file=${file}`, databaseUrl);
    const { lines: before } = await command('show', number);
    await command('cancel', number, '--yes');
    await backend!.stop();
    await server.drop(databaseUrl);

    const restoredUrl = await server.freshDatabase({ isEmpty: true });
    await tool('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${restoredUrl}`, file);
    const restored = await open(restoredUrl);
    expect((await command('show', number)).lines).toEqual(before);
    const differences = (await command('reconcile')).lines.slice(1);
    expect(differences).toEqual([
      `  amount: order ${number}, charge ${stripe.intents[0]!.id}: shop $129.10, provider $0.00`,
      '1 difference.',
    ]);
    // Order numbers continue after the last one.
    expect(await givenBuyers(restored.services, 1)).toHaveLength(1);
  }, 60_000);
});
