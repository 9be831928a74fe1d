import { banners, homeSections, stores, zipcodeAlternatives } from '../../src/adapters/postgres/schema';
import type { Database } from '../../src/adapters/postgres/database';
import { givenLocation, givenNewYork, givenService, givenZipcode } from './given-location';
import { givenHarborLight, givenWhiskeyTree } from './given-whiskey';
import type { States } from './state';

/** Zipcodes, banners and the home page. */
export const locationStates: States = {
  async 'zipcode 10001 is served'({ db }) {
    await givenNewYork(db);
    await givenHomePage(db);
  },

  /** 99999 is refused with a message, 00000 without one (DEMO-07). */
  async 'zipcode 99999 is invalid'({ db }) {
    await givenZipcode(db, '99999', { invalid: true, invalidMessage: '99999 is not a valid zipcode.' });
    await givenZipcode(db, '00000', { invalid: true });
  },

  /** The parameter `withoutMessage` omits the message (DEMO-04). */
  async 'zipcode 60601 is served but nothing is on the home page'({ db }, { withoutMessage }) {
    const homeMessage = withoutMessage ? null : 'There are no products in 60601 yet';
    await givenZipcode(db, '60601', { served: true, homeEmpty: true, homeMessage });
    await givenLocation(db, 61, {
      city: 'Chicago',
      state: 'IL',
      zipcode: '60601',
      timeZone: 'America/Chicago',
    });
    await givenService(db, '60601', 61);
  },

  async 'zipcode 59001 is not served'({ db }) {
    await givenNewYork(db);
    await givenLocation(db, 21, {
      vendorId: 3,
      vendorName: 'Bay Cellars',
      city: 'San Francisco',
      state: 'CA',
      zipcode: '94105',
    });
    await givenService(db, '94105', 21, ['Next Day', 'Farm Direct']);
    await givenZipcode(db, '59001');
    const alternatives = ['10001', '94105'].map((alternative, position) => ({
      zipcode: '59001',
      alternative,
      position,
    }));
    await db.insert(zipcodeAlternatives).values(alternatives);
  },

  /** And one that is not served: a city need not be served as a whole. */
  async 'New York NY has served postcodes'({ db }) {
    await givenZipcode(db, '10002', { served: true });
    await givenZipcode(db, '10001', { served: true });
    await givenZipcode(db, '10003');
  },

  async 'Billings MT has no served postcodes'({ db }) {
    await givenZipcode(db, '59101');
  },

  async 'desktop and mobile banners exist'({ db }) {
    const banner = { link: '/store', title: 'Wine, flowers, gifts', position: 1 };
    await db.insert(banners).values([
      { id: 1, placement: 'desktop', imageUrl: '/media/gate-wide.svg', ...banner },
      { id: 2, placement: 'mobile', imageUrl: '/media/gate-narrow.svg', ...banner },
    ]);
  },

  async 'no banners exist'() {},
};

/** A banner, an ad, the section OUR TOP Whiskey and a top product. */
async function givenHomePage(db: Database): Promise<void> {
  await givenWhiskeyTree(db);
  await givenHarborLight(db);
  await db.insert(banners).values([
    {
      id: 1,
      placement: 'home',
      imageUrl: '/media/banner.svg',
      link: '/store/category/Whiskey/12',
      title: 'Autumn whiskeys',
      position: 1,
      eyebrow: 'The autumn cellar',
      text: 'Delivered within the hour.',
      action: 'Shop whiskey',
      tone: 'dark',
    },
    {
      id: 2,
      placement: 'ad',
      imageUrl: '/media/ad.svg',
      link: '/store/101',
      title: 'Harbor Light',
      position: 1,
    },
  ]);
  await db.insert(homeSections).values({ categoryId: 12, position: 1, productIds: [101] });
  await db
    .insert(stores)
    .values({ id: 1, topProductId: 101 })
    .onConflictDoUpdate({ target: stores.id, set: { topProductId: 101 } });
}
