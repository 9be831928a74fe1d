import type { serviceAreas } from '../../backend/src/adapters/postgres/schema';
import type { SpeedType } from '../../backend/src/domain/shared/speed-type';

/** The speeds of a location, and the zipcodes that it delivers to. */
interface Service {
  readonly locationId: number;
  readonly speeds: readonly SpeedType[];
  readonly zipcodes: readonly string[];
}

/** DEMO-09: at least twelve of New York NY. */
const MANHATTAN = [
  '10001',
  '10002',
  '10003',
  '10009',
  '10010',
  '10011',
  '10012',
  '10013',
  '10014',
  '10016',
  '10018',
  '10019',
  '10036',
];
const BROOKLYN = ['11201', '11215', '11217'];
const BAY = ['94105', '94107', '94110'];

export const SERVICES: readonly Service[] = [
  // DEMO-01: 10001 has vendors 1 and 2 and all speeds.
  { locationId: 11, speeds: ['Same Day', 'Next Day', 'Farm Direct'], zipcodes: MANHATTAN },
  // DEMO-10: 10011 and others are served from more than one location.
  {
    locationId: 12,
    speeds: ['Same Day'],
    zipcodes: ['10001', '10003', '10009', '10010', '10011', '10012', '10014'],
  },
  { locationId: 13, speeds: ['Same Day', 'Next Day', 'Farm Direct'], zipcodes: MANHATTAN },
  { locationId: 14, speeds: ['Same Day'], zipcodes: BROOKLYN },
  // DEMO-02: 94105 has courier and Farm Direct only.
  { locationId: 15, speeds: ['Next Day'], zipcodes: [...BAY, '95448'] },
  { locationId: 16, speeds: ['Farm Direct'], zipcodes: [...BAY, '95448', '90028'] },
  { locationId: 17, speeds: ['Same Day', 'Next Day'], zipcodes: ['07030', '07302'] },
  { locationId: 18, speeds: ['Next Day'], zipcodes: ['60601', '60611'] },
  { locationId: 19, speeds: ['Same Day', 'Next Day'], zipcodes: ['02108', '02116'] },
  { locationId: 20, speeds: ['Same Day', 'Next Day'], zipcodes: ['78701', '78704'] },
  { locationId: 21, speeds: ['Same Day', 'Next Day'], zipcodes: ['97205', '97209'] },
  { locationId: 22, speeds: ['Same Day', 'Farm Direct'], zipcodes: ['37203'] },
  { locationId: 23, speeds: ['Same Day', 'Next Day'], zipcodes: ['90028'] },
];

export const SERVED_ZIPCODES: readonly string[] = [
  ...new Set(SERVICES.flatMap((service) => service.zipcodes)),
].sort();

export const SERVICE_AREA_ROWS: readonly (typeof serviceAreas.$inferInsert)[] = SERVICES.flatMap(
  ({ locationId, speeds, zipcodes }) =>
    zipcodes.flatMap((zipcode) => speeds.map((speed) => ({ zipcode, locationId, speed }))),
);
