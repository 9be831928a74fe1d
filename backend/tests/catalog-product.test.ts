import { and, eq } from 'drizzle-orm';
import {
  calendarRules,
  leadTimes,
  offers,
  products,
  relatedProducts,
  stock,
} from '../src/adapters/postgres/schema';
import { fixedClock } from '../testing/fixed-clock';
import { givenProduct, givenProducts } from '../testing/provider-states/given-product';
import { aBourbon } from '../testing/provider-states/given-whiskey';
import { testBackend } from '../testing/test-backend';

/** What cards show of a bourbon besides its price. */
const CARD = { sizes: ['750'], speed_id: [{ Type: 'Same Day' }], review_count: 0, in_stock: true };

/** 10:00 on a Saturday morning in New York. */
const backend = testBackend({ clock: fixedClock('2030-06-01T14:00:00Z') });

const AREA = { zipCode: '10001', loc_id: '11,12,13' };
const show = (prodid: string, query: Record<string, string> = AREA) =>
  backend.call('getProduct', { query: { prodid, ...query } });
const similar = (product_id: string, query: Record<string, string | number> = AREA) =>
  backend.call('listRecommendations', { query: { product_id, ...query } });

const PRODUCT_101 = 'product 101 with three sizes and three speeds exists';

describe('a product', () => {
  it('has everything that its page shows [BD-09] [API-09] [ENT-01] [X-109] [X-113] [DEMO-27]', async () => {
    await backend.given(PRODUCT_101);
    const { body } = await show('101', { ...AREA, store_id: '1', dineinTime: '', courier_type: '' });
    expect(body).toMatchObject({
      code: 1,
      id: '101',
      name: 'Harbor Light Bourbon',
      brand: 'Harbor Light',
      images: ['/media/101-front.svg', '/media/101-label.svg'],
      review_count: 1,
      reviews: [{ title: 'Smooth', detail: 'A fine start', nickname: 'Ann', rating: 5, date: '2030-05-12' }],
      stock_status: 'in stock',
      taste_scale: [{ label: 'Sweet', value: 60 }],
      skill_scale: [{ label: 'Beginner', value: 20 }],
      time: 'Delivered in about 1 hour',
      zipcode: '10001',
    });
    expect(body.image).toEqual([
      {
        small_image: '/media/101-thumbnail.svg',
        thumbnail: '/media/101-thumbnail.svg',
        base_image: '/media/101-front.svg',
        additional_images: [{ additional_image: '/media/101-label.svg' }],
      },
    ]);
  });

  it('separates the lines of its description by CRLF [PDP-28] [X-122] [DEMO-26]', async () => {
    await backend.given(PRODUCT_101);
    expect((await show('101')).body.description?.split('\r\n')).toEqual([
      'Aged four years in charred oak.',
      'Vanilla, orange peel and smoke.',
    ]);
  });

  it('has a price, a former price and every speed for each size [BD-09] [ENT-03] [ENT-04] [X-110] [DEMO-28]', async () => {
    await backend.given(PRODUCT_101);
    const { body } = await show('101');
    expect(body.child?.map(({ bottle_size, price }) => [bottle_size, price])).toEqual([
      ['750', '38.50'],
      ['375', '21.00'],
      ['1750', '79.00'],
    ]);
    const hudson = { Loc_id: '11', Vendor_id: '1', Vendor_name: 'Hudson Cellars' };
    expect(body.child?.[0]).toEqual({
      id: '1011',
      bottle_size: '750',
      price: '38.50',
      maximumprice: '42.00',
      product_type: 'Bourbon',
      product_category: 'Whiskey',
      country_of_manufacture: 'United States',
      speed_id: [
        { Type: 'Farm Direct', Price: '36.00', active: 0, ...hudson },
        { Type: 'Next Day', Price: '38.50', active: 1, delivery_date: '2030-06-01', ...hudson },
        { Type: 'Same Day', Price: '41.00', active: 1, delivery_date: '2030-06-01', ...hudson },
        {
          Type: 'Same Day',
          Price: '43.00',
          active: 1,
          delivery_date: '2030-06-01',
          Loc_id: '12',
          Vendor_id: '2',
          Vendor_name: 'Petal House',
        },
      ],
    });
  });

  it('has the first delivery date of each speed that can be bought, as the cart will have it [BD-09] [BD-43]', async () => {
    await backend.given(PRODUCT_101);
    await backend.db.insert(leadTimes).values({ locationId: 11, speed: 'Next Day', days: 2 });
    await backend.db.insert(calendarRules).values({ locationId: 11, kind: 'holiday', onDate: '2030-06-03' });
    const { body } = await show('101');
    const dates = (body.child?.[0]?.speed_id ?? []).map(({ Type, Loc_id, delivery_date }) => ({
      Type,
      Loc_id,
      delivery_date,
    }));
    expect(dates).toContainEqual({ Type: 'Next Day', Loc_id: '11', delivery_date: '2030-06-04' });
    expect(dates).toContainEqual({ Type: 'Farm Direct', Loc_id: '11', delivery_date: undefined });
    const cart = await backend.call('getNextDeliveryDates', {
      body: { vendors: [{ vendor_id: '11', delivery_type: 'Next Day' }] },
    });
    expect(cart.body.response[0]?.delivery_date).toBe('2030-06-04');
  });

  it('lists its vendors by location [BD-09] [ENT-02]', async () => {
    await backend.given(PRODUCT_101);
    expect((await show('101')).body.vendor_list).toEqual({
      '11': { vendor_name: 'Hudson Cellars', prod_id: '101', price: '21.00' },
      '12': { vendor_name: 'Petal House', prod_id: '101', price: '25.50' },
    });
  });

  it('has only the speeds of the area and of the selected courier type [BD-09] [X-029] [X-030]', async () => {
    await backend.given(PRODUCT_101);
    const speeds = async (query: Record<string, string>) =>
      (await show('101', query)).body.child?.[0]?.speed_id.map(({ Loc_id, Type }) => `${Loc_id} ${Type}`);
    expect(await speeds({ zipCode: '10001', loc_id: '12' })).toEqual(['12 Same Day']);
    expect(await speeds({ zipCode: '10001', courier_type: 'Next Day' })).toEqual(['11 Next Day']);
    expect(await speeds({ zipCode: '59001' })).toEqual([]);
    expect(await speeds({})).toHaveLength(4);
  });

  it('is in stock and has a price if nobody delivers it to the zipcode [X-112]', async () => {
    await backend.given(PRODUCT_101);
    const { body } = await show('101', { zipCode: '59001' });
    expect(body).toMatchObject({ code: 1, stock_status: 'in stock', vendor_list: {}, zipcode: '59001' });
    expect(body.child?.[0]).toMatchObject({ price: '38.50', speed_id: [] });
  });

  it('is out of stock if no location of the area has a unit [BD-09] [PDP-27] [DEMO-30]', async () => {
    await backend.given('product 109 is out of stock');
    const { body } = await show('109');
    expect(body).toMatchObject({ code: 1, stock_status: 'out of stock' });
    expect(body.child?.[0]).toMatchObject({ price: '47.00', speed_id: [{ Type: 'Same Day', active: 0 }] });
  });

  it('cannot be chosen at a location that has sold out, and has the price of the others [X-110]', async () => {
    await backend.given(PRODUCT_101);
    await backend.db
      .update(stock)
      .set({ quantity: 0 })
      .where(and(eq(stock.variantId, 1011), eq(stock.locationId, 11)));
    const { body } = await show('101');
    expect(body.stock_status).toBe('in stock');
    expect(body.child?.[0]?.price).toBe('43.00');
    expect(body.child?.[0]?.speed_id.map(({ active }) => active)).toEqual([0, 0, 0, 1]);
  });

  it('may be a bouquet whose sizes are options [BD-09] [X-108] [DEMO-33] [CONST-17]', async () => {
    await backend.given('bouquet product 301 exists');
    const { body } = await show('301');
    expect(body.child?.map(({ bottle_size, price }) => [bottle_size, price])).toEqual([
      ['No Vase', '29.00'],
      ['With Vase', '39.00'],
      ['Bulk Flowers', '64.00'],
    ]);
  });

  it('leaves unknown fields blank and omits missing scales [DEMO-27]', async () => {
    await backend.given('product 110 has no recommendations');
    const unknown = { brand: null, productType: null, productCategory: null, countryOfManufacture: null };
    await backend.db.update(products).set(unknown).where(eq(products.id, 110));
    const { body } = await show('110');
    expect(body).toMatchObject({ brand: '', time: '', review_count: 0, reviews: [], related_products: [] });
    expect(body.child?.[0]).toMatchObject({
      product_type: '',
      product_category: '',
      country_of_manufacture: '',
    });
    expect(body).not.toHaveProperty('taste_scale');
    expect(body).not.toHaveProperty('skill_scale');
  });

  it('lists related products that are sold in the area, in order [BD-09] [PDP-18] [ENT-08] [DEMO-29]', async () => {
    await backend.given(PRODUCT_101);
    await givenProducts(backend.db, [aBourbon(104, 'Fourth'), aBourbon(105, 'Gone')]);
    await backend.db.update(offers).set({ active: false }).where(eq(offers.variantId, 1051));
    const related = [104, 105].map((relatedId) => ({ productId: 101, relatedId, position: 0 }));
    await backend.db.insert(relatedProducts).values(related);
    expect((await show('101')).body.related_products).toEqual([
      {
        id: '104',
        name: 'Fourth',
        image: [{ small_image: '/media/104-thumbnail.svg' }],
        price: '54.00',
        ...CARD,
      },
      {
        id: '102',
        name: 'Old Orchard Bourbon',
        image: [{ small_image: '/media/102-thumbnail.svg' }],
        price: '54.00',
        ...CARD,
      },
    ]);
  });

  it('includes size 0, which the screen omits, but never counts its price [PDP-26] [DEMO-24]', async () => {
    await backend.given(PRODUCT_101);
    const at = (priceCents: number) => [{ locationId: 11, speed: 'Same Day' as const, priceCents }];
    const variants = [
      { id: 5001, size: '0', offers: at(1_00) },
      { id: 5002, size: '200', offers: at(9_00), units: 0 },
    ];
    await givenProduct(backend.db, { id: 500, name: 'Odd Sizes', variants });
    const { body } = await show('500');
    expect(body.child?.map(({ bottle_size }) => bottle_size)).toEqual(['0', '200']);
    expect(body).toMatchObject({ stock_status: 'out of stock', vendor_list: { '11': { price: '9.00' } } });
  });

  it('has the variants of another product if it repeats them [LIST-20] [DEMO-25]', async () => {
    await backend.given(PRODUCT_101);
    await givenProduct(backend.db, { id: 100, name: 'Twin', variants: [], changes: { variantsOf: 101 } });
    expect((await show('100')).body.child?.map(({ id }) => id)).toEqual(['1011', '1012', '1013']);
  });

  it('answers -1 if the id is unknown or the product was withdrawn [BD-09] [X-123]', async () => {
    const unknown = { code: -1, message: 'Product not found' };
    await backend.given('product 999999 does not exist');
    expect((await show('999999')).body).toEqual(unknown);
    await backend.given(PRODUCT_101);
    await backend.db.update(products).set({ active: false }).where(eq(products.id, 101));
    for (const prodid of [
      '101',
      '',
      'abc',
      '-1',
      '1.5',
      '1e3',
      '99999999999999999999',
      "101' or '1'='1",
      '🍷',
    ]) {
      expect((await show(prodid)).body).toEqual(unknown);
    }
  });

  it('answers 400 if the id is missing or far too long', async () => {
    expect((await backend.call('getProduct')).status).toBe(400);
    expect((await show('1'.repeat(65))).status).toBe(400);
  });
});

describe('recommendations', () => {
  it('are of the same category, without the product itself [BD-10] [API-10] [X-101]', async () => {
    await backend.given('product 101 has recommendations');
    expect((await similar('101', { ...AREA, limit: 10 })).body).toEqual({
      code: 1,
      recommendations: [
        {
          id: '102',
          name: 'Old Orchard Bourbon',
          image: [{ small_image: '/media/102-thumbnail.svg' }],
          price: '54.00',
          ...CARD,
        },
        {
          id: '103',
          name: 'Copper Kettle Bourbon',
          image: [{ small_image: '/media/103-thumbnail.svg' }],
          price: '61.00',
          ...CARD,
        },
      ],
    });
  });

  it('are at most 10, or as many as requested [BD-10] [CONST-10]', async () => {
    await backend.given('category 12 has 78 products');
    expect((await similar('101')).body.recommendations).toHaveLength(10);
    expect((await similar('101', { ...AREA, limit: 3 })).body.recommendations).toHaveLength(3);
    expect((await similar('101', { ...AREA, limit: 11 })).status).toBe(400);
  });

  it('can be delivered to the zipcode [BD-10]', async () => {
    await backend.given('product 101 has recommendations');
    expect((await similar('101', { zipCode: '59001' })).body).toEqual({
      code: -1,
      message: 'No similar products found.',
      recommendations: [],
    });
    expect(
      (await similar('102', { ...AREA, loc_id: '12' })).body.recommendations.map(({ id }) => id),
    ).toEqual(['101']);
  });

  it('are empty for a product that is alone in its category, and for an unknown one [BD-10] [DEMO-29]', async () => {
    await backend.given('product 110 has no recommendations');
    for (const id of ['110', '999999', 'abc', '']) {
      expect((await similar(id)).body).toEqual({
        code: -1,
        message: 'No similar products found.',
        recommendations: [],
      });
    }
  });
});
