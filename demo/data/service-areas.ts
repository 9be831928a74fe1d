import type { serviceAreas } from '../../backend/src/adapters/postgres/schema';
import type { SpeedType } from '../../backend/src/domain/shared/speed-type';
import { servedIn } from './zipcodes';

/** The speeds of a location, and the zipcodes that it delivers to. */
export interface Service {
  readonly locationId: number;
  readonly speeds: readonly SpeedType[];
  readonly zipcodes: readonly string[];
}

const EVERY_SPEED = ['Same Day', 'Next Day', 'Farm Direct'] as const;
const LOCAL = ['Same Day', 'Next Day'] as const;

export const SERVICES: readonly Service[] = [
  // DEMO-01: 10001 has vendors 1 and 2 and all speeds.
  { locationId: 11, speeds: EVERY_SPEED, zipcodes: servedIn('New York') },
  // DEMO-10: 10011 and others are served from more than one location.
  { locationId: 12, speeds: ['Same Day'], zipcodes: ['10001', '10003', '10009', '10010', '10011', '10012', '10014'] },
  { locationId: 13, speeds: EVERY_SPEED, zipcodes: servedIn('New York') },
  { locationId: 14, speeds: ['Same Day'], zipcodes: servedIn('Brooklyn') },
  // DEMO-02: 94105 has courier and Farm Direct only.
  { locationId: 15, speeds: ['Next Day'], zipcodes: servedIn('San Francisco', 'Healdsburg') },
  { locationId: 16, speeds: ['Farm Direct'], zipcodes: servedIn('San Francisco', 'Healdsburg', 'Los Angeles') },
  { locationId: 17, speeds: LOCAL, zipcodes: servedIn('Hoboken', 'Jersey City') },
  { locationId: 18, speeds: ['Next Day'], zipcodes: servedIn('Chicago') },
  { locationId: 19, speeds: LOCAL, zipcodes: servedIn('Boston') },
  { locationId: 20, speeds: LOCAL, zipcodes: servedIn('Austin') },
  { locationId: 21, speeds: LOCAL, zipcodes: servedIn('Portland') },
  { locationId: 22, speeds: ['Same Day', 'Farm Direct'], zipcodes: servedIn('Nashville') },
  { locationId: 23, speeds: LOCAL, zipcodes: servedIn('Los Angeles') },
];

export const SERVED_ZIPCODES: readonly string[] = [...new Set(SERVICES.flatMap((service) => service.zipcodes))].sort();

export const SERVICE_AREA_ROWS: readonly (typeof serviceAreas.$inferInsert)[] = SERVICES.flatMap(
  ({ locationId, speeds, zipcodes }) =>
    zipcodes.flatMap((zipcode) => speeds.map((speed) => ({ zipcode, locationId, speed }))),
);
