import type { OperationId } from '../../backend/src/adapters/http/operation';
import { exportCatalog } from '../../backend/src/catalog/export-catalog';
import { importCatalog } from '../../backend/src/catalog/import-catalog';
import { fixedClock } from '../../backend/testing/fixed-clock';
import type { CallInput } from '../../backend/testing/send-call';
import { TEST_NOW } from '../../backend/testing/start-test-backend';
import { type CatalogBackend, startCatalogBackend, summaryOf } from '../../backend/tests/support/catalog-database';
import { emptyFolder, filesIn, removeFolders } from '../../backend/tests/support/catalog-folder';
import { DEMO_CATALOG, importDemoCatalog } from '../import-demo-catalog';
import { seedDemoShop } from '../seed';

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
beforeAll(async () => {
  [demo, copy] = await Promise.all([startCatalogBackend(), startCatalogBackend()]);
  await seedDemoShop(demo.db, CLOCK, importDemoCatalog);
  await importCatalog(copy.session, { folder: DEMO_CATALOG });
}, 60_000);
afterAll(async () => {
  await Promise.all([demo.stop(), copy.stop()]);
  await removeFolders();
}, 30_000);

const exported = async ({ session }: CatalogBackend) => {
  const folder = await emptyFolder();
  await exportCatalog(session, folder, 'csv');
  return filesIn(folder);
};

describe('the folder demo/catalog', () => {
  it('is what the demo shop and every shop that imports it export, byte by byte', async () => {
    const files = await filesIn(DEMO_CATALOG);
    expect(Object.keys(files)).toHaveLength(19);
    expect(await exported(demo)).toEqual(files);
    expect(await exported(copy)).toEqual(files);
  });

  it('changes nothing in the demo shop when it is imported there', async () => {
    expect(summaryOf(await importCatalog(demo.session, { folder: DEMO_CATALOG }))).toEqual({});
  });

  it('makes a shop that answers like the demo', async () => {
    for (const [call, input] of CALLS) {
      const { status, body } = await demo.call(call, input);
      expect(status).toBe(200);
      expect((await copy.call(call, input)).body).toEqual(body);
    }
  });

  it('contains no key of the sandbox, so that production may import it', async () => {
    expect(JSON.stringify(await filesIn(DEMO_CATALOG))).not.toContain('pk_sandbox');
  });
});
