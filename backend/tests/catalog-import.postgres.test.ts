import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { and, eq, sql, sum } from 'drizzle-orm';
import { addDays } from '../src/domain/shared/calendar-date';
import { openCatalogSession } from '../src/adapters/postgres/catalog-files/catalog-session';
import { openDatabase } from '../src/adapters/postgres/database';
import { orderItems, products, stock } from '../src/adapters/postgres/schema';
import { exportCatalog } from '../src/catalog/export-catalog';
import { importCatalog } from '../src/catalog/import-catalog';
import { builtServer } from '../../server/testing/built-server';
import { sendCall } from '../testing/send-call';
import { postgresOfTheFile } from '../testing/postgres-of-the-file';
import { startTestBackend } from '../testing/start-test-backend';
import { givenBuyers, ordersOf } from './support/buyers';
import { importFiles, summaryOf } from './support/catalog-database';
import { emptyFolder, filesIn, folderOf, removeFolders, SMALL_SHOP } from './support/catalog-folder';
import { place, ready } from './support/order-fixture';
import { courierLine } from './support/order-lines';
import { isWhole, longest, rounds } from './support/scale';
import { startTwoProcesses } from './support/two-processes';

/** PGlite has one connection, so nothing can run concurrently with an import. */
const { postgres, describeOnPostgres } = await postgresOfTheFile();

/** Further products that change, so that an import takes several batches while orders are placed. */
const OTHERS = isWhole ? 2_000 : 700;
const PRICES = { v1: 18_50, v2: 19_50 };
type Version = keyof typeof PRICES;

describeOnPostgres('an import into a shop that is open', () => {
  afterAll(removeFolders);

  /** The shop's own files with product 103 in a version, among thousands of other changes. */
  const inVersion = (files: Record<string, string>, version: Version) => ({
    'products.csv':
      files['products.csv']!.replaceAll(
        /^([^,\n]+,103),[^,\n]+/gm,
        (_row, start: string) => `${start},Bottle ${version}`,
      ) + others((sku) => `${sku},,Other ${version},simple,,,,,,,/o.svg,,,,,true,5,,12,\n`),
    'variants.csv': files['variants.csv']! + others((sku) => `${sku}-750,,${sku},750,,0\n`),
    'offers.csv':
      files['offers.csv']!.replaceAll(/^(SKU103-.*),\d+,true$/gm, `$1,${PRICES[version]},true`) +
      others((sku) => `${sku}-750,11,Same Day,${PRICES[version]},true\n`),
    'stock.csv': files['stock.csv']! + others((sku) => `${sku}-750,11,5,\n`),
  });
  const others = (row: (sku: string) => string) =>
    Array.from({ length: OTHERS }, (_, index) => row(`OTHER-${index}`)).join('');

  it(
    'shows each product as it was or as it will be, charges the price that was shown, and counts every sale',
    async () => {
      const databaseUrl = await postgres.freshDatabase();
      const shop = await startTwoProcesses(databaseUrl);
      const session = await openCatalogSession({ databaseUrl });
      try {
        const { services } = shop.database;
        const { nextDayDate } = ready(await shop.database.given('a cart ready to order exists'));
        const buyers = await givenBuyers(services, 20);
        await services.db.update(stock).set({ quantity: 10_000 });
        const own = await emptyFolder();
        await exportCatalog(session.db, own, 'csv');
        const folders = { v1: inVersion(await filesIn(own), 'v1'), v2: inVersion(await filesIn(own), 'v2') };
        expect((await importFiles(session.db, folders.v1)).kind).toBe('applied');
        let placed = 0;
        for (const round of rounds(20)) {
          for (const version of ['v2', 'v1'] as const) {
            let importing = true;
            const imported = importFiles(session.db, folders[version]).finally(() => (importing = false));
            while (importing) {
              const seenPriceCents = PRICES[round % 2 === 0 ? 'v1' : 'v2'];
              const wanted = await ordersOf(services, buyers, {
                linesOf: () => [{ ...courierLine, seenPriceCents }],
                dates: { date: addDays(nextDayDate, 2) },
              });
              const [answers, pages] = await Promise.all([
                Promise.all(wanted.map((order, index) => place(shop.at(index), buyers[index]!, order))),
                Promise.all(
                  [0, 1, 2, 3].map((index) =>
                    sendCall(shop.at(index), 'getProduct', { query: { prodid: '103', zipcode: '10001' } }),
                  ),
                ),
              ]);
              expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
              placed += answers.filter(({ body }) => body.code === 1).length;
              for (const { text } of pages) expect(text.includes('Bottle v1')).toBe(text.includes('18.5'));
            }
            expect(summaryOf(await imported)).not.toEqual({});
          }
        }
        const [sold] = await services.db
          .select({ units: sum(orderItems.quantity).mapWith(Number) })
          .from(orderItems);
        expect(placed).toBeGreaterThan(0);
        expect(sold?.units).toBe(placed);
        const [left] = await services.db
          .select()
          .from(stock)
          .where(
            and(eq(stock.variantId, courierLine.variantId), eq(stock.locationId, courierLine.locationId)),
          );
        expect(left?.quantity).toBe(10_000 - placed);
        const unpaid = await services.db.select().from(orderItems);
        expect(unpaid.every(({ unitPriceCents }) => Object.values(PRICES).includes(unitPriceCents))).toBe(
          true,
        );
      } finally {
        await session.close();
        await shop.stop();
      }
    },
    longest(20, 20),
  );

  it('changes a product as a whole: while an order holds its stock, it is as it was', async () => {
    const databaseUrl = await postgres.freshDatabase();
    const backend = await startTestBackend({ databaseUrl });
    const session = await openCatalogSession({ databaseUrl });
    const page = async () =>
      (await sendCall(backend.baseUrl, 'getProduct', { query: { prodid: '103', zipcode: '10001' } })).text;
    const waitsForLock = async () =>
      (
        await backend.db.execute(sql`select pg_sleep(0.02) from pg_stat_activity
          where datname = current_database() and application_name = 'catalog' and wait_event_type = 'Lock'`)
      ).rows.length > 0;
    let finishOrder = () => {};
    const ordering = new Promise<void>((resolve) => (finishOrder = resolve));
    try {
      await backend.given('a cart ready to order exists');
      const own = await emptyFolder();
      await exportCatalog(session.db, own, 'csv');
      const files = await filesIn(own);
      await importFiles(session.db, inVersion(files, 'v1'));
      const recounted = { ...inVersion(files, 'v2') };
      recounted['stock.csv'] = recounted['stock.csv'].replaceAll(/^(SKU103-[^,]+,\d+),\d+/gm, '$1,321');
      let begun = () => {};
      const holding = new Promise<void>((resolve) => (begun = resolve));
      const order = backend.db.transaction(async (tx) => {
        await tx.execute(sql`select from stock where variant_id = ${courierLine.variantId} for update`);
        begun();
        await ordering;
      });
      await holding;
      const imported = importFiles(session.db, recounted);
      while (!(await waitsForLock()));
      expect(await page()).toMatch(/Bottle v1[^]*18\.5/);
      finishOrder();
      await order;
      expect((await imported).kind).toBe('applied');
      expect(await page()).toMatch(/Bottle v2[^]*19\.5/);
    } finally {
      finishOrder();
      await session.close();
      await backend.stop();
    }
  }, 60_000);

  it('is refused while another one runs on the same database', async () => {
    const databaseUrl = await postgres.freshDatabase();
    const [one, other] = [
      await openCatalogSession({ databaseUrl }),
      await openCatalogSession({ databaseUrl }),
    ];
    try {
      const folder = await folderOf(SMALL_SHOP);
      await importCatalog(one.db, { folder });
      await expect(importCatalog(other.db, { folder })).rejects.toThrow('Another import is running');
      await one.close();
      expect(summaryOf(await importCatalog(other.db, { folder }))).toEqual({});
    } finally {
      await other.close();
    }
  }, 60_000);

  it('exits with 1 and writes nothing if the folder has mistakes, otherwise with 0', async () => {
    const main = await builtServer('backend');
    const databaseUrl = await postgres.freshDatabase();
    const folder = await folderOf(SMALL_SHOP);
    const catalog = (...args: string[]) =>
      promisify(execFile)(process.execPath, [main, 'catalog', ...args], {
        env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl },
      }).then(
        ({ stdout }) => ({ code: 0, text: stdout }),
        ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
          code,
          text: stdout + stderr,
        }),
      );
    expect(await catalog('import', folder, '--dry-run')).toMatchObject({
      code: 0,
      text: expect.stringMatching(/products +3 +0 +0 +0\n[^]*Nothing was written/) as string,
    });
    expect(await catalog('import', folder)).toMatchObject({
      code: 0,
      text: expect.stringContaining('Imported.') as string,
    });
    await writeFile(
      join(folder, 'slots.csv'),
      'location_id,start_time,end_time,capacity\n11,10:00,09:00,4\n',
    );
    expect(await catalog('import', folder)).toEqual({
      code: 1,
      text: 'slots.csv:2: end_time: expected a time after start_time\n\n1 problem; nothing was written.\n',
    });
    expect(await catalog('import', folder, '--quick')).toMatchObject({
      code: 1,
      text: expect.stringContaining("Unknown option '--quick'") as string,
    });
    const exported = join(folder, 'exported');
    expect(await catalog('export', exported, '--format', 'jsonl')).toMatchObject({ code: 0 });
    expect((await filesIn(exported))['offers.jsonl']).toContain('"price_cents":1999');
    expect(await catalog('export', exported)).toMatchObject({
      code: 1,
      text: expect.stringContaining('is not empty') as string,
    });
    const { db, close } = await openDatabase({ databaseUrl });
    expect(await db.$count(products)).toBe(3);
    await close();
  }, 120_000);
});
