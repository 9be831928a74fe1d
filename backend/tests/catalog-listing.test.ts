import { eq, inArray } from 'drizzle-orm';
import { categories, offers, products, stock, variants } from '../src/adapters/postgres/schema';
import { givenCategory, givenProduct, givenProducts } from '../testing/provider-states/given-product';
import { aBourbon, BOURBON_CATEGORIES } from '../testing/provider-states/given-whiskey';
import { testBackend } from '../testing/test-backend';

const backend = testBackend();

const AREA = { zipcode: '10001', loc_id: '11,12,13' };
const list = (query: Record<string, string | number>) =>
  backend.call('listCategoryProducts', { query: { ...AREA, ...query } });
const filter = (body: Record<string, unknown>) =>
  backend.call('filterProducts', { body: { ...AREA, ...body } });
const someText = expect.any(String) as unknown;
const ids = ({ body }: { body: { products: { id: string }[] } }) => body.products.map(({ id }) => id);

describe('a category', () => {
  it('has the sample page: 78 products, four pages of 20 [BD-11] [API-11] [ENT-09] [DEMO-20] [LIST-21]', async () => {
    await backend.given('category 12 has 78 products');
    const { body } = await list({ catid: '12', page: 1, limit: 20 });
    expect(body.code).toBe(1);
    expect(body.products).toHaveLength(20);
    expect(body.pagination).toEqual({ limit: 20, current_page: 1, total_page: 4, total_records: 78 });
    expect((await list({ catid: '12', limit: 10 })).body.pagination.total_page).toBe(8);
    expect((await list({ catid: '12', limit: 50 })).body.pagination.total_page).toBe(2);
  });

  it('lists products with their sizes, lowest active prices and bands [ENT-15] [ENT-16] [LIST-19] [X-110] [X-130]', async () => {
    await backend.given('category 12 has 78 products');
    const { body } = await list({ catid: '12', limit: 1 });
    const bands = (...values: string[]) => values.map((value): unknown => expect.objectContaining({ value }));
    const image = '/media/101-thumbnail.svg';
    expect(body.products).toEqual([
      {
        id: '101',
        type: 'config',
        name: 'Harbor Light Bourbon',
        sku: 'SKU101',
        image,
        child: [
          {
            id: '1011',
            sku: 'SKU101-750',
            price: '38.50',
            pricerange: bands('25-50', 'under500'),
            image,
            bottle_size: '750',
          },
          {
            id: '1012',
            sku: 'SKU101-375',
            price: '21.00',
            pricerange: bands('under25', 'under500'),
            image,
            bottle_size: '375',
          },
          {
            id: '1013',
            sku: 'SKU101-1750',
            price: '79.00',
            pricerange: bands('75-100', 'under500'),
            image,
            bottle_size: '1750',
          },
        ],
        speed_id: [{ Type: 'Same Day' }, { Type: 'Next Day' }],
        review_count: 0,
        in_stock: true,
        updated_at: someText,
      },
    ]);
  });

  it('says how its products are rated, and which are sold out, in every list', async () => {
    await backend.given('category 12 has 78 products');
    const stars = [5, 4, 4].map((rating) => ({
      title: '',
      detail: '',
      nickname: '',
      rating,
      date: '2030-05-12',
    }));
    await backend.db.update(products).set({ reviews: stars }).where(eq(products.id, 101));
    const ofBourbon = await backend.db.select().from(variants).where(eq(variants.productId, 101));
    const sizes = ofBourbon.map(({ id }) => id);
    await backend.db.update(stock).set({ quantity: 0 }).where(inArray(stock.variantId, sizes));
    const expected = { id: '101', rating: 4.3, review_count: 3, in_stock: false };
    expect((await list({ catid: '12', limit: 1 })).body.products[0]).toMatchObject(expected);
    const found = await backend.call('searchProducts', { query: { q: 'Harbor Light', store_id: 1 } });
    expect(found.body.products[0]).toMatchObject({ ...expected, sizes: ['750', '375', '1750'] });
    const vendor = await backend.call('getVendor', { body: { vendor_id: '1', zipcode: '10001' } });
    expect(vendor.body.products?.data?.[0]).toMatchObject(expected);
    const one = sizes.slice(0, 1);
    await backend.db.update(stock).set({ quantity: 1 }).where(inArray(stock.variantId, one));
    expect((await list({ catid: '12', limit: 1 })).body.products[0]).toMatchObject({ in_stock: true });
  });

  it('offers the filters that its products need [BD-11] [ENT-11] [ENT-12] [ENT-13] [ENT-14] [LIST-16] [LIST-17] [LIST-18] [HEAD-11]', async () => {
    await backend.given('category 12 has 78 products');
    const { filters } = (await list({ catid: '12' })).body;
    expect(filters.price).toMatchObject({ minprice: '2.99', maxprice: '349.99', parameter: 'priceranges' });
    expect(filters.price?.options).toContainEqual({ label: 'under 500', value: 'under500', count: 78 });
    expect(filters.size).toEqual({
      parameter: 'size',
      options: [
        { label: '375 ml', value: '375', count: 1 },
        { label: '750 ml', value: '750', count: 78 },
        { label: '1750 ml', value: '1750', count: 1 },
      ],
    });
    const children = [
      { label: 'Shop All', value: '12', count: 78 },
      { label: 'Bourbon', value: '122', count: 78 },
    ];
    expect(filters.type).toEqual({
      parameter: 'catid',
      options: [{ label: 'Whiskey', value: '12', count: 78, children }],
    });
  });

  it('nests the type filter three levels deep below the root [LIST-16] [ENT-14] [X-019]', async () => {
    await backend.given('category 12 has 78 products');
    const { filters } = (await list({ catid: '1017' })).body;
    const [all] = filters.type?.options ?? [];
    expect(all).toMatchObject({
      label: 'ALL',
      value: '1017',
      children: [{ label: 'Whiskey', children: [{ label: 'Shop All' }, { label: 'Bourbon' }] }],
    });
  });

  it('takes a page below 1 as the first, and has an empty page with correct totals after the last [X-102] [X-126]', async () => {
    await backend.given('category 12 has 78 products');
    const first = await list({ catid: '12', page: 1 });
    expect((await list({ catid: '12', page: 0 })).body).toEqual(first.body);
    expect((await list({ catid: '12', page: -3 })).body).toEqual(first.body);
    const { body } = await list({ catid: '12', page: 5 });
    expect(body).toMatchObject({
      code: 1,
      products: [],
      pagination: { limit: 20, current_page: 5, total_page: 4, total_records: 78 },
    });
    expect((await list({ catid: '12', page: 4 })).body.products).toHaveLength(18);
  });

  it('lists every product once over all pages [BD-11]', async () => {
    await backend.given('category 12 has 78 products');
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ catid: '12', page })));
    expect(new Set(pages.flatMap(ids)).size).toBe(78);
  });

  it('counts a product of two of its types once [BD-11]', async () => {
    await backend.given('category 12 has 78 products');
    await givenProduct(backend.db, {
      ...aBourbon(102, 'Old Orchard Bourbon'),
      categoryIds: [...BOURBON_CATEGORIES, 123],
    });
    expect((await list({ catid: '12' })).body.pagination.total_records).toBe(79);
    expect((await filter({ catid: ['122', '123'] })).body.pagination.total_records).toBe(79);
  });

  it('explains why it is empty, or has no message [BD-11] [DEMO-21]', async () => {
    const nothing = {
      products: [],
      filters: {},
      pagination: { limit: 20, current_page: 1, total_page: 0, total_records: 0 },
    };
    await backend.given('category 40 is empty with a message');
    expect((await list({ catid: '40' })).body).toEqual({
      code: 1,
      message: 'The next shipment arrives on Friday',
      ...nothing,
    });
    await backend.given('category 41 is empty without a message');
    expect((await list({ catid: '41' })).body).toEqual({ code: 1, ...nothing });
  });

  it('refuses an id without a category [BD-11]', async () => {
    await backend.given('category 12 has 78 products');
    for (const catid of ['4711', 'whiskey', '', '-1', '1.5', '99999999999999999999', "12' or '1'='1"]) {
      expect((await list({ catid })).body).toMatchObject({
        code: -1,
        message: 'This category does not exist.',
        products: [],
      });
    }
  });

  it('answers 400 for an invalid limit or page', async () => {
    for (const [name, value] of [
      ['limit', 0],
      ['limit', 101],
      ['limit', 'many'],
      ['page', 'two'],
      ['page', 1.5],
    ] as const) {
      expect((await list({ catid: '12', [name]: value })).status).toBe(400);
    }
  });
});

describe('a listing in an area', () => {
  it('omits what no location delivers to the zipcode [X-029]', async () => {
    await backend.given('category 12 has 78 products');
    expect((await list({ catid: '12', zipcode: '59001', loc_id: '' })).body).toMatchObject({
      code: 1,
      products: [],
    });
    expect(ids(await list({ catid: '12', loc_id: '12' }))).toEqual(['101']);
    expect(ids(await list({ catid: '12', loc_id: 'all of them' }))).toEqual([]);
  });

  it('takes the locations from the zipcode, and all of them without one [X-029] [X-031]', async () => {
    await backend.given('category 12 has 78 products');
    const whole = await list({ catid: '12' });
    expect((await list({ catid: '12', loc_id: '' })).body).toEqual(whole.body);
    expect((await list({ catid: '12', zipcode: '', loc_id: '' })).body).toEqual(whole.body);
  });

  it('shows the price of the selected speed [X-030] [X-110]', async () => {
    await backend.given('category 12 has 78 products');
    const { body } = await list({ catid: '12', courier_type: 'Same Day', limit: 1 });
    expect(body.products[0]?.child.map(({ price }) => price)).toEqual(['41.00', '23.50', '81.50']);
    expect((await list({ catid: '12', courier_type: 'Next Day' })).body.pagination.total_records).toBe(1);
    expect(ids(await list({ catid: '12', courier_type: 'By Drone' }))).toEqual([]);
  });

  it('shows what is sold out, and omits what is no longer offered [BD-11]', async () => {
    await backend.given('category 12 has 78 products');
    await backend.db.update(stock).set({ quantity: 0 }).where(eq(stock.variantId, 2011));
    await backend.db.update(offers).set({ active: false }).where(eq(offers.variantId, 2021));
    await backend.db.update(products).set({ active: false }).where(eq(products.id, 203));
    expect(ids(await list({ catid: '12', limit: 3 }))).toEqual(['101', '201', '204']);
  });

  it('never shows size 0, and repeats the variants of another product where configured [PDP-26] [LIST-20] [DEMO-24] [DEMO-25]', async () => {
    await backend.given('category 12 has 78 products');
    const offer = [{ locationId: 11, speed: 'Same Day' as const, priceCents: 1_00 }];
    await givenProducts(backend.db, [
      {
        id: 11,
        name: 'Odd Sizes',
        categoryIds: [12],
        variants: [
          { id: 111, size: '0', offers: offer },
          { id: 112, size: '200', offers: offer },
        ],
      },
      { id: 10, name: 'Twin', categoryIds: [12], variants: [], changes: { variantsOf: 101, rank: 102 } },
    ]);
    const { products: shown } = (await list({ catid: '12', limit: 3 })).body;
    expect(shown.map(({ id, child }) => [id, child.map((variant) => variant.id)])).toEqual([
      ['11', ['112']],
      ['101', ['1011', '1012', '1013']],
      ['10', ['1011', '1012', '1013']],
    ]);
  });
});

describe('filters', () => {
  it('match any value of a list and all lists together, in one variant [BD-12] [API-12] [ENT-17]', async () => {
    await backend.given('category 12 has 78 products');
    const found = async (body: Record<string, unknown>) =>
      (await filter({ catid: ['12'], ...body })).body.pagination.total_records;
    expect(await found({})).toBe(78);
    expect(await found({ size: ['375'] })).toBe(1);
    expect(await found({ size: ['375', '1750'] })).toBe(1);
    expect(await found({ size: ['375', '750'] })).toBe(78);
    expect(await found({ size: ['375'], priceranges: ['under25'] })).toBe(1);
    expect(await found({ size: ['375'], priceranges: ['25-50'] })).toBe(0);
    expect(await found({ size: ['375'], priceranges: ['25-50', 'under25'] })).toBe(1);
    expect(await found({ priceranges: ['under500'] })).toBe(78);
  });

  it('list the products of several types once each [BD-12]', async () => {
    await backend.given('category 12 has 78 products');
    expect((await filter({ catid: ['12', '122', '123'] })).body.pagination.total_records).toBe(78);
    expect((await filter({ catid: ['123'] })).body.pagination.total_records).toBe(0);
    expect((await filter({})).body.pagination.total_records).toBe(78);
    expect((await filter({ parent_category_id: '122' })).body.pagination.total_records).toBe(78);
  });

  it('are those of the current category [BD-12] [X-103]', async () => {
    await backend.given('category 12 has 78 products');
    const withoutCounts = (filters: object) =>
      JSON.parse(
        JSON.stringify(filters, (key, value: unknown) => (key === 'count' ? undefined : value)),
      ) as object;
    const whole = (await list({ catid: '12' })).body.filters;
    const { body } = await filter({ catid: ['122'], parent_category_id: '12', size: ['375'] });
    expect(withoutCounts(body.filters)).toEqual(withoutCounts(whole));
  });

  it('say how many products each choice has together with the other filters [BD-12]', async () => {
    await backend.given('category 12 has 78 products');
    const chosen = { catid: ['122'], size: ['375', '750'], priceranges: ['75-100', 'under25'] };
    const { filters } = (await filter({ ...chosen, parent_category_id: '12' })).body;
    const groups = { catid: filters.type, size: filters.size, priceranges: filters.price };
    for (const [parameter, group] of Object.entries(groups)) {
      const options = (group?.options ?? []).flatMap((option) => [option, ...(option.children ?? [])]);
      expect(options.length).toBeGreaterThan(2);
      for (const { value, count } of options) {
        const { pagination } = (await filter({ ...chosen, parent_category_id: '12', [parameter]: [value] }))
          .body;
        expect([parameter, value, count]).toEqual([parameter, value, pagination.total_records]);
      }
    }
  });

  it('separate adjacent price bands: the upper bound belongs to the next one [X-107] [X-127]', async () => {
    await backend.given('no product matches zzzz');
    await givenCategory(backend.db, 50, 'Bounds');
    const priced = [24_99, 25_00, 49_99, 50_00].map((cents, index) => ({
      ...aBourbon(300 + index, `At ${cents}`, cents),
      categoryIds: [50],
    }));
    await givenProducts(backend.db, priced);
    expect(ids(await filter({ catid: ['50'], priceranges: ['25-50'] }))).toEqual(['301', '302']);
    expect(ids(await filter({ catid: ['50'], priceranges: ['50-75'] }))).toEqual(['303']);
    const { body } = await filter({ catid: ['50'] });
    expect(body.filters.price?.options.map(({ value }) => value)).toEqual([
      'under25',
      '25-50',
      '50-75',
      'under500',
    ]);
  });

  it('sort by name and by price, in both directions [BD-12] [X-106]', async () => {
    await backend.given('no product matches zzzz');
    await givenCategory(backend.db, 50, 'Sorting');
    const named: [number, string, number][] = [
      [301, 'Zinfandel', 20_00],
      [302, 'Évora', 40_00],
      [303, 'absinthe', 30_00],
      [304, 'Fino', 30_00],
    ];
    await givenProducts(
      backend.db,
      named.map(([id, name, cents]) => ({ ...aBourbon(id, name, cents), categoryIds: [50] })),
    );
    const sorted = async (sort_by: string) => ids(await filter({ catid: ['50'], sort_by }));
    expect(await sorted('')).toEqual(['301', '302', '303', '304']);
    expect(await sorted('name_asc')).toEqual(['303', '302', '304', '301']);
    expect(await sorted('name_desc')).toEqual(['301', '304', '302', '303']);
    expect(await sorted('price_asc')).toEqual(['301', '303', '304', '302']);
    expect(await sorted('price_desc')).toEqual(['302', '303', '304', '301']);
  });

  it('list flower options by name after the sizes in ml [X-108] [CONST-17]', async () => {
    await backend.given('bouquet product 301 exists');
    await givenCategory(backend.db, 20, 'Flowers');
    const offer = [{ locationId: 12, speed: 'Same Day' as const, priceCents: 10_00 }];
    const sizes = ['With Vase', '1000', 'No Vase', '200'].map((size, index) => ({
      id: 4000 + index,
      size,
      offers: offer,
    }));
    await givenProduct(backend.db, { id: 400, name: 'Gift set', categoryIds: [20], variants: sizes });
    const { body } = await filter({ catid: ['20'] });
    expect(body.filters.size?.options.map(({ label }) => label)).toEqual([
      '200 ml',
      '1000 ml',
      'No Vase',
      'With Vase',
    ]);
  });

  it('refuse unknown values without a server error [BD-12]', async () => {
    await backend.given('category 12 has 78 products');
    const malformed = [
      { sort_by: 'colour' },
      { priceranges: ['cheap'] },
      { catid: ['whiskey'] },
      { parent_category_id: 'x' },
    ];
    for (const body of malformed) {
      const answer = await filter({ catid: ['12'], ...body });
      expect(answer.body).toMatchObject({ code: -1, message: someText, products: [], filters: {} });
    }
    expect(ids(await filter({ catid: ['12'], size: ["750' or true --", '<b>', '🍷'] }))).toEqual([]);
  });

  it('answer 400 for a wrong type, naming the field', async () => {
    const { status, body } = await filter({ catid: '12' });
    expect(status).toBe(400);
    expect(body.message).toContain('catid');
  });
});

describe('the category tree', () => {
  it("has three levels, Shop All with its parent's id, and 1017 as the root [BD-08] [API-08] [ENT-07] [HEAD-11] [X-019]", async () => {
    await backend.given('a category tree with three levels exists');
    const leaf = (category_id: string, category_name: string) => ({
      category_id,
      category_name,
      children: [],
    });
    const whiskey = [leaf('12', 'Shop All'), leaf('122', 'Bourbon'), leaf('123', 'Scotch')];
    const departments = [
      { category_id: '12', category_name: 'Whiskey', children: whiskey },
      leaf('20', 'Flowers'),
    ];
    const { body } = await backend.call('listCategories', { query: { store_id: 1, courier_type: '' } });
    expect(body).toEqual({
      code: 1,
      data: [{ category_id: '1017', category_name: 'ALL', children: departments }],
    });
  });

  it("lists categories with products at the selected speed, each with its own picture or its first product's [BD-08] [X-020]", async () => {
    await backend.given('product 110 has no recommendations');
    await backend.db
      .update(categories)
      .set({ image: '/media/categories/12.svg' })
      .where(eq(categories.id, 12));
    const { body } = await backend.call('listCategories', { query: { courier_type: 'Next Day' } });
    const [whiskey] = body.data[0]?.children ?? [];
    expect(whiskey?.image).toBe('/media/categories/12.svg');
    expect(whiskey?.children.map(({ category_name, image }) => [category_name, image])).toEqual([
      ['Shop All', undefined],
      ['Bourbon', '/media/101-thumbnail.svg'],
    ]);
  });

  it('omits categories that are not in the menu [BD-08]', async () => {
    await backend.given('category 40 is empty with a message');
    expect((await backend.call('listCategories')).body.code).toBe(-1);
  });
});
