import { eq } from 'drizzle-orm';
import { banners, vendors } from '../src/adapters/postgres/schema';
import { givenLocation, givenService, givenZipcode } from '../testing/provider-states/given-location';
import { testBackend } from '../testing/test-backend';

const backend = testBackend();

const someText = expect.any(String) as unknown;
const home = (query: Record<string, string> = {}) =>
  backend.call('getHomepage', { query: { store_id: 1, ...query } });
const lookUp = (zipcode: string) => backend.call('lookUpZipcode', { query: { zipcode, store_id: 1 } });

describe('the home page', () => {
  it('has store information and content for a served zipcode [BD-02] [X-185] [API-02] [HOME-07]', async () => {
    await backend.given('zipcode 10001 is served');
    const { body } = await home({ zipcode: '10001', loc_id: '11,12,13' });
    expect(body).toMatchObject({
      errorCode: 0,
      code: 1,
      zipcode: '10001',
      city: 'New York',
      state: 'NY',
      loc_id: '11,12,13',
    });
    expect(body.banner).toEqual([
      {
        imageurl: '/media/banner.svg',
        link: '/store/category/Whiskey/12',
        title: 'Autumn whiskeys',
        caption: {
          eyebrow: 'The autumn cellar',
          text: 'Delivered within the hour.',
          action: 'Shop whiskey',
          tone: 'dark',
        },
      },
    ]);
    expect(body.ads).toEqual([{ imageurl: '/media/ad.svg', link: '/store/101', title: 'Harbor Light' }]);
    expect(
      body.categories?.map(({ categoryName, products }) => [categoryName, products.map(({ id }) => id)]),
    ).toEqual([['Whiskey', ['101']]]);
    expect(body.topproduct?.map(({ id }) => id)).toEqual(['101']);
  });

  it('lists each vendor once that delivers to the zipcode and has a profile [BD-02]', async () => {
    await backend.given('zipcode 10001 is served');
    await givenLocation(backend.db, 14, { vendorId: 4, vendorName: 'Brooklyn Blooms', city: 'Brooklyn' });
    await givenService(backend.db, '10001', 14);
    await givenLocation(backend.db, 15, { vendorId: 5, vendorName: 'Elsewhere' });
    await givenLocation(backend.db, 16, { vendorId: 6 });
    await givenService(backend.db, '10001', 16);
    await backend.db.update(vendors).set({ info: null }).where(eq(vendors.id, 6));
    await backend.db
      .update(vendors)
      .set({ info: { name: 'Brooklyn Blooms', imageUrl: '/media/blooms.svg' } })
      .where(eq(vendors.id, 4));
    const { body } = await home({ zipcode: '10001' });
    expect(body.vendors).toEqual([
      { id: '4', name: 'Brooklyn Blooms', imageurl: '/media/blooms.svg', city: 'Brooklyn', state: 'NY' },
      expect.objectContaining({ id: '1', name: 'Hudson Cellars', city: 'New York' }),
      expect.objectContaining({ id: '2' }),
    ]);
    expect((await home()).body.vendors).toEqual([]);
  });

  it('takes the locations from the zipcode if none are given [X-029]', async () => {
    await backend.given('zipcode 10001 is served');
    const named = await home({ zipcode: '10001', loc_id: '11,12,13' });
    expect((await home({ zipcode: '10001' })).body).toEqual(named.body);
  });

  it('has content and no error if no zipcode is given [X-031]', async () => {
    await backend.given('zipcode 10001 is served');
    const { body } = await home({ zipcode: ' ' });
    expect(body).toMatchObject({ errorCode: 0, code: 1, zipcode: '', city: '', state: '', loc_id: '' });
    expect(body.categories).toHaveLength(1);
  });

  it('refuses an invalid zipcode with its message, or without one [BD-02] [DEMO-07]', async () => {
    await backend.given('zipcode 99999 is invalid');
    expect((await home({ zipcode: '99999' })).body).toEqual({
      errorCode: 1,
      code: -1,
      message: '99999 is not a valid zipcode.',
    });
    expect((await home({ zipcode: '00000' })).body).toEqual({ errorCode: 1, code: -1 });
  });

  it('refuses a zipcode that is unserved, unknown or malformed [X-031]', async () => {
    await backend.given('zipcode 59001 is not served');
    for (const zipcode of ['59001', '12345', '1000', '12a45', '-1234', '<b>10001</b>']) {
      expect((await home({ zipcode })).body).toMatchObject({ errorCode: 1, code: -1, message: someText });
    }
  });

  it('reports that it is empty, with a message or without [BD-02] [DEMO-04]', async () => {
    const store = { zipcode: '60601', city: 'Chicago', state: 'IL', loc_id: '61' };
    await backend.given('zipcode 60601 is served but nothing is on the home page');
    const message = 'There are no products in 60601 yet';
    expect((await home({ zipcode: '60601' })).body).toEqual({ errorCode: 0, code: -1, message, ...store });
    await backend.given('zipcode 60601 is served but nothing is on the home page', { withoutMessage: true });
    expect((await home({ zipcode: '60601' })).body).toEqual({ errorCode: 0, code: -1, ...store });
  });

  it('shows only products at the selected speed, and is empty if there are none [BD-02] [X-030]', async () => {
    await backend.given('zipcode 10001 is served');
    const nextDay = await home({ zipcode: '10001', courier_type: 'Next Day' });
    expect(nextDay.body.topproduct?.[0]?.child.map(({ price }) => price)).toEqual([
      '38.50',
      '21.00',
      '79.00',
    ]);
    const farm = await home({ zipcode: '10001', courier_type: 'Farm Direct' });
    expect(farm.body).toMatchObject({ errorCode: 0, code: -1, zipcode: '10001' });
    expect((await home({ zipcode: '10001', loc_id: '13' })).body).toMatchObject({ code: -1 });
  });

  it('refuses a store other than 1 [X-184]', async () => {
    expect((await backend.call('getHomepage', { query: { store_id: 2 } })).body).toMatchObject({ code: -1 });
  });
});

describe('the zipcode check', () => {
  it('returns the locations of a served zipcode [BD-28] [X-025] [API-28] [DEMO-10]', async () => {
    await backend.given('zipcode 10001 is served');
    expect((await lookUp('10001')).body).toEqual({
      code: 1,
      message: 'Zipcode details fetched',
      data: [
        { state: 'NY', loc_id: '11' },
        { state: 'NY', loc_id: '12' },
        { state: 'NY', loc_id: '13' },
      ],
    });
  });

  it('returns served alternatives for an unserved zipcode [BD-28] [X-025] [DEMO-05]', async () => {
    await backend.given('zipcode 59001 is not served');
    expect((await lookUp('59001')).body).toEqual({
      code: 0,
      message: 'We are not currently serving the zipcode 59001',
      data: [
        { zipcode: '10001', city: 'New York', state: 'NY', loc_id: '11,12,13' },
        { zipcode: '94105', city: 'San Francisco', state: 'CA', loc_id: '21' },
      ],
    });
  });

  it('offers served zipcodes, of the same state first, if no alternative is configured [X-025]', async () => {
    await backend.given('zipcode 59001 is not served');
    await givenZipcode(backend.db, '07030', { state: 'CA' });
    const { body } = await lookUp('07030');
    expect(body.data.map(({ zipcode }) => zipcode)).toEqual(['94105', '10001']);
  });

  it('refuses a zipcode that is invalid, unknown or malformed [BD-28] [X-025]', async () => {
    await backend.given('zipcode 99999 is invalid');
    expect((await lookUp('99999')).body).toEqual({
      code: -1,
      message: '99999 is not a valid zipcode.',
      data: [],
    });
    expect((await lookUp('00000')).body).toEqual({ code: -1, data: [] });
    for (const zipcode of ['12345', '', '123', '12a45', '1e3', '🍷🍷🍷🍷🍷']) {
      expect((await lookUp(zipcode)).body).toMatchObject({ code: -1, message: someText, data: [] });
    }
  });

  it('answers 400 if the zipcode is missing or far too long', async () => {
    expect((await backend.call('lookUpZipcode')).status).toBe(400);
    expect((await lookUp('1'.repeat(65))).status).toBe(400);
  });
});

describe('the served zipcodes of a city', () => {
  const served = (city: string, state: string) =>
    backend.call('listServedPostcodes', { body: { city, state, store_id: 1 } });

  it('are all that are served, in order [BD-15] [API-15]', async () => {
    await backend.given('New York NY has served postcodes');
    await givenZipcode(backend.db, '07030', { served: true });
    await givenZipcode(backend.db, '60601', { city: 'New York', state: 'NY', served: true, invalid: true });
    const { status, body } = await served('New York', 'NY');
    expect(status).toBe(200);
    expect(body).toEqual({ avaialbepostcodes: ['10001', '10002'] });
  });

  it.each([
    ['new york', 'ny'],
    ['NEW YORK', 'Ny'],
    [' New York ', ' NY '],
  ])('are found for %p, %p, ignoring case [BD-15]', async (city, state) => {
    await backend.given('New York NY has served postcodes');
    expect((await served(city, state)).body).toEqual({ avaialbepostcodes: ['10001', '10002'] });
  });

  it('are empty if nothing is served, for another state, and for an unknown city [BD-15]', async () => {
    await backend.given('Billings MT has no served postcodes');
    await givenZipcode(backend.db, '10001', { served: true });
    for (const [city, state] of [
      ['Billings', 'MT'],
      ['New York', 'CA'],
      ['New', 'NY'],
      ['%', '%'],
      ['', ''],
      ["' or ''='", 'NY'],
      ['<b>New York</b>', 'NY'],
    ] as const) {
      const { status, body } = await served(city, state);
      expect([status, body]).toEqual([200, { avaialbepostcodes: [] }]);
    }
  });

  it('require a city and a state of a reasonable length', async () => {
    expect((await served('x'.repeat(10_000), 'NY')).status).toBe(400);
    expect((await backend.call('listServedPostcodes', { body: { city: 'New York' } })).status).toBe(400);
  });
});

describe('the banners of the gate', () => {
  it('has a list for wide windows and one for narrow ones [BD-29] [API-29] [HOME-08] [X-032]', async () => {
    await backend.given('desktop and mobile banners exist');
    expect((await backend.call('listBanners', { query: { store_id: 1 } })).body).toEqual({
      code: 1,
      desktop: [{ imageurl: '/media/gate-wide.svg', link: '/store', title: 'Wine, flowers, gifts' }],
      mobile: [{ imageurl: '/media/gate-narrow.svg', link: '/store', title: 'Wine, flowers, gifts' }],
    });
  });

  it('keeps their order and omits the banners of the home page [X-032]', async () => {
    await backend.given('desktop and mobile banners exist');
    const rest = { placement: 'desktop' as const, link: '', title: '' };
    await backend.db.insert(banners).values([
      { id: 3, imageUrl: '/media/third.svg', position: 3, ...rest },
      { id: 4, imageUrl: '/media/second.svg', position: 2, ...rest },
      { id: 5, imageUrl: '/media/home.svg', position: 1, ...rest, placement: 'home' },
    ]);
    const { body } = await backend.call('listBanners');
    expect(body.desktop.map(({ imageurl }) => imageurl)).toEqual([
      '/media/gate-wide.svg',
      '/media/second.svg',
      '/media/third.svg',
    ]);
  });
});
