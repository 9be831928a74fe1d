import { and, asc, eq, sql } from 'drizzle-orm';
import type { ServiceLocations } from '../../../application/fulfilment/service-locations.port';
import type { Connection } from '../repository-registry';
import { locations, serviceAreas } from '../schema';

export class PostgresServiceLocations implements ServiceLocations {
  constructor(private readonly db: Connection) {}

  async serving(zipcode: string): Promise<number[]> {
    const found = await this.db
      .selectDistinct({ id: serviceAreas.locationId })
      .from(serviceAreas)
      .where(eq(serviceAreas.zipcode, zipcode))
      .orderBy(asc(serviceAreas.locationId));
    return found.map(({ id }) => id);
  }

  async withDriversTo(zipcode: string): Promise<number[]> {
    const found = await this.db
      .select({ id: serviceAreas.locationId })
      .from(serviceAreas)
      .where(and(eq(serviceAreas.zipcode, zipcode), eq(serviceAreas.speed, 'Same Day')));
    return found.map(({ id }) => id);
  }

  async ofVendorOrLocation(id: number): Promise<number[]> {
    const found = await this.db
      .select({ id: locations.id })
      .from(locations)
      .where(
        sql`${locations.id} = ${id} or (${locations.vendorId} = ${id} and not exists (select 1 from locations own where own.id = ${id}))`,
      );
    return found.map((location) => location.id);
  }
}
