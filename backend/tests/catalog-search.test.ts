import { type GivenProduct, givenProducts } from '../testing/provider-states/given-product';
import { aBourbon } from '../testing/provider-states/given-whiskey';
import { testBackend } from '../testing/test-backend';

const backend = testBackend();

const search = (q: string, query: Record<string, string | number> = {}) =>
  backend.call('searchProducts', { query: { q, ...query } });
const names = async (q: string, query: Record<string, string | number> = {}) =>
  (await search(q, query)).body.products.map(({ name }) => name);

describe('search', () => {
  it('finds products by name, a page at a time [BD-07] [API-07] [ENT-08] [SRCH-12] [SRCH-20] [DEMO-35]', async () => {
    await backend.given('products matching bourbon exist');
    const { body } = await search('bourbon', {
      store_id: 1,
      zipcode: '10001',
      loc_id: '11,12,13',
      courier_type: '',
      page: 2,
      limit: 20,
    });
    expect(body.products).toHaveLength(4);
    expect(body.products[0]).toEqual({
      id: '221',
      name: 'Bourbon No. 21',
      image: [{ small_image: '/media/221-thumbnail.svg' }],
      price: '304.72',
      sizes: ['750'],
      speed_id: [{ Type: 'Same Day' }],
      review_count: 0,
      in_stock: true,
    });
    expect(body.pagination).toEqual({ limit: 20, current_page: 2, total_page: 2, total_records: 24 });
  });

  it('returns 20 without a limit [X-114] [SRCH-11]', async () => {
    await backend.given('products matching bourbon exist');
    expect((await search('bourbon')).body.products).toHaveLength(20);
  });

  it('finds nothing for a text that no name contains, nor for a blank one [BD-07] [SRCH-09]', async () => {
    await backend.given('no product matches zzzz');
    const nothing = {
      code: 1,
      products: [],
      pagination: { limit: 20, current_page: 1, total_page: 0, total_records: 0 },
    };
    expect((await search('zzzz')).body).toEqual(nothing);
    expect((await search('')).body).toEqual(nothing);
    expect((await search('   ')).body).toEqual(nothing);
  });

  it('requires every word, in any order, ignoring blanks, case and accents [BD-07] [SRCH-08]', async () => {
    await backend.given('no product matches zzzz');
    await givenProducts(backend.db, [aBourbon(301, 'Rosé de Provence'), aBourbon(302, 'Provence Gin')]);
    expect(await names('  PROVENCE   rose ')).toEqual(['Rosé de Provence']);
    expect(await names('rosé')).toEqual(['Rosé de Provence']);
    expect(await names('prov')).toEqual(['Provence Gin', 'Rosé de Provence']);
  });

  it('finds brand, type and category too, after names that have the words [BD-07]', async () => {
    await backend.given('no product matches zzzz');
    const made = (id: number, name: string, changes: GivenProduct['changes']) => ({
      ...aBourbon(id, name),
      changes: { rank: 0, ...changes },
    });
    await givenProducts(backend.db, [
      made(301, 'Estate Red', { productType: 'Wine', productCategory: 'Juniper Hill' }),
      made(302, 'London Dry', { brand: 'Juniper & Sons' }),
      made(303, 'Wild Juniper', { rank: 9 }),
      made(304, 'Juniper Gin', { rank: 9 }),
    ]);
    expect(await names('juniper')).toEqual(['Juniper Gin', 'Wild Juniper', 'London Dry', 'Estate Red']);
    expect(await names('estate juniper')).toEqual(['Estate Red']);
    expect(await names('juniper vodka')).toEqual([]);
  });

  it('finds the singular by its plural, and a word by its start [BD-07]', async () => {
    await backend.given('no product matches zzzz');
    await givenProducts(backend.db, [aBourbon(301, 'Crimson Peony'), aBourbon(302, 'Rosé')]);
    expect(await names('peonies')).toEqual(['Crimson Peony']);
    expect(await names('crim peo')).toEqual(['Crimson Peony']);
  });

  it('finds similar words if there are no others, the most similar first, and says so [BD-07]', async () => {
    await backend.given('no product matches zzzz');
    await givenProducts(backend.db, [
      aBourbon(301, 'Napa Chardonnay'),
      aBourbon(302, 'Charred Oak'),
      aBourbon(303, "Angel's Whiskey"),
    ]);
    expect((await search('chardonay')).body).toMatchObject({
      products: [{ name: 'Napa Chardonnay' }],
      pagination: { total_records: 1 },
      similar: true,
    });
    expect(await names('whisky')).toContain("Angel's Whiskey");
    expect((await search('chardonnay')).body).not.toHaveProperty('similar');
    expect((await search('xyzzy')).body).not.toHaveProperty('similar');
    expect(await names('napa chardonay')).toEqual(['Napa Chardonnay']);
    expect(await names('oak chardonay')).toEqual([]);
    expect(await names('chardonay'.repeat(10))).toEqual([]);
    expect(await names('chardonay', { zipcode: '59001' })).toEqual([]);
  });

  it('matches the text literally, never as a pattern [BD-07] [DEMO-34]', async () => {
    await backend.given('no product matches zzzz');
    await givenProducts(backend.db, [
      aBourbon(301, '100% Agave'),
      aBourbon(302, 'O\'Brien & Sons "Nº_7" \\ <b>🍷'),
      aBourbon(303, 'Plain'),
    ]);
    expect(await names('%')).toEqual(['100% Agave']);
    const special = ['_', '\\', "o'brien", '"', '<b>', '🍷', '&'];
    for (const text of special) expect(await names(text)).toEqual(['O\'Brien & Sons "Nº_7" \\ <b>🍷']);
  });

  it('finds only what is delivered in the area [BD-07] [X-029] [X-030]', async () => {
    await backend.given('product 101 has recommendations');
    expect(await names('bourbon', { zipcode: '10001', loc_id: '12' })).toEqual(['Harbor Light Bourbon']);
    expect(await names('bourbon', { zipcode: '10001', courier_type: 'Next Day' })).toEqual([
      'Harbor Light Bourbon',
    ]);
    expect(await names('bourbon', { zipcode: '59001' })).toEqual([]);
  });

  it('takes a page below 1 as the first, and has an empty page with correct totals after the last [X-126]', async () => {
    await backend.given('products matching bourbon exist');
    expect((await search('bourbon', { page: 0 })).body).toEqual((await search('bourbon', { page: 1 })).body);
    expect((await search('bourbon', { page: 9 })).body).toMatchObject({
      products: [],
      pagination: { current_page: 9, total_page: 2, total_records: 24 },
    });
  });

  it('accepts long and unusual texts', async () => {
    await backend.given('no product matches zzzz');
    expect(await names('q '.repeat(4_000))).toEqual([]);
    expect(await names('bourbon '.repeat(1_000))).toHaveLength(3);
    expect((await search('x'.repeat(10_001))).status).toBe(400);
    expect((await backend.call('searchProducts')).status).toBe(400);
    expect((await search('a\u0000b')).status).toBe(400);
  });
});
