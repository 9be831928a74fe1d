import type { Database } from '../../src/adapters/postgres/database';
import { locations, serviceAreas, vendors, zipcodes } from '../../src/adapters/postgres/schema';
import { SPEED_TYPES, type SpeedType } from '../../src/domain/shared/speed-type';

/** Builders for provider states: each inserts one thing with sensible values, and what a state cares about is named. */

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

/** A zipcode of the demo shop, unserved unless said otherwise. */
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

/** A vendor, `Hudson Cellars` unless said otherwise. */
export async function givenVendor(db: Database, id: number, name = 'Hudson Cellars'): Promise<void> {
  await db
    .insert(vendors)
    .values({ id, name, info: { vendor_name: name } })
    .onConflictDoNothing();
}

/** A location of a vendor that is inserted with it when it does not exist. */
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
    latitude: 40.75,
    longitude: -73.99,
  };
}

/** Lets a location bring goods to a zipcode, at all speeds unless some are named. */
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
