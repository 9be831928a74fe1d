import { eq, sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
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

/** A point that one side waits at until the other one opens it. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

beforeEach(async () => {
  await backend.given('no product matches zzzz');
  await givenCategory(backend.db, 50, 'Gin');
  await givenProducts(backend.db, [aGin(501), aGin(502)]);
});

it('a change that is not committed is not listed, and is once it is [BD-11]', async () => {
  const [begun, listing] = [gate(), gate()];
  const change = backend.db.transaction(async (tx) => {
    await tx.update(offers).set({ active: false }).where(eq(offers.variantId, 5010));
    begun.open();
    await listing.opened;
  });
  await begun.opened;
  await expectListed(['501', '502']);
  listing.open();
  await change;
  await expectListed(['502']);
});

/** Whether a session waits for a lock that another one holds. */
async function isOneWaiting(): Promise<boolean> {
  const { rows } = await backend.db.execute(sql`select from pg_locks where not granted`);
  return rows.length > 0;
}

it('changes that are made at the same time are all listed, in whatever order they are committed [BD-11]', async () => {
  const [begun, listing] = [gate(), gate()];
  const earlier = backend.db.transaction(async (tx) => {
    await tx.update(offers).set({ active: false }).where(eq(offers.variantId, 5010));
    begun.open();
    await listing.opened;
  });
  await begun.opened;
  let isDone = false;
  const later = backend.db
    .update(offers)
    .set({ active: false })
    .where(eq(offers.variantId, 5020))
    .then(() => (isDone = true));
  while (!isDone && !(await isOneWaiting())) await pause(5);
  await list();
  listing.open();
  await Promise.all([earlier, later]);
  await expectListed([]);
});
