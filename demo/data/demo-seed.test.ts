import { products, vendors } from '../../backend/src/adapters/postgres/schema';
import { fixedClock } from '../../backend/testing/fixed-clock';
import { importFiles } from '../../backend/tests/support/catalog-database';
import { removeFolders, SMALL_SHOP } from '../../backend/tests/support/catalog-folder';
import { NEW_ADDRESS } from '../../backend/tests/support/new-address';
import { startTestBackend, TEST_NOW, type TestBackend } from '../../backend/testing/start-test-backend';
import { importDemoCatalog } from '../import-demo-catalog';
import { seedDemoShop } from '../seed';
import { DEMO_PASSWORD } from './people';

const CLOCK = fixedClock(TEST_NOW);
const NEW_YORK = { zipcode: '10001', loc_id: '11,12,13' };

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
  await seedDemoShop(backend.db, CLOCK, importDemoCatalog);
}, 60_000);

afterAll(() => backend.stop());

test('fills an empty database, and leaves a filled one unchanged [BDG-01]', async () => {
  expect(await seedDemoShop(backend.db, CLOCK, importDemoCatalog)).toBe(false);
  expect(await backend.db.$count(products)).toBeGreaterThanOrEqual(320);
});

test('leaves the database empty when it is interrupted, so that the next start fills it [BDG-01]', async () => {
  const empty = await startTestBackend();
  const interrupted = seedDemoShop(empty.db, CLOCK, async (tx) => {
    expect(await importFiles(tx, SMALL_SHOP)).toMatchObject({ kind: 'applied' });
    throw new Error('interrupted');
  });
  await expect(interrupted).rejects.toThrow('interrupted');
  expect(await empty.db.$count(vendors)).toBe(0);
  await empty.stop();
  await removeFolders();
});

test('lets the demo members sign in, and new customers and addresses get new ids [DEMO-50]', async () => {
  const { body } = await backend.call('signIn', {
    body: { email: 'jane@example.com', password: DEMO_PASSWORD },
  });
  expect(body).toMatchObject({ code: 1, message: 'success' });
  const form = {
    email: 'new@example.com',
    password: DEMO_PASSWORD,
    confirm_password: DEMO_PASSWORD,
    first_name: 'N',
    last_name: 'N',
  };
  const { body: created } = await backend.call('register', { body: form });
  expect(created.code).toBe(1);
  const { body: added } = await backend.call('addAddress', {
    query: { customerid: created.result?.customer_id ?? '' },
    token: created.result?.api_token,
    body: NEW_ADDRESS,
  });
  expect(added.code).toBe(1);
});

test('has a cart with products at every speed, all of which can be bought [DEMO-46] [DEMO-55]', async () => {
  const { body } = await backend.call('signIn', {
    body: { email: 'theo@example.com', password: DEMO_PASSWORD },
  });
  const cart = await backend.call('showCart', {
    body: { cart_id: body.result?.cart_id },
    token: body.result?.api_token,
  });
  const items = cart.body[0]?.result ?? [];
  expect(items.map((item) => item.speed_id)).toEqual(['Same Day', 'Same Day', 'Next Day', 'Farm Direct']);
  expect(items.map((item) => item.out_of_stock)).toEqual([0, 0, 0, 0]);
});

const listing = (catid: number, query: Record<string, string> = {}) =>
  backend.call('listCategoryProducts', {
    query: { store_id: '1', catid: String(catid), page: '1', limit: '20', ...NEW_YORK, ...query },
  });

test('category 12 lists 78 products on four pages at 10001 [DEMO-20]', async () => {
  const { body } = await listing(12);
  expect(body.pagination).toMatchObject({ total_records: 78, total_page: 4 });
});

test('categories 40 and 41 are empty with and without a message, 42 answers another code with products [DEMO-21] [DEMO-22]', async () => {
  expect((await listing(40)).body.message).toMatch(/sake/);
  expect((await listing(41)).body.message).toBeUndefined();
  const { body } = await listing(42);
  expect(body.code).not.toBe(1);
  expect(body.products?.length).toBeGreaterThan(0);
});

test('every department has products at 10001 and at 94105', async () => {
  for (const id of [12, 13, 14, 15, 20, 30])
    expect((await listing(id)).body.products?.length).toBeGreaterThan(5);
  for (const id of [12, 13, 15, 20, 30])
    expect((await listing(id, { zipcode: '94105', loc_id: '15,16' })).body.products?.length).toBeGreaterThan(
      3,
    );
});

test('product 102 has recommendations, 110 has none [DEMO-29]', async () => {
  const recommended = async (id: number) => {
    const { body } = await backend.call('listRecommendations', {
      query: { product_id: String(id), store_id: '1', loc_id: '11,12,13', zipCode: '10001', limit: '10' },
    });
    return body.recommendations?.length ?? 0;
  };
  expect(await recommended(102)).toBeGreaterThan(3);
  expect(await recommended(110)).toBe(0);
});

test('the home page of 10001 has all its sections [DEMO-36]', async () => {
  const { body } = await backend.call('getHomepage', {
    query: { store_id: '1', courier_type: '', ...NEW_YORK },
  });
  expect(body).toMatchObject({ errorCode: 0, code: 1 });
  expect('categories' in body ? body.categories?.map((section) => section.products.length) : []).toEqual([
    12, 12, 12, 12,
  ]);
});
