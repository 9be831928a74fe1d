import { type Retailer } from '../../../domain/vendor/retailer';
import { and, asc, eq, exists, sql } from 'drizzle-orm';
import { locations, serviceAreas, walletEntries, walletLots, zipcodes } from '../schema';
import type { Retailers } from '../../../application/vendor/retailers.port';
import type { Connection } from '../repository-registry';

export class PostgresRetailers implements Retailers {
  constructor(private readonly db: Connection) {}

  async supportsDineIn(zipcode: string): Promise<boolean> {
    const [found] = await this.db
      .select({ dineInSupported: zipcodes.dineInSupported })
      .from(zipcodes)
      .where(and(eq(zipcodes.zipcode, zipcode), eq(zipcodes.served, true)));
    return found?.dineInSupported ?? false;
  }

  async venuesServing(zipcode: string): Promise<Retailer[]> {
    const serving = this.db
      .select({ one: sql`1` })
      .from(serviceAreas)
      .where(and(eq(serviceAreas.locationId, locations.id), eq(serviceAreas.zipcode, zipcode)));
    return this.db
      .select()
      .from(locations)
      .where(and(eq(locations.dineIn, true), exists(serving)))
      .orderBy(asc(locations.id));
  }

  async venuesForRedemption(wanted: {
    customerId: number;
    state: string;
    starCategory: number;
  }): Promise<Retailer[]> {
    const left = this.db
      .select({ one: sql`1` })
      .from(walletLots)
      .innerJoin(walletEntries, eq(walletEntries.lotId, walletLots.id))
      .where(
        and(
          eq(walletLots.customerId, wanted.customerId),
          eq(walletLots.state, locations.state),
          eq(walletLots.starCategory, locations.starCategory),
        ),
      )
      .having(sql`sum(${walletEntries.millilitres}) > 0`);
    const ofStars = wanted.starCategory === 0 ? undefined : eq(locations.starCategory, wanted.starCategory);
    return this.db
      .select()
      .from(locations)
      .where(and(eq(locations.dineIn, true), eq(locations.state, wanted.state), ofStars, exists(left)))
      .orderBy(asc(locations.id));
  }
}
