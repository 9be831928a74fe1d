import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { carts, customers, orderItems, orders } from '../src/adapters/postgres/schema';
import { PersonalData } from '../src/application/identity/personal-data.port';
import { postgresOfTheFile } from '../testing/postgres-of-the-file';
import { startTestBackend, type TestBackend } from '../testing/start-test-backend';
import { janesOrder, place, ready } from './support/order-fixture';
import { type StatementGate, statementGate } from './support/statement-gate';

/** PGlite runs one transaction at a time, so transactions would never overlap. */
const { postgres, describeOnPostgres } = await postgresOfTheFile();

const JANE = 'jane@example.com';

describeOnPostgres('a person who is erased while an order is being placed', () => {
  let backend: TestBackend;
  let gate: StatementGate;
  beforeAll(async () => {
    const databaseUrl = await postgres.freshDatabase();
    backend = await startTestBackend({ databaseUrl });
    gate = await statementGate(databaseUrl);
  }, 60_000);
  afterAll(async () => {
    await gate?.close();
    await backend?.stop();
  }, 30_000);

  const erase = () =>
    backend.services.data.transaction(async (tx) => {
      const personalData = tx.get(PersonalData);
      const person = (await personalData.find(JANE))!;
      await personalData.lock(person);
      const open = await personalData.openOrders(person, '2030-06-01');
      if (open.length === 0) await personalData.erase(person, JANE);
      return open;
    });

  /** Until that many transactions wait for a lock of another one. */
  async function untilWaiting(count: number): Promise<void> {
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await backend.db.execute(waiting)).rows.length < count) await pause(10);
  }

  const onDelivery = { payment_method: 4 };

  it('is not erased if the order was first: the order is found, and is open', async () => {
    const values = ready(await backend.given('a cart ready to order exists'));
    await gate.set({ before: 'insert', table: 'orders' });
    const placing = place(backend.baseUrl, values, janesOrder(values, onDelivery));
    await gate.reached();
    const erasing = erase();
    await untilWaiting(2);
    await gate.open();
    expect((await placing).body).toMatchObject({ code: 1 });
    const [order] = await backend.db.select().from(orders);
    expect(order).toMatchObject({ email: JANE });
    expect(await erasing).toEqual([order!.orderNumber]);
  });

  it.each(['their own', "a visitor's"])(
    'gets no order of %s cart if the erasure was first',
    async (whose) => {
      const values = ready(await backend.given('a cart ready to order exists'));
      if (whose !== 'their own') await backend.db.update(carts).set({ customerId: null });
      await gate.set({ before: 'delete', table: 'customers' });
      const erasing = erase();
      await gate.reached();
      const placing = place(backend.baseUrl, values, janesOrder(values, onDelivery));
      await untilWaiting(2);
      await gate.open();
      expect(await erasing).toEqual([]);
      expect((await placing).body).not.toMatchObject({ code: 1 });
      expect(await backend.db.select().from(orders)).toEqual([]);
      expect(await backend.db.select().from(orderItems)).toEqual([]);
      expect((await backend.db.select().from(customers)).map(({ email }) => email)).not.toContain(JANE);
    },
  );
});
