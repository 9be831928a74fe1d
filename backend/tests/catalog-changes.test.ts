import { eq, sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../src/adapters/postgres/database';
import {
  listingChanges,
  offers,
  productCategories,
  productPopularity,
  products,
  stock,
  variants,
} from '../src/adapters/postgres/schema';
import {
  givenCategory,
  givenProduct,
  givenProducts,
  sameDay,
} from '../testing/provider-states/given-product';
import { testBackend } from '../testing/test-backend';

const backend = testBackend();

const AREA = { zipcode: '10001', loc_id: '11,12,13' };
const list = (catid = '50') => backend.call('listCategoryProducts', { query: { ...AREA, catid, limit: 50 } });

/** The total is that of the list itself; what its page shows is read again. */
async function expectListed(ids: string[]): Promise<void> {
  const { body } = await list();
  expect(body.products.map(({ id }) => id)).toEqual(ids);
  expect(body.pagination.total_records).toBe(ids.length);
}

const aGin = (id: number, categoryIds = [50]) => ({
  ...{ id, name: `Gin ${id}`, categoryIds },
  variants: [{ id: id * 10, size: '750', offers: sameDay(20_00) }],
});

beforeEach(async () => {
  await backend.given('no product matches zzzz');
  await givenCategory(backend.db, 50, 'Gin');
  await givenCategory(backend.db, 51, 'Other');
  await givenProducts(backend.db, [aGin(501), aGin(502), aGin(503, [51])]);
  await givenProduct(backend.db, {
    ...{ id: 504, name: 'Twin of 503', categoryIds: [50], variants: [] },
    changes: { variantsOf: 503 },
  });
  await expectListed(['501', '502', '504']);
});

const CHANGES: [string, (db: Database) => Promise<unknown>, string[]][] = [
  ['a new product', (db) => givenProduct(db, aGin(500)), ['500', '501', '502', '504']],
  [
    'one that is withdrawn',
    (db) => db.update(products).set({ active: false }).where(eq(products.id, 502)),
    ['501', '504'],
  ],
  [
    'another rank',
    (db) => db.update(products).set({ rank: 1 }).where(eq(products.id, 502)),
    ['502', '501', '504'],
  ],
  [
    'sizes of its own',
    (db) => db.update(products).set({ variantsOf: null }).where(eq(products.id, 504)),
    ['501', '502'],
  ],
  [
    'a category more',
    (db) => db.insert(productCategories).values({ categoryId: 50, productId: 503 }),
    ['501', '502', '503', '504'],
  ],
  [
    'a category less',
    (db) => db.delete(productCategories).where(eq(productCategories.productId, 501)),
    ['502', '504'],
  ],
  [
    'a size that is never sold',
    (db) => db.update(variants).set({ bottleSize: '0' }).where(eq(variants.id, 5010)),
    ['502', '504'],
  ],
  [
    'an offer that is withdrawn',
    (db) => db.update(offers).set({ active: false }).where(eq(offers.variantId, 5020)),
    ['501', '504'],
  ],
  [
    'no offer of the product whose sizes it shows',
    (db) => db.delete(offers).where(eq(offers.variantId, 5030)),
    ['501', '502'],
  ],
  [
    'a size that moved to another product',
    (db) => db.update(variants).set({ productId: 502 }).where(eq(variants.id, 5010)),
    ['502', '504'],
  ],
  ['an emptied table', (db) => db.execute(sql`truncate offers cascade`), []],
];

it.each(CHANGES)('a list shows at once: %s [BD-11]', async (_, change, expected) => {
  await change(backend.db);
  await expectListed(expected);
});

it('a price changes the filters of a list at once [BD-12]', async () => {
  const bands = async () => {
    const { body } = await backend.call('filterProducts', { body: { ...AREA, catid: ['50'] } });
    return body.filters.price?.options.map(({ value, count }) => [value, count]);
  };
  expect(await bands()).toEqual([
    ['under25', 3],
    ['under500', 3],
  ]);
  await backend.db.update(offers).set({ priceCents: 30_00 }).where(eq(offers.variantId, 5010));
  expect(await bands()).toEqual([
    ['under25', 2],
    ['25-50', 1],
    ['under500', 3],
  ]);
});

it('a search finds a product by its new name at once, and no longer by the old one [BD-07]', async () => {
  const found = async (q: string) => {
    const { body } = await backend.call('searchProducts', { query: { ...AREA, q } });
    return body.similar ? [] : body.products.map(({ id }) => id);
  };
  expect([await found('501'), await found('nolets')]).toEqual([['501'], []]);
  await backend.db.update(products).set({ name: 'Old Tom', brand: "Nolet's" }).where(eq(products.id, 501));
  expect([await found('501'), await found('nolets'), await found('tom')]).toEqual([[], ['501'], ['501']]);
  await backend.db.update(products).set({ productType: 'Sloe' }).where(eq(products.id, 501));
  await backend.db.update(products).set({ productCategory: 'Liqueur' }).where(eq(products.id, 502));
  expect([await found('sloe'), await found('liqueur')]).toEqual([['501'], ['502']]);
});

describe('the day on which a product changed last', () => {
  const LONG_AGO = '2020-02-29';
  const age = () => backend.db.update(listingChanges).set({ changedOn: LONG_AGO });
  const dayOf501 = async () => (await list()).body.products.find(({ id }) => id === '501')?.updated_at;
  const today = async () => {
    const { rows } = await backend.db.execute<{ day: string }>(
      sql`select (clock_timestamp() at time zone 'UTC')::date::text as day`,
    );
    return rows[0]?.day;
  };

  it.each<[string, (db: Database) => Promise<unknown>]>([
    ['the product', (db) => db.update(products).set({ brand: 'Other' }).where(eq(products.id, 501))],
    ['a price', (db) => db.update(offers).set({ priceCents: 21_00 }).where(eq(offers.variantId, 5010))],
    ['a size', (db) => db.update(variants).set({ bottleSize: '1000' }).where(eq(variants.id, 5010))],
    ['a category', (db) => db.insert(productCategories).values({ categoryId: 51, productId: 501 })],
  ])('is today after a change of %s', async (_what, change) => {
    await age();
    expect(await dayOf501()).toBe(LONG_AGO);
    await change(backend.db);
    expect(await dayOf501()).toBe(await today());
  });

  it('stays the same when the product is bought more often, or another one changes', async () => {
    await age();
    await backend.db.insert(productPopularity).values({ productId: 501, popularity: 9 });
    await backend.db.update(productPopularity).set({ popularity: 8 });
    await backend.db.update(products).set({ brand: 'Other' }).where(eq(products.id, 502));
    expect(await dayOf501()).toBe(LONG_AGO);
  });

  it('is unknown of a product that has not changed since days are noted', async () => {
    await backend.db.update(listingChanges).set({ changedOn: null });
    expect(await dayOf501()).toBeUndefined();
  });
});

it('a change that is undone is not listed [BD-11]', async () => {
  const undone = backend.db.transaction(async (tx) => {
    await tx.delete(offers);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow();
  await expectListed(['501', '502', '504']);
});

it('lists that are asked for while products change end with what is there [BD-11]', async () => {
  const flips = async (variantId: number) => {
    for (let flip = 0; flip < 20; flip += 1)
      await backend.db
        .update(offers)
        .set({ active: flip % 2 === 0 })
        .where(eq(offers.variantId, variantId));
  };
  const asks = async () => {
    for (let asked = 0; asked < 20; asked += 1) await list();
  };
  await Promise.all([flips(5010), flips(5020), asks(), asks(), asks()]);
  await expectListed(['504']);
});

it('a product that is deleted is no longer listed [BD-11]', async () => {
  await backend.db.delete(stock).where(eq(stock.variantId, 5010));
  await backend.db.delete(offers).where(eq(offers.variantId, 5010));
  await backend.db.delete(variants).where(eq(variants.productId, 501));
  await backend.db.delete(productCategories).where(eq(productCategories.productId, 501));
  await backend.db.delete(products).where(eq(products.id, 501));
  await expectListed(['502', '504']);
});

// The last one, since the changes to its many products are also those of the next test.
it('a change of more products than a request waits for is listed soon, and then changes at once again [BD-11]', async () => {
  const MANY = 1_200;
  const many = Array.from({ length: MANY }, (_, number) => aGin(10_000 + number, [52]));
  const total = async () => {
    const { body } = await list('52');
    return body.pagination.total_records;
  };
  await givenCategory(backend.db, 52, 'Many');
  await backend.db.transaction((tx) => givenProducts(tx as unknown as Database, many));
  expect(await total()).toBeLessThan(MANY);
  for (let asked = 0; asked < 500 && (await total()) < MANY; asked += 1) await pause(20);
  expect(await total()).toBe(MANY);
  await backend.db.update(products).set({ active: false }).where(eq(products.id, 10_001));
  expect(await total()).toBe(MANY - 1);
});
