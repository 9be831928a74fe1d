import type { Database } from '../../src/adapters/postgres/database';
import type { SpeedType } from '../../src/domain/shared/speed-type';
import { givenCategory, givenProduct, givenProducts, sameDay, type GivenProduct } from './given-product';

/** The category of the documents' samples: ALL, Whiskey, and Bourbon and Scotch in it (LIST-16). */
export async function givenWhiskeyTree(db: Database): Promise<void> {
  await givenCategory(db, 1017, 'ALL');
  await givenCategory(db, 12, 'Whiskey', { parentId: 1017 });
  await givenCategory(db, 122, 'Bourbon', { parentId: 12 });
  await givenCategory(db, 123, 'Scotch', { parentId: 12 });
}

/** A bourbon, with all its categories. */
export const BOURBON_CATEGORIES = [1017, 12, 122];

/**
 * Product 101: three sizes and three speeds, Same Day more expensive than Next Day, Farm Direct inactive (DEMO-28).
 */
export async function givenHarborLight(db: Database, changes: GivenProduct['changes'] = {}): Promise<void> {
  await givenProduct(db, {
    id: 101,
    name: 'Harbor Light Bourbon',
    categoryIds: BOURBON_CATEGORIES,
    variants: [
      { id: 1011, size: '750', maximumPriceCents: 42_00, offers: atThreeSpeeds(38_50) },
      { id: 1012, size: '375', offers: atThreeSpeeds(21_00) },
      { id: 1013, size: '1750', offers: atThreeSpeeds(79_00) },
    ],
    changes,
  });
}

function atThreeSpeeds(nextDayCents: number) {
  const offer = (locationId: number, speed: SpeedType, priceCents: number, active = true) => ({
    locationId,
    speed,
    priceCents,
    active,
  });
  return [
    offer(11, 'Same Day', nextDayCents + 2_50),
    offer(11, 'Next Day', nextDayCents),
    offer(11, 'Farm Direct', nextDayCents - 2_50, false),
    offer(12, 'Same Day', nextDayCents + 4_50),
  ];
}

/** A bourbon of 750 ml that location 11 delivers the same day. */
export function aBourbon(id: number, name: string, priceCents = 54_00): GivenProduct {
  const variants = [{ id: id * 10 + 1, size: '750', offers: sameDay(priceCents) }];
  return { id, name, categoryIds: BOURBON_CATEGORIES, variants };
}

/** A number of bourbons from id 201 on, with prices spread evenly from 2.99 to 349.99. */
export async function givenBourbons(db: Database, count: number): Promise<void> {
  const priceOf = (index: number) => 2_99 + Math.floor((347_00 * index) / Math.max(1, count - 1));
  const bourbons = Array.from({ length: count }, (_, index) =>
    aBourbon(201 + index, `Bourbon No. ${index + 1}`, priceOf(index)),
  );
  await givenProducts(db, bourbons);
}
