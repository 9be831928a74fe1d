import { eq, sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../src/adapters/postgres/database';
import { offers } from '../src/adapters/postgres/schema';
import { givenCategory, givenProducts, sameDay } from '../testing/provider-states/given-product';
import { testBackend } from '../testing/test-backend';

const backend = testBackend();

const AREA = { zipcode: '10001', loc_id: '11,12,13' };
const list = () => backend.call('listCategoryProducts', { query: { ...AREA, catid: '50' } });

/** The total is that of the list itself; what its page shows is read again. */
async function expectListed(ids: string[]): Promise<void> {
  const { body } = await list();
  expect(body.products.map(({ id }) => id)).toEqual(ids);
  expect(body.pagination.total_records).toBe(ids.length);
}

const aGin = (id: number) => ({
  ...{ id, name: `Gin ${id}`, categoryIds: [50] },
  variants: [{ id: id * 10, size: '750', offers: sameDay(20_00) }],
});

beforeEach(async () => {
  await backend.given('no product matches zzzz');
  await givenCategory(backend.db, 50, 'Gin');
  await givenProducts(backend.db, [aGin(501), aGin(502)]);
});

const withdraw = (db: Pick<Database, 'update'>, variantId: number) =>
  db.update(offers).set({ active: false }).where(eq(offers.variantId, variantId));

/** Withdraws an offer in a transaction; resolves with what commits it. */
async function withdrawUncommitted(variantId: number): Promise<() => Promise<void>> {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  let committed: Promise<void> | undefined;
  await new Promise<void>((resolve) => {
    committed = backend.db.transaction(async (tx) => {
      await withdraw(tx, variantId);
      resolve();
      await ended;
    });
  });
  return async () => {
    end();
    await committed;
  };
}

it('a change that is not committed is not listed, and is once it is [BD-11]', async () => {
  const commit = await withdrawUncommitted(5010);
  await expectListed(['501', '502']);
  await commit();
  await expectListed(['502']);
});

/** Whether a session of this database waits for a lock that another one holds. */
async function isOneWaiting(): Promise<boolean> {
  const { rows } = await backend.db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

it('changes that are made at the same time are all listed, in whatever order they are committed [BD-11]', async () => {
  const commit = await withdrawUncommitted(5010);
  let isDone = false;
  const later = withdraw(backend.db, 5020).then(() => (isDone = true));
  while (!isDone && !(await isOneWaiting())) await pause(5);
  await list();
  await Promise.all([commit(), later]);
  await expectListed([]);
});
