import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database';
import { deliverySpeeds, locations, serviceAreas, shipMethods, vendors } from '../schema';
import type { SpeedFlow } from '../schema/fulfilment';

export type SpeedCard = typeof deliverySpeeds.$inferSelect;

/** The speed cards of a zipcode, in their order. */
export async function findSpeeds(db: Database, zipcode: string, flow: SpeedFlow): Promise<SpeedCard[]> {
  return db
    .select()
    .from(deliverySpeeds)
    .where(and(eq(deliverySpeeds.zipcode, zipcode), eq(deliverySpeeds.flow, flow)))
    .orderBy(asc(deliverySpeeds.position), asc(deliverySpeeds.speedId));
}

export type MethodRow = Awaited<ReturnType<typeof findMethods>>[number];

/** The ways of those speeds, cheapest first, with the retailer where something is collected or drunk. */
export async function findMethods(db: Database, zipcode: string, flow: SpeedFlow) {
  return db
    .select({ method: shipMethods, location: locations, vendorName: vendors.name })
    .from(shipMethods)
    .leftJoin(locations, eq(locations.id, shipMethods.locationId))
    .leftJoin(vendors, eq(vendors.id, locations.vendorId))
    .where(and(eq(shipMethods.zipcode, zipcode), eq(shipMethods.flow, flow)))
    .orderBy(asc(shipMethods.amountCents), asc(shipMethods.id));
}

/** Locations that serve the zipcode: what is brought there is dated by their calendars. */
export async function locationsServing(db: Database, zipcode: string): Promise<number[]> {
  const found = await db
    .selectDistinct({ id: serviceAreas.locationId })
    .from(serviceAreas)
    .where(eq(serviceAreas.zipcode, zipcode));
  return found.map((location) => location.id).sort((a, b) => a - b);
}
