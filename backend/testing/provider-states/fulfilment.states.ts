import type { CalendarRuleKind } from '../../src/domain/fulfilment/calendar-rule-kind';
import { eq } from 'drizzle-orm';
import {
  calendarRules,
  deliverySpeeds,
  leadTimes,
  locations,
  shipMethods,
} from '../../src/adapters/postgres/schema';
import type { SpeedFlow } from '../../src/domain/fulfilment/delivery-speed';
import { givenJaneReadyToOrder } from './given-cart';
import { givenLocation, givenService, givenZipcode } from './given-location';
import { givenSlots } from './given-shop';
import type { States } from './state';
import type { Database } from '../../src/adapters/postgres/database';

/** States of slots, delivery speeds and the delivery calendar. */
export const fulfilmentStates: States = {
  'vendor location 11 has free driver slots on 2030-06-03': ({ db }) => givenDrivers(db),

  'vendor location 11 is fully booked on 2030-06-04': ({ db }) =>
    givenDayWithoutSlots(db, 'full', '2030-06-04'),

  /** The other way to report that there are no slots (X-048, DEMO-41). */
  'vendor location 11 says without a code that 2030-06-05 has no slots': ({ db }) =>
    givenDayWithoutSlots(db, 'message', '2030-06-05'),

  /** Its day has no cut-off hour, so that the first date is always tomorrow. */
  'location 11 delivers from tomorrow with one holiday': async ({ db }) => {
    await givenLocation(db, 11);
    await db.update(locations).set({ cutOffHour: 24 }).where(eq(locations.id, 11));
    await db.insert(leadTimes).values({ locationId: 11, speed: 'Next Day', days: 1 });
    await db.insert(calendarRules).values({ locationId: 11, kind: 'holiday', daysFromToday: 6 });
  },

  'location 99 is unknown': ({ db }) => givenLocation(db, 11),

  /** Jane's cart and address exist as well: a call with an address comes from checkout. */
  'zipcode 10001 offers all speeds': async (services) => {
    const values = await givenJaneReadyToOrder(services);
    await services.db
      .update(locations)
      .set({ pickUp: true, dineIn: true, starCategory: 3, readyTime: 'Ready in 1 hour' })
      .where(eq(locations.id, 11));
    await givenSpeeds(services.db, '10001', 'checkout', [
      [1, '1 Hour Delivery', ['driver', 9_99]],
      [2, 'Courier Delivery', ['express courier', 12_50], ['courier', 6_50]],
      [3, 'Store Pickup', ['pickup', 0, 11]],
      [10, 'Delivery'],
    ]);
    await givenSpeeds(services.db, '10001', 'venue', [
      [1, 'Dine-In', ['dine-in', 0, 11]],
      [2, 'Pick-Up', ['pickup', 0, 11]],
      [3, 'Delivery', ['driver', 9_99]],
    ]);
    return values;
  },

  'zipcode 94105 offers only courier': async (services) => {
    const values = await givenJaneReadyToOrder(services);
    await givenService(services.db, '94105', 12, ['Next Day']);
    await givenSpeeds(services.db, '94105', 'checkout', [[2, 'Courier Delivery', ['courier', 6_50]]]);
    await givenSpeeds(services.db, '94105', 'venue', [
      [1, 'Dine-In'],
      [2, 'Pick-Up'],
      [3, 'Delivery', ['courier', 6_50]],
    ]);
    return values;
  },

  'no speed is available for zipcode 59001': ({ db }) => givenZipcode(db, '59001'),
};

/** Location 11 delivers to 10001 by driver. */
async function givenDrivers(db: Database): Promise<void> {
  await givenLocation(db, 11);
  await givenService(db, '10001', 11);
  await givenSlots(db, 11);
}

async function givenDayWithoutSlots(db: Database, kind: CalendarRuleKind, onDate: string): Promise<void> {
  await givenDrivers(db);
  await db.insert(calendarRules).values({ locationId: 11, kind, onDate });
}

type GivenMethod = readonly [method: string, cents: number, locationId?: number];
type GivenSpeed = readonly [speedId: number, name: string, ...methods: GivenMethod[]];

async function givenSpeeds(
  db: Database,
  zipcode: string,
  flow: SpeedFlow,
  speeds: GivenSpeed[],
): Promise<void> {
  const cards = speeds.map(([speedId, name, ...methods], position) => ({
    zipcode,
    flow,
    speedId,
    name,
    position,
    description: `${name} to ${zipcode}`,
    deliveryFeeCents: methods[0]?.[1] ?? 0,
  }));
  await db.insert(deliverySpeeds).values(cards);
  const first = flow === 'checkout' ? 1 : 31;
  const methods = speeds.flatMap(([speedId, , ...own]) => own.map((method) => [speedId, ...method] as const));
  await db.insert(shipMethods).values(
    methods.map(([speedId, method, cents, locationId], index) => ({
      id: first + index,
      zipcode,
      flow,
      speedId,
      locationId,
      method,
      amountCents: cents,
      feeCents: cents,
      duration: speedId === 2 ? '2~3 days' : 'About 1 hour',
      distance: locationId ? '1.2 mi' : null,
      leadDays: speedId === 2 ? 2 : 0,
    })),
  );
}
