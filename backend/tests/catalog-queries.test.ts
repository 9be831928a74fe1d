import { jest } from '@jest/globals';
import type { OperationId } from '../src/adapters/http/operation';
import type { CallInput } from '../testing/send-call';
import { testBackend } from '../testing/test-backend';

const backend = testBackend();
beforeAll(async () => {
  await backend.given('category 12 has 78 products');
});

const AREA = { zipcode: '10001', loc_id: '11,12,13' };

const READS: [OperationId, CallInput][] = [
  ['getHomepage', { query: AREA }],
  ['lookUpZipcode', { query: { zipcode: '10001' } }],
  ['listBanners', {}],
  ['listCategories', { query: { courier_type: 'Same Day' } }],
  ['listCategoryProducts', { query: { ...AREA, catid: '12' } }],
  ['filterProducts', { body: { ...AREA, catid: ['122'], size: ['750'], sort_by: 'price_asc' } }],
  ['searchProducts', { query: { ...AREA, q: 'bourbon' } }],
  ['getProduct', { query: { prodid: '101', zipCode: '10001' } }],
  ['getVendor', { body: { vendor_id: '1', zipcode: '10001' } }],
  ['filterVendorProducts', { body: { vendor_id: '1', zipcode: '10001', size: ['750'], page_no: 2 } }],
  ['listRecommendations', { query: { product_id: '101', zipCode: '10001' } }],
];

/** On PostgreSQL browsing has connections of its own. */
const sessions = () => {
  const { db, browsing } = backend.database;
  return [...new Set([db._.session, browsing._.session])];
};

test.each(READS)('%s runs at most three queries, however much it returns', async (id, input) => {
  // Listings read the catalogue once.
  await backend.call(id, input);
  const asked = sessions().map((session) => jest.spyOn(session, 'prepareQuery'));
  await backend.call(id, input);
  const queries = asked
    .flatMap(({ mock }) => mock.calls.map(([query]) => query.sql))
    .filter((text) => !text.includes('"faults"'));
  for (const spy of asked) spy.mockRestore();
  expect(queries.length).toBeGreaterThan(0);
  expect(queries.length).toBeLessThanOrEqual(3);
});
