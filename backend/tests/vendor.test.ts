import { eq } from 'drizzle-orm';
import { offers, products, variants, vendors } from '../src/adapters/postgres/schema';
import { givenProduct } from '../testing/provider-states/given-product';
import { aBourbon } from '../testing/provider-states/given-whiskey';
import { parsePageRequest } from '../src/adapters/http/vendor/vendor-request';
import { testBackend } from '../testing/test-backend';

const backend = testBackend();

type Body = Record<string, unknown>;

const WHERE = { vendor_id: '1', zipcode: '10001' };
const profile = async (body: Body = {}) =>
  (await backend.call('getVendor', { body: { ...WHERE, limit: '20', page_no: 1, ...body } })).body;
const shop = async (body: Body = {}) =>
  (await backend.call('filterVendorProducts', { body: { ...WHERE, limit: '20', ...body } })).body;
const idsIn = ({ data = [] }: { data?: { id: string }[] }) => data.map(({ id }) => id);
const found = async (body: Body) => idsIn(await shop(body));

describe('a vendor', () => {
  it('returns its profile and the first of three pages [BD-17] [API-17] [ENT-19] [ENT-20] [ENT-21] [X-117]', async () => {
    await backend.given('vendor 1 has 45 products');
    const answer = await profile();
    expect(answer).toMatchObject({
      status: 'true',
      vendor_info: [
        {
          vendor_name: 'Hudson Cellars',
          vendor_image_url: '/media/vendors/1/logo.svg',
          website: 'https://hudson-cellars.example',
          vendor_phone: '2125550111',
        },
      ],
      about_vendor: [{ formatted_address: '200 10th Avenue, New York, NY 10011', loc_city: 'New York' }],
      delivery_information: [{ description: 'Same Day until 16:00.\r\nClosed on holidays.' }],
    });
    expect(answer.reviews).toEqual([
      { title: 'Quick', detail: 'Cold on arrival', nickname: 'Ann', rating: 5, date: '2030-05-12' },
      { title: 'Fine', detail: 'As promised', nickname: 'Ben', rating: 4, date: '2030-03-02' },
    ]);
    expect(answer.products?.data).toHaveLength(20);
    expect(answer.products?.pagination).toEqual({
      current_page: 1,
      total_pages: 3,
      has_previous_page: false,
      has_next_page: true,
    });
  });

  it('can be opened on any page of its products [API-17] [VEND-27]', async () => {
    await backend.given('vendor 1 has 45 products');
    const { products: page } = await profile({ page_no: 3 });
    expect(page?.data).toHaveLength(5);
    expect(page?.pagination).toMatchObject({
      current_page: 3,
      has_previous_page: true,
      has_next_page: false,
    });
  });

  it('passes on only the fields that it has [ENT-19] [DEMO-12]', async () => {
    await backend.given('vendor 1 has 45 products');
    const info = { name: 'Petal House', websiteUrl: 'https://petal.example', telephone: '2125550122' };
    await backend.db.update(vendors).set({ info }).where(eq(vendors.id, 2));
    expect((await profile({ vendor_id: '2' })).vendor_info).toEqual([
      { vendor_name: 'Petal House', website_url: 'https://petal.example', phone: '2125550122' },
    ]);
  });

  it.each(['999', '0', '', '-1', '1e3', '9'.repeat(40), "1' or '1'='1"])(
    'that does not exist is answered with status false: %j [BD-16] [BD-17] [DEMO-14]',
    async (vendor_id) => {
      await backend.given('vendor 999 does not exist');
      const unknown = { status: 'false', message: 'Vendor not found.' };
      expect(await profile({ vendor_id })).toEqual(unknown);
      expect(await shop({ vendor_id })).toEqual(unknown);
    },
  );
});

describe("a vendor's product", () => {
  it('has its lowest price, its sizes and the speeds of each [ENT-22] [X-109] [X-130]', async () => {
    await backend.given('vendor 999 does not exist');
    const speeds = [{ Type: 'Same Day' }, { Type: 'Next Day' }];
    expect((await shop()).data).toEqual([
      {
        id: '101',
        name: 'Harbor Light Bourbon',
        price: '21.00',
        image: { small_image: '/media/101-thumbnail.svg' },
        child: [
          { price: '38.50', bottle_size: '750', speed_id: speeds },
          { price: '21.00', bottle_size: '375', speed_id: speeds },
          { price: '79.00', bottle_size: '1750', speed_id: speeds },
        ],
        speed_id: speeds,
        review_count: 0,
        in_stock: true,
      },
    ]);
  });

  it("has the vendor's own price and speeds [BD-16]", async () => {
    await backend.given('vendor 999 does not exist');
    const [product] = (await shop({ vendor_id: '2' })).data ?? [];
    expect(product).toMatchObject({ price: '25.50', speed_id: [{ Type: 'Same Day' }] });
  });

  it('is listed only where the vendor delivers [BD-16]', async () => {
    await backend.given('vendor 1 has 45 products');
    expect((await shop({ zipcode: '94105' })).pagination?.total_pages).toBe(0);
    expect(await shop({ zipcode: 'nowhere' })).toMatchObject({ status: 'true', data: [] });
  });

  it('is listed once, whichever locations have it [DEMO-17]', async () => {
    await backend.given('vendor 999 does not exist');
    const cheaper = { variantId: 1011, locationId: 13, speed: 'Farm Direct' as const, priceCents: 30_00 };
    await backend.db.insert(offers).values(cheaper);
    const { data = [] } = await shop();
    expect(idsIn({ data })).toEqual(['101']);
    expect(data[0]?.child[0]).toEqual({
      price: '30.00',
      bottle_size: '750',
      speed_id: [{ Type: 'Same Day' }, { Type: 'Next Day' }, { Type: 'Farm Direct' }],
    });
  });

  it("may have another product's sizes, and never size 0 [LIST-20] [PDP-26]", async () => {
    await backend.given('vendor 999 does not exist');
    const zero = {
      id: 1021,
      size: '0',
      offers: [{ locationId: 11, speed: 'Same Day' as const, priceCents: 1 }],
    };
    await givenProduct(backend.db, { id: 102, name: 'Twin Bourbon', variants: [zero] });
    expect(await found({})).toEqual(['101']);
    await backend.db.update(products).set({ variantsOf: 101 }).where(eq(products.id, 102));
    expect((await shop()).data?.map(({ id, price }) => [id, price])).toEqual([
      ['101', '21.00'],
      ['102', '21.00'],
    ]);
  });

  it('is not listed once it is withdrawn, or without an active offer', async () => {
    await backend.given('vendor 999 does not exist');
    await backend.db.update(products).set({ active: false }).where(eq(products.id, 101));
    expect(await found({})).toEqual([]);
    await backend.db.update(products).set({ active: true }).where(eq(products.id, 101));
    await backend.db.update(offers).set({ active: false });
    expect(await found({})).toEqual([]);
  });
});

describe("the filters of a vendor's products", () => {
  beforeEach(async () => {
    await backend.given('vendor 999 does not exist');
    for (const [id, cents, size] of [
      [301, 25_00, '375'],
      [302, 49_99, '750'],
      [303, 50_00, '750'],
      [304, 75_00, '1750'],
      [305, 100_00, '1750'],
      [306, 149_99, '100'],
      [307, 150_00, '750'],
    ] as const) {
      await givenProduct(backend.db, aBourbon(id, `Bourbon ${id}`, cents));
      await backend.db.update(variants).set({ bottleSize: size }).where(eq(variants.productId, id));
    }
  });

  it('match any of the price ranges, each without its upper bound [BD-16] [X-107] [X-127]', async () => {
    expect(await found({ price_range: ['25-50'] })).toEqual(['101', '301', '302']);
    expect(await found({ price_range: ['50-75'] })).toEqual(['303']);
    expect(await found({ price_range: ['100-150'] })).toEqual(['305', '306']);
    expect(await found({ price_range: ['50-75', '100-150'] })).toEqual(['303', '305', '306']);
    expect(await found({ price_range: [] })).toHaveLength(8);
  });

  it('match any of the sizes [BD-16] [X-127]', async () => {
    expect(await found({ size: ['1750'] })).toEqual(['101', '304', '305']);
    expect(await found({ size: ['100', '375'] })).toEqual(['101', '301', '306']);
    expect(await found({ size: ['2'] })).toEqual([]);
    expect(await found({ size: ["750' or true --"] })).toEqual([]);
  });

  it('require size and price in one variant [BD-16]', async () => {
    expect(await found({ size: ['1750'], price_range: ['100-150'] })).toEqual(['305']);
    expect(await found({ size: ['1750', '100'], price_range: ['100-150', '50-75'] })).toEqual(['305', '306']);
    // Harbor Light has 1750 ml, and 750 ml for $38.50, but not in one bottle.
    expect(await found({ size: ['1750'], price_range: ['25-50'] })).toEqual([]);
  });

  it('refuse unknown ranges [BD-16]', async () => {
    for (const range of ['75-100', 'under500', '', '25-50 '])
      expect(await shop({ price_range: ['25-50', range] })).toEqual({
        status: 'false',
        message: 'price_range contains an unknown price range.',
      });
  });
});

describe("a page of a vendor's products", () => {
  it('lists every product once over all pages, in one order [BD-16] [API-16] [ENT-10]', async () => {
    await backend.given('vendor 1 has 45 products');
    const pages = await Promise.all([1, 2, 3].map((page_no) => shop({ page_no })));
    expect(pages.map(({ data }) => data?.length)).toEqual([20, 20, 5]);
    expect(new Set(pages.flatMap(idsIn)).size).toBe(45);
    expect(pages[1]?.pagination).toEqual({
      current_page: 2,
      total_pages: 3,
      has_previous_page: true,
      has_next_page: true,
    });
  });

  it('is the first if below 1; after the last it is empty, with correct totals [X-102] [X-126]', async () => {
    await backend.given('vendor 1 has 45 products');
    const first = await shop({ page_no: 1 });
    expect(await shop({ page_no: 0 })).toEqual(first);
    expect(await shop({ page_no: -7 })).toEqual(first);
    expect(await shop({ page_no: 9999 })).toMatchObject({
      status: 'true',
      data: [],
      pagination: { current_page: 9999, total_pages: 3, has_previous_page: true, has_next_page: false },
    });
  });

  it('has 20 products by default, and at most 100 [VEND-27] [CONST-07]', async () => {
    await backend.given('vendor 1 has 45 products');
    const pagesOf = async (limit?: string) => (await shop({ limit })).pagination?.total_pages;
    expect(await pagesOf()).toBe(3);
    expect(await pagesOf('10')).toBe(5);
    expect(await pagesOf('0')).toBe(3);
    expect(await pagesOf('999')).toBe(1);
    expect(parsePageRequest({ ...WHERE, limit: '999' }).limit).toBe(100);
  });

  it('is empty if nothing matches [BD-16] [VEND-18]', async () => {
    await backend.given('vendor 1 has no product of size 1750 in $100-$150');
    expect(await shop({ size: ['1750'], price_range: ['100-150'] })).toEqual({
      status: 'true',
      data: [],
      pagination: { current_page: 1, total_pages: 0, has_previous_page: false, has_next_page: false },
    });
    expect(await found({ size: ['1750'] })).toEqual(['101']);
    expect(await found({ price_range: ['100-150'] })).toEqual(['102']);
  });
});
