import type { deliverySpeeds, shipMethods } from '../../backend/src/adapters/postgres/schema';
import type { SpeedFlow } from '../../backend/src/domain/fulfilment/delivery-speed';
import { LOCATION_ROWS } from './locations';
import { SERVED_ZIPCODES, SERVICES } from './service-areas';

type Card = readonly [flow: SpeedFlow, speedId: number, name: string, description: string, feeCents: number];

/** The cards of both flows; an id means another speed in each. */
const CARDS: readonly Card[] = [
  ['checkout', 1, '1 Hour Delivery', 'From a store near you, in about 1 hour', 799],
  ['checkout', 2, 'Courier Delivery', 'By courier in 2~3 days', 1295],
  ['checkout', 3, 'Store Pickup', 'Ready in 1 hour', 0],
  ['checkout', 10, 'Delivery', 'On the day you choose', 599],
  ['venue', 1, 'Dine-In', 'Your drinks are served at your table', 0],
  ['venue', 2, 'Pick-Up', 'Pick it up when it suits you', 0],
  ['venue', 3, 'Delivery', 'Delivered by a driver', 799],
];

/** DEMO-37, DEMO-38: every served zipcode has all speeds; those without a method are disabled. */
export const DELIVERY_SPEED_ROWS: readonly (typeof deliverySpeeds.$inferInsert)[] = SERVED_ZIPCODES.flatMap((zipcode) =>
  CARDS.map(([flow, speedId, name, description, deliveryFeeCents], position) => ({ zipcode, flow, speedId, name, description, deliveryFeeCents, position })),
);

type Method = Omit<typeof shipMethods.$inferInsert, 'id' | 'zipcode'>;
type Details = Partial<Method> & Pick<Method, 'duration'>;

const method = (flow: SpeedFlow, speedId: number, name: string, amountCents: number, details: Details): Method => ({
  flow, speedId, method: name, amountCents, feeCents: 0, leadDays: 0, locationId: null, dropoffEta: null, distance: null, ...details,
});

/** DEMO-37: the more expensive method is first here, and sorted in the answer. Speed 10 has none. */
const COURIERS = [
  method('checkout', 2, 'Express Courier', 2495, { duration: '1~2 days', leadDays: 1 }),
  method('checkout', 2, 'Standard Courier', 1295, { duration: '2~3 days', leadDays: 2 }),
];
const DRIVERS = [
  method('checkout', 1, 'Priority Driver', 1299, { duration: 'About 45 minutes', dropoffEta: '45 min' }),
  method('checkout', 1, 'Local Driver', 799, { duration: 'About 1 hour', dropoffEta: '60 min' }),
  method('venue', 3, 'Driver', 799, { duration: 'Two-hour slot', dropoffEta: '60 min' }),
];

const tableService = (locationId: number | null) =>
  method('venue', 1, 'Table service', 0, { locationId, duration: 'At the time you choose' });

/** DEMO-18: distance, ready time and, at all but the nearest location, a fee. */
function pickUp(flow: SpeedFlow, speedId: number, place: (typeof LOCATION_ROWS)[number], nearer: number): Method {
  const feeCents = nearer === 0 ? 0 : 150;
  const duration = place.readyTime ?? 'Ready in 1 hour';
  const distance = `${(0.4 + nearer * 0.9).toFixed(1)} mi`;
  return method(flow, speedId, `Pick-Up at ${place.name}`, feeCents, { locationId: place.id, feeCents, duration, distance });
}

function methodsOf(zipcode: string): readonly Method[] {
  const serving = SERVICES.filter(({ zipcodes }) => zipcodes.includes(zipcode));
  const speeds = new Set(serving.flatMap((service) => service.speeds));
  const places = serving.flatMap(({ locationId }) => LOCATION_ROWS.filter(({ id }) => id === locationId));
  const tables = places.filter(({ dineIn }) => dineIn).map(({ id }) => tableService(id));
  return [
    ...(speeds.has('Next Day') ? COURIERS : []),
    ...(speeds.has('Same Day') ? DRIVERS : []),
    // DEMO-03: dine-in can be chosen where there is no retailer; the page then says so.
    ...(tables.length > 0 ? tables : [tableService(null)]),
    ...places.flatMap((place, nearer) =>
      place.pickUp ? [pickUp('checkout', 3, place, nearer), pickUp('venue', 2, place, nearer)] : [],
    ),
  ];
}

export const SHIP_METHOD_ROWS: readonly (typeof shipMethods.$inferInsert)[] = SERVED_ZIPCODES.flatMap((zipcode) =>
  methodsOf(zipcode).map((row) => ({ ...row, zipcode })),
).map((row, index) => ({ ...row, id: index + 1 }));
