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
      { id: 1, name: '1 Hour Delivery', methods: [{ method: 'driver', cents: 9_99 }] },
      {
        id: 2,
        name: 'Courier Delivery',
        methods: [
          { method: 'express courier', cents: 12_50 },
          { method: 'courier', cents: 6_50 },
        ],
      },
      { id: 3, name: 'Store Pickup', methods: [{ method: 'pickup', cents: 0, locationId: 11 }] },
      { id: 10, name: 'Delivery', methods: [] },
    ]);
    await givenSpeeds(services.db, '10001', 'venue', [
      { id: 1, name: 'Dine-In', methods: [{ method: 'dine-in', cents: 0, locationId: 11 }] },
      { id: 2, name: 'Pick-Up', methods: [{ method: 'pickup', cents: 0, locationId: 11 }] },
      { id: 3, name: 'Delivery', methods: [{ method: 'driver', cents: 9_99 }] },
    ]);
    return values;
  },

  'zipcode 94105 offers only courier': async (services) => {
    const values = await givenJaneReadyToOrder(services);
    await givenService(services.db, '94105', 12, ['Next Day']);
    await givenSpeeds(services.db, '94105', 'checkout', [
      { id: 2, name: 'Courier Delivery', methods: [{ method: 'courier', cents: 6_50 }] },
    ]);
    await givenSpeeds(services.db, '94105', 'venue', [
      { id: 1, name: 'Dine-In', methods: [] },
      { id: 2, name: 'Pick-Up', methods: [] },
      { id: 3, name: 'Delivery', methods: [{ method: 'courier', cents: 6_50 }] },
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

interface GivenSpeed {
  id: number;
  name: string;
  methods: { method: string; cents: number; locationId?: number }[];
}

async function givenSpeeds(
  db: Database,
  zipcode: string,
  flow: SpeedFlow,
  speeds: GivenSpeed[],
): Promise<void> {
  const card = (speed: GivenSpeed, position: number) => ({
    zipcode,
    flow,
    speedId: speed.id,
    name: speed.name,
    description: `${speed.name} to ${zipcode}`,
    deliveryFeeCents: speed.methods[0]?.cents ?? 0,
    position,
  });
  await db.insert(deliverySpeeds).values(speeds.map(card));
  const first = flow === 'checkout' ? 1 : 31;
  const methods = speeds.flatMap((speed) => speed.methods.map((method) => ({ speed, ...method })));
  await db.insert(shipMethods).values(
    methods.map(({ speed, method, cents, locationId }, index) => ({
      id: first + index,
      zipcode,
      flow,
      speedId: speed.id,
      locationId,
      method,
      amountCents: cents,
      feeCents: cents,
      duration: speed.id === 2 ? '2~3 days' : 'About 1 hour',
      distance: locationId ? '1.2 mi' : null,
      leadDays: speed.id === 2 ? 2 : 0,
    })),
  );
}
