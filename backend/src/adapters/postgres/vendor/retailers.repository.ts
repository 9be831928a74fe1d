import { and, asc, eq, exists, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { locations, serviceAreas, walletEntries, walletLots, zipcodes } from '../schema';

export type Retailer = typeof locations.$inferSelect;

/** Whether dine-in is offered to that zipcode at all (BD-03). */
export async function supportsDineIn(db: Database, zipcode: string): Promise<boolean> {
  const [found] = await db
    .select({ dineInSupported: zipcodes.dineInSupported })
    .from(zipcodes)
    .where(and(eq(zipcodes.zipcode, zipcode), eq(zipcodes.served, true)));
  return found?.dineInSupported ?? false;
}

/** The venues that serve a zipcode (BD-03). */
export async function findVenues(db: Database, zipcode: string): Promise<Retailer[]> {
  const serving = db
    .select({ one: sql`1` })
    .from(serviceAreas)
    .where(and(eq(serviceAreas.locationId, locations.id), eq(serviceAreas.zipcode, zipcode)));
  return db
    .select()
    .from(locations)
    .where(and(eq(locations.dineIn, true), exists(serving)))
    .orderBy(asc(locations.id));
}

/** Venues of a state, and of a star category unless it is 0, where a customer has something left to drink (BD-18). */
export async function findRedemptionVenues(
  db: Database,
  wanted: { customerId: number; state: string; priceCategory: number },
): Promise<Retailer[]> {
  const left = db
    .select({ one: sql`1` })
    .from(walletLots)
    .innerJoin(walletEntries, eq(walletEntries.lotId, walletLots.id))
    .where(
      and(
        eq(walletLots.customerId, wanted.customerId),
        eq(walletLots.state, locations.state),
        eq(walletLots.priceCategory, locations.priceCategory),
      ),
    )
    .having(sql`sum(${walletEntries.millilitres}) > 0`);
  const ofStars = wanted.priceCategory === 0 ? undefined : eq(locations.priceCategory, wanted.priceCategory);
  return db
    .select()
    .from(locations)
    .where(and(eq(locations.dineIn, true), eq(locations.state, wanted.state), ofStars, exists(left)))
    .orderBy(asc(locations.id));
}
