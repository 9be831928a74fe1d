import type { Database } from '../../src/adapters/postgres/database';
import { vendorReviews, vendors } from '../../src/adapters/postgres/schema';
import { givenNewYork } from './given-location';
import { givenProduct } from './given-product';
import { aBourbon, givenBourbons, givenHarborLight, givenWhiskeyTree } from './given-whiskey';
import type { States } from './state';

/** Vendors and their products, as seen from 10001. */
export const vendorStates: States = {
  /** Harbor Light and 44 others: three pages of 20 (DEMO-11). */
  async 'vendor 1 has 45 products'({ db }) {
    await givenHudsonCellars(db);
    await givenBourbons(db, 44);
  },

  /** It has that size and that price, but not in one variant. */
  async 'vendor 1 has no product of size 1750 in $100-$150'({ db }) {
    await givenHudsonCellars(db);
    await givenProduct(db, aBourbon(102, 'Old Orchard Bourbon', 120_00));
  },

  async 'vendor 999 does not exist'({ db }) {
    await givenHudsonCellars(db);
  },

  async 'vendor 3 has no about information'({ db }) {
    await givenNewYork(db);
    await db.insert(vendors).values({ id: 3, name: SILENT, info: { name: SILENT } });
  },

  async 'vendor 4 has no vendor info'({ db }) {
    await givenNewYork(db);
    await db.insert(vendors).values({ id: 4, name: 'Lakeshore Provisions' });
  },
};

const SILENT = 'Garden State Spirits';

/** Vendor 1 with a full profile, selling Harbor Light Bourbon. */
async function givenHudsonCellars(db: Database): Promise<void> {
  await db.insert(vendors).values({
    id: 1,
    name: 'Hudson Cellars',
    info: {
      name: 'Hudson Cellars',
      imageUrl: '/media/vendors/1/logo.svg',
      website: 'https://hudson-cellars.example',
      vendorTelephone: '2125550111',
    },
    about: {
      locationName: 'Hudson Cellars Chelsea',
      formattedAddress: '200 10th Avenue, New York, NY 10011',
      street: '200 10th Avenue',
      city: 'New York',
      state: 'NY',
      zipcode: '10011',
      telephone: '2125550111',
      description: 'Two brothers and one long cellar.',
    },
    deliveryInformation: 'Same Day until 16:00.\r\nClosed on holidays.',
  });
  await db.insert(vendorReviews).values([
    { vendorId: 1, title: 'Fine', detail: 'As promised', nickname: 'Ben', rating: 4, date: '2030-03-02' },
    {
      vendorId: 1,
      title: 'Quick',
      detail: 'Cold on arrival',
      nickname: 'Ann',
      rating: 5,
      date: '2030-05-12',
    },
  ]);
  await givenNewYork(db);
  await givenWhiskeyTree(db);
  await givenHarborLight(db);
}
