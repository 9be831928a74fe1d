import { count } from 'drizzle-orm';
import { startTestBackend, type TestBackend } from '../testing/start-test-backend';
import * as schema from '../src/adapters/postgres/schema';
import { demoShop } from '../../demo/data/demo-data';
import { DEMO_PASSWORD } from '../../demo/data/people';
import { seedDemoShop } from '../../demo/seed';

let backend: TestBackend;
const read = (now: Date) => Promise.resolve(demoShop(now));
beforeAll(async () => {
  backend = await startTestBackend();
  await seedDemoShop(backend.db, backend.services.clock, read);
}, 120_000);
afterAll(() => backend.stop());

const rowsOf = async (table: typeof schema.products | typeof schema.vendors) =>
  (await backend.db.select({ rows: count() }).from(table))[0]?.rows;

it('fills an empty database, and leaves a filled one unchanged [BDG-01]', async () => {
  expect(await seedDemoShop(backend.db, backend.services.clock, read)).toBe(false);
  expect(await rowsOf(schema.products)).toBeGreaterThanOrEqual(300);
  expect(await rowsOf(schema.vendors)).toBeGreaterThanOrEqual(12);
});

it('lets the demo members sign in, and new customers and addresses get new ids [DEMO-50]', async () => {
  const password = DEMO_PASSWORD;
  const { body } = await backend.call('signIn', { body: { email: 'jane@example.com', password } });
  expect(body).toMatchObject({ code: 1, message: 'success' });
  const form = {
    email: 'new@example.com',
    password,
    confirm_password: password,
    first_name: 'N',
    last_name: 'N',
  };
  const { body: created } = await backend.call('register', { body: form });
  expect(created.code).toBe(1);
  const address = {
    address_type: 'shipping',
    first_name: 'N',
    last_name: 'N',
    street1: '1 A St',
    city: 'New York',
    state: 'NY',
    zipcode: '10001',
    nickname: 'Home',
    telephone: '2125550100',
  };
  const { body: added } = await backend.call('addAddress', {
    query: { customerid: created.result?.customer_id ?? '' },
    token: created.result?.api_token,
    body: address,
  });
  expect(added.code).toBe(1);
});

it('has a cart with products at every speed, all of which can be bought [DEMO-46] [DEMO-55]', async () => {
  const password = DEMO_PASSWORD;
  const { body } = await backend.call('signIn', { body: { email: 'theo@example.com', password } });
  const cart = await backend.call('showCart', {
    body: { cart_id: body.result?.cart_id },
    token: body.result?.api_token,
  });
  const items = cart.body[0]?.result ?? [];
  expect(items.map((item) => item.speed_id)).toEqual(['Same Day', 'Same Day', 'Next Day', 'Farm Direct']);
  expect(items.map((item) => item.out_of_stock)).toEqual([0, 0, 0, 0]);
});

it('is complete: home, listing and product answer as documented [DEMO-01] [DEMO-20]', async () => {
  const home = await backend.call('getHomepage', { query: { zipcode: '10001' } });
  expect(home.body).toMatchObject({ errorCode: 0, code: 1 });
  const listing = await backend.call('listCategoryProducts', { query: { catid: 12, limit: 20 } });
  expect(listing.body.products).toHaveLength(20);
});
