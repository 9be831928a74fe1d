import type { Database } from '../../src/adapters/postgres/database';
import { locations, serviceAreas, vendors, zipcodes } from '../../src/adapters/postgres/schema';
import { SPEED_TYPES, type SpeedType } from '../../src/domain/shared/speed-type';

/** Builders for provider states: each inserts one thing with defaults, and the state sets what it is about. */

const PLACES = {
  '10001': { city: 'New York', state: 'NY' },
  '10002': { city: 'New York', state: 'NY' },
  '10003': { city: 'New York', state: 'NY' },
  '07030': { city: 'Hoboken', state: 'NJ' },
  '60601': { city: 'Chicago', state: 'IL' },
  '94105': { city: 'San Francisco', state: 'CA' },
  '59001': { city: 'Absarokee', state: 'MT' },
  '59101': { city: 'Billings', state: 'MT' },
  '99999': { city: '', state: '' },
  '00000': { city: '', state: '' },
} as const;

export type KnownZip = keyof typeof PLACES;

/** A zipcode, by default not served. */
export async function givenZipcode(
  db: Database,
  zipcode: KnownZip,
  changes: Partial<typeof zipcodes.$inferInsert> = {},
): Promise<void> {
  await db
    .insert(zipcodes)
    .values({ zipcode, ...PLACES[zipcode], ...changes })
    .onConflictDoNothing();
}

/** A vendor, by default `Hudson Cellars`. */
async function givenVendor(db: Database, id: number, name = 'Hudson Cellars'): Promise<void> {
  await db.insert(vendors).values({ id, name, info: { name } }).onConflictDoNothing();
}

/** A location; its vendor is inserted as well if it does not exist. */
export async function givenLocation(
  db: Database,
  id: number,
  changes: Partial<typeof locations.$inferInsert> & { vendorName?: string } = {},
): Promise<void> {
  const { vendorName, ...columns } = changes;
  const vendorId = columns.vendorId ?? 1;
  await givenVendor(db, vendorId, vendorName);
  await db.insert(locations).values({ ...aLocation(id), ...columns, vendorId });
}

function aLocation(id: number) {
  return {
    id,
    name: `Cellar ${id}`,
    street1: `${id} Hudson Street`,
    city: 'New York',
    state: 'NY',
    zipcode: '10001',
    telephone: '2125550111',
    timeZone: 'America/New_York',
  };
}

/** Lets a location deliver to a zipcode, by default at all speeds. */
export async function givenService(
  db: Database,
  zipcode: KnownZip,
  locationId: number,
  speeds: readonly SpeedType[] = SPEED_TYPES,
): Promise<void> {
  await givenZipcode(db, zipcode, { served: true });
  await db.insert(serviceAreas).values(speeds.map((speed) => ({ zipcode, locationId, speed })));
}

/** 10001, served at all speeds by locations 11 and 13 of vendor 1 and location 12 of vendor 2 (DEMO-01, DEMO-17). */
export async function givenNewYork(db: Database): Promise<void> {
  await givenLocation(db, 11);
  await givenLocation(db, 12, { vendorId: 2, vendorName: 'Petal House' });
  await givenLocation(db, 13);
  for (const locationId of [11, 12, 13]) await givenService(db, '10001', locationId);
}
