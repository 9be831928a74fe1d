import type { deliverySpeeds, shipMethods } from '../../backend/src/adapters/postgres/schema';
import type { SpeedFlow } from '../../backend/src/domain/fulfilment/delivery-speed';
import { LOCATION_ROWS } from './locations';
import { SERVED_ZIPCODES, SERVICES } from './service-areas';

type SpeedRow = typeof deliverySpeeds.$inferInsert;
type MethodRow = Omit<typeof shipMethods.$inferInsert, 'id'>;

type Card = readonly [speedId: number, name: string, description: string, feeCents: number];

/** */
const CARDS: Readonly<Record<SpeedFlow, readonly Card[]>> = {
  checkout: [
    [1, '1 Hour Delivery', 'From a store near you, in about 1 hour', 799],
    [2, 'Courier Delivery', 'By courier in 2~3 days', 1295],
    [3, 'Store Pickup', 'Ready in 1 hour', 0],
    [10, 'Delivery', 'On the day you choose', 599],
  ],
  venue: [
    [1, 'Dine-In', 'Your drinks are served at your table', 0],
    [2, 'Pick-Up', 'Pick it up when it suits you', 0],
    [3, 'Delivery', 'Delivered by a driver', 799],
  ],
};

const FLOWS: readonly SpeedFlow[] = ['checkout', 'venue'];

/** DEMO-37, DEMO-38: every served zipcode has all speeds; those without a method are disabled. */
export const DELIVERY_SPEED_ROWS: readonly SpeedRow[] = SERVED_ZIPCODES.flatMap((zipcode) =>
  FLOWS.flatMap((flow) =>
    CARDS[flow].map(([speedId, name, description, deliveryFeeCents], position) => ({
      zipcode,
      flow,
      speedId,
      name,
      description,
      deliveryFeeCents,
      position,
    })),
  ),
);

const method = (
  zipcode: string,
  flow: SpeedFlow,
  speedId: number,
  name: string,
  cents: number,
  more: Partial<MethodRow> = {},
): MethodRow => ({
  zipcode,
  flow,
  speedId,
  method: name,
  amountCents: cents,
  feeCents: 0,
  duration: '2~3 days',
  leadDays: 0,
  locationId: null,
  dropoffEta: null,
  distance: null,
  ...more,
});

function placesServing(zipcode: string) {
  return SERVICES.filter((service) => service.zipcodes.includes(zipcode));
}

/** DEMO-37: the more expensive method is first here, and sorted in the answer. Speed 10 has none. */
function checkoutMethods(zipcode: string): readonly MethodRow[] {
  const speeds = new Set(placesServing(zipcode).flatMap((place) => place.speeds));
  const courier = speeds.has('Next Day')
    ? [
        method(zipcode, 'checkout', 2, 'Express Courier', 2495, { duration: '1~2 days', leadDays: 1 }),
        method(zipcode, 'checkout', 2, 'Standard Courier', 1295, { duration: '2~3 days', leadDays: 2 }),
      ]
    : [];
  const hour = speeds.has('Same Day')
    ? [
        method(zipcode, 'checkout', 1, 'Priority Driver', 1299, {
          duration: 'About 45 minutes',
          dropoffEta: '45 min',
        }),
        method(zipcode, 'checkout', 1, 'Local Driver', 799, {
          duration: 'About 1 hour',
          dropoffEta: '60 min',
        }),
      ]
    : [];
  return [...courier, ...hour, ...pickUps(zipcode, 'checkout', 3)];
}

function pickUps(zipcode: string, flow: SpeedFlow, speedId: number): readonly MethodRow[] {
  return placesServing(zipcode).flatMap(({ locationId }, index) => {
    const place = LOCATION_ROWS.find((row) => row.id === locationId);
    if (place?.pickUp !== true) return [];
    // DEMO-18: distance, ready time and, at the second location, a fee.
    return [
      method(zipcode, flow, speedId, `Pick-Up at ${place.name}`, index === 0 ? 0 : 150, {
        locationId,
        feeCents: index === 0 ? 0 : 150,
        duration: place.readyTime ?? 'Ready in 1 hour',
        distance: `${(0.4 + index * 0.9).toFixed(1)} mi`,
      }),
    ];
  });
}

/** DEMO-03: dine-in can be chosen where there is no retailer; the page then says so. */
function venueMethods(zipcode: string): readonly MethodRow[] {
  const places = placesServing(zipcode);
  const tables = places
    .filter(({ locationId }) => LOCATION_ROWS.find((row) => row.id === locationId)?.dineIn === true)
    .map(({ locationId }) =>
      method(zipcode, 'venue', 1, 'Table service', 0, { locationId, duration: 'At the time you choose' }),
    );
  const driven = places.some((place) => place.speeds.includes('Same Day'))
    ? [method(zipcode, 'venue', 3, 'Driver', 799, { duration: 'Two-hour slot', dropoffEta: '60 min' })]
    : [];
  const somewhere =
    tables.length > 0
      ? tables
      : [method(zipcode, 'venue', 1, 'Table service', 0, { duration: 'At the time you choose' })];
  return [...somewhere, ...pickUps(zipcode, 'venue', 2), ...driven];
}

export const SHIP_METHOD_ROWS: readonly (typeof shipMethods.$inferInsert)[] = SERVED_ZIPCODES.flatMap(
  (zipcode) => [...checkoutMethods(zipcode), ...venueMethods(zipcode)],
).map((row, index) => ({ ...row, id: index + 1 }));
