import type { OperationId } from '../../backend/src/adapters/http/operation';
import { exportCatalog } from '../../backend/src/catalog/export-catalog';
import { importCatalog } from '../../backend/src/catalog/import-catalog';
import { fixedClock } from '../../backend/testing/fixed-clock';
import type { CallInput } from '../../backend/testing/send-call';
import { TEST_NOW } from '../../backend/testing/start-test-backend';
import { type CatalogBackend, startCatalogBackend, summaryOf } from '../../backend/tests/support/catalog-database';
import { emptyFolder, filesIn, removeFolders } from '../../backend/tests/support/catalog-folder';
import { seedDemoShop } from '../seed';
import { demoShop } from './demo-data';

const CLOCK = fixedClock(TEST_NOW);
const AREA = { zipcode: '10001', loc_id: '11,12,13' };

/** What the shop shows of the catalogue. */
const CALLS: readonly (readonly [OperationId, CallInput])[] = [
  ['listCategoryProducts', { query: { ...AREA, catid: '12', limit: 50 } }],
  ['listCategoryProducts', { query: { ...AREA, catid: '1017', limit: 50, page: 3 } }],
  ['getProduct', { query: { ...AREA, prodid: '101' } }],
  ['getProduct', { query: { ...AREA, prodid: '178' } }],
  ['getVendor', { body: { vendor_id: '1', zipcode: '10001', limit: '20', page_no: 1 } }],
  ['getVendor', { body: { vendor_id: '3', zipcode: '07030', limit: '20', page_no: 1 } }],
  ['searchProducts', { query: { ...AREA, q: 'rye' } }],
  ['getHomepage', { query: { ...AREA, store_id: 1 } }],
  ['lookUpZipcode', { query: { zipcode: '59001', store_id: 1 } }],
];

let demo: CatalogBackend;
/** An empty shop that has imported the folder. */
let copy: CatalogBackend;
/** The demo, exported. */
let folder: string;
beforeAll(async () => {
  [demo, copy] = await Promise.all([startCatalogBackend(), startCatalogBackend()]);
  await seedDemoShop(demo.db, CLOCK, async () => demoShop(CLOCK.now()));
  folder = await emptyFolder();
  await exportCatalog(demo.session, folder, 'csv');
  await importCatalog(copy.session, { folder });
}, 60_000);
afterAll(async () => {
  await Promise.all([demo.stop(), copy.stop()]);
  await removeFolders();
}, 30_000);

describe('the demo shop, exported', () => {
  it('is a folder that an empty shop can import, and then answers the same', async () => {
    expect(summaryOf(await importCatalog(demo.session, { folder }))).toEqual({});
    for (const [call, input] of CALLS) {
      const { status, body } = await demo.call(call, input);
      expect(status).toBe(200);
      expect((await copy.call(call, input)).body).toEqual(body);
    }
  });

  it('is the same files again, byte by byte, from the shop that imported it', async () => {
    const second = await emptyFolder();
    await exportCatalog(copy.session, second, 'csv');
    expect(await filesIn(second)).toEqual(await filesIn(folder));
    expect(Object.keys(await filesIn(folder))).toHaveLength(19);
  });

  it('contains no key of the sandbox, so that production may import it', async () => {
    const lines = await emptyFolder();
    await exportCatalog(demo.session, lines, 'jsonl');
    expect(JSON.stringify(await filesIn(lines))).not.toContain('pk_sandbox');
  });
});
