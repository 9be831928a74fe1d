import type { Database } from '../../src/adapters/postgres/database';
import { leadTimes, shippingRates, slotTemplates, stateCharges } from '../../src/adapters/postgres/schema';
import { givenNewYork } from './given-location';
import { givenProduct } from './given-product';
import { givenHarborLight, givenWhiskeyTree } from './given-whiskey';

/** The taxes and fees in the states of cart and checkout, for tests to calculate with. */
const NEW_YORK_CHARGES = {
  state: 'NY',
  taxBasisPoints: 888,
  processingFeeCents: 150,
  packagingFeeCents: 100,
  bankChargeBasisPoints: 0,
  gstOnFeeBasisPoints: 800,
};

/** Location 11 has a driver slot every two hours from 10 to 20 (DEMO-39). */
const SLOT_STARTS = ['10:00', '12:00', '14:00', '16:00', '18:00'];

/**
 * New York with two vendors: location 11 delivers Harbor Light Bourbon the same day (variant 1011, $41.00), location
 * 12 of another vendor sends Seneca Slope Riesling by courier (variant 1031, $18.50) two days later.
 */
export async function givenShop(db: Database): Promise<void> {
  await givenNewYork(db);
  await givenWhiskeyTree(db);
  await givenHarborLight(db);
  await givenRiesling(db);
  await db.insert(stateCharges).values(NEW_YORK_CHARGES);
  await db.insert(shippingRates).values([
    { locationId: 11, speed: 'Same Day', amountCents: 6_99 },
    { locationId: 11, speed: 'Next Day', amountCents: 4_99 },
    { locationId: 12, speed: 'Same Day', amountCents: 7_99 },
    { locationId: 12, speed: 'Next Day', amountCents: 9_99 },
  ]);
  await db.insert(leadTimes).values(
    [11, 12].flatMap((locationId) => [
      { locationId, speed: 'Same Day' as const, days: 0 },
      { locationId, speed: 'Next Day' as const, days: 2 },
    ]),
  );
  await givenSlots(db, 11);
}

export async function givenSlots(db: Database, locationId: number, capacity = 3): Promise<void> {
  const endOf = (start: string) => `${Number(start.slice(0, 2)) + 2}:00`;
  await db
    .insert(slotTemplates)
    .values(SLOT_STARTS.map((startTime) => ({ locationId, startTime, endTime: endOf(startTime), capacity })));
}

async function givenRiesling(db: Database): Promise<void> {
  const offers = [{ locationId: 12, speed: 'Next Day' as const, priceCents: 18_50 }];
  await givenProduct(db, {
    id: 103,
    name: 'Seneca Slope Riesling',
    variants: [{ id: 1031, size: '750', offers }],
  });
}
