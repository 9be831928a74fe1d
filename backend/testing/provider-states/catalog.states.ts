import { relatedProducts } from '../../src/adapters/postgres/schema';
import { givenNewYork } from './given-location';
import { givenCategory, givenProduct, givenProducts, sameDay } from './given-product';
import {
  aBourbon,
  BOURBON_CATEGORIES,
  givenBourbons,
  givenHarborLight,
  givenWhiskeyTree,
} from './given-whiskey';
import type { States } from './state';
import type { Database } from '../../src/adapters/postgres/database';

/** Products, categories, listings and search; all of it is sold at zipcode 10001. */
export const catalogStates: States = {
  /** Two pages of 20. */
  async 'products matching bourbon exist'({ db }) {
    await givenWhiskeyShop(db);
    await givenBourbons(db, 24);
  },

  async 'no product matches zzzz'({ db }) {
    await givenWhiskeyShop(db);
    await givenBourbons(db, 3);
  },

  async 'a category tree with three levels exists'({ db }) {
    await givenWhiskeyTree(db);
    await givenCategory(db, 20, 'Flowers', { parentId: 1017 });
  },

  async 'no categories exist'() {},

  async 'product 101 with three sizes and three speeds exists'({ db }) {
    await givenWhiskeyShop(db);
    await givenHarborLight(db, {
      tasteScale: [{ label: 'Sweet', value: 60 }],
      skillScale: [{ label: 'Beginner', value: 20 }],
      reviews: [{ title: 'Smooth', detail: 'A fine start', nickname: 'Ann', rating: 5, date: '2030-05-12' }],
      time: 'Delivered in about 1 hour',
    });
    await givenProduct(db, aBourbon(102, 'Old Orchard Bourbon'));
    await db.insert(relatedProducts).values({ productId: 101, relatedId: 102, position: 1 });
  },

  async 'product 109 is out of stock'({ db }) {
    await givenWhiskeyShop(db);
    const variants = [{ id: 1091, size: '750', offers: sameDay(47_00), units: 0 }];
    await givenProduct(db, { id: 109, name: 'Lantern Rye', categoryIds: [1017, 12], variants });
  },

  async 'product 999999 does not exist'() {},

  /** Its sizes are flower options. */
  async 'bouquet product 301 exists'({ db }) {
    await givenNewYork(db);
    const variants = [
      { id: 3011, size: 'No Vase', offers: sameDay(29_00, 12) },
      { id: 3012, size: 'With Vase', offers: sameDay(39_00, 12) },
      { id: 3013, size: 'Bulk Flowers', offers: sameDay(64_00, 12) },
    ];
    await givenProduct(db, { id: 301, name: 'Morning Roses', variants });
  },

  async 'product 101 has recommendations'({ db }) {
    await givenWhiskeyShop(db);
    await givenHarborLight(db);
    await givenProducts(db, [
      aBourbon(102, 'Old Orchard Bourbon'),
      aBourbon(103, 'Copper Kettle Bourbon', 61_00),
    ]);
  },

  async 'product 110 has no recommendations'({ db }) {
    await givenWhiskeyShop(db);
    await givenHarborLight(db);
    await givenProduct(db, { ...aBourbon(110, 'Lonely Dram'), categoryIds: [1017, 12, 123] });
  },

  /** Four pages of 20, from 2.99 to 349.99 (DEMO-20). */
  async 'category 12 has 78 products'({ db }) {
    await givenWhiskeyShop(db);
    await givenHarborLight(db);
    await givenBourbons(db, 77);
  },

  async 'category 40 is empty with a message'({ db }) {
    await givenCategory(db, 40, 'Seasonal', {
      inMenu: false,
      emptyMessage: 'The next shipment arrives on Friday',
    });
  },

  async 'category 41 is empty without a message'({ db }) {
    await givenCategory(db, 41, 'Rare Finds', { inMenu: false });
  },

  /** The storefront logs a code other than 1 and does not show it (DEMO-22). */
  async 'category 42 answers code -1 with its products'({ db }) {
    await givenWhiskeyShop(db);
    await givenCategory(db, 42, 'Bin Ends', { inMenu: false, responseCode: -1 });
    await givenProduct(db, { ...aBourbon(102, 'Old Orchard Bourbon'), categoryIds: [42] });
  },

  /** Other categories exist. */
  async 'category 99 does not exist'({ db }) {
    await givenWhiskeyShop(db);
  },

  async 'no product matches size 1750 and under500 in category 12'({ db }) {
    await givenWhiskeyShop(db);
    const offers = [{ locationId: 11, speed: 'Next Day' as const, priceCents: 520_00 }];
    const variants = [{ id: 1981, size: '1750', offers }];
    await givenProducts(db, [
      aBourbon(102, 'Old Orchard Bourbon'),
      { id: 198, name: 'Cask Owner Bourbon', categoryIds: BOURBON_CATEGORIES, variants },
    ]);
  },
};

async function givenWhiskeyShop(db: Database): Promise<void> {
  await givenNewYork(db);
  await givenWhiskeyTree(db);
}
