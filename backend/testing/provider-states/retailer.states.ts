import { eq } from 'drizzle-orm';
import { locations, zipcodes } from '../../src/adapters/postgres/schema';
import type { Database } from '../../src/adapters/postgres/database';
import { givenLocation, givenService, givenZipcode } from './given-location';
import { CHELSEA, givenVenue } from './given-wallet';
import type { States } from './state';
import { givenJaneWith } from './wallet.states';

/** States of the venues where a shopper can redeem. */
export const retailerStates: States = {
  /** Location 11 has a telephone, location 12 has none; location 13 is not a venue. */
  'dine-in retailers exist for zipcode 10001': async ({ db }) => {
    for (const id of [11, 12, 13]) {
      await givenLocation(db, id, { name: `Cellar ${id}`, street2: id === 12 ? 'Ground floor' : '' });
      await givenService(db, '10001', id, ['Same Day', 'Next Day']);
    }
    await givenVenue({ db }, CHELSEA);
    await givenVenue({ db }, { locationId: 12, state: 'NY', stars: 2 });
    await db.update(locations).set({ telephone: null }).where(eq(locations.id, 12));
    await supportDineIn(db, '10001');
  },

  'zipcode 59001 is not supported for dine-in': ({ db }) => givenZipcode(db, '59001'),

  'zipcode 07030 is supported but has no dine-in retailer': async ({ db }) => {
    await givenLocation(db, 17, { city: 'Hoboken', state: 'NJ', zipcode: '07030' });
    await givenService(db, '07030', 17);
    await supportDineIn(db, '07030');
  },

  /** Location 12 has two stars there, and the customer has nothing to redeem in that category. */
  'retailers exist in NY for price category 3': async (services) => {
    const values = await givenJaneWith(services, 1500);
    await givenVenue(services, { locationId: 12, state: 'NY', stars: 2 });
    return values;
  },

  'no retailer exists in NY for price category 5': (services) => givenJaneWith(services, 1500),
};

const supportDineIn = (db: Database, zipcode: string) =>
  db.update(zipcodes).set({ dineInSupported: true }).where(eq(zipcodes.zipcode, zipcode));
