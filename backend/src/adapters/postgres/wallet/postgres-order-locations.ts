import { inArray } from 'drizzle-orm';
import { type OrderLocation, OrderLocations } from '../../../application/wallet/order-locations.port';
import type { Connection } from '../repository-registry';
import { locations } from '../schema';

export class PostgresOrderLocations implements OrderLocations {
  constructor(private readonly db: Connection) {}

  of(locationIds: number[]): Promise<OrderLocation[]> {
    return this.db
      .select({
        locationId: locations.id,
        locationState: locations.state,
        locationStarCategory: locations.starCategory,
      })
      .from(locations)
      .where(inArray(locations.id, locationIds));
  }
}
