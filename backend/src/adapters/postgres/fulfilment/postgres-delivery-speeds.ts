import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { DeliverySpeeds } from '../../../application/fulfilment/delivery-speeds.port';
import type { DeliverySpeed, ShippingMethod, SpeedFlow } from '../../../domain/fulfilment/delivery-speed';
import type { Connection } from '../repository-registry';
import { deliverySpeeds, locations, shipMethods, vendors } from '../schema';

export class PostgresDeliverySpeeds implements DeliverySpeeds {
  constructor(private readonly db: Connection) {}

  async of(zipcode: string, flow: SpeedFlow): Promise<DeliverySpeed[]> {
    return this.db
      .select()
      .from(deliverySpeeds)
      .where(and(eq(deliverySpeeds.zipcode, zipcode), eq(deliverySpeeds.flow, flow)))
      .orderBy(asc(deliverySpeeds.position), asc(deliverySpeeds.speedId));
  }

  async methodsOf(zipcode: string, flow: SpeedFlow): Promise<ShippingMethod[]> {
    const rows = await this.db
      .select({ method: getTableColumns(shipMethods), location: locations, vendorName: vendors.name })
      .from(shipMethods)
      .leftJoin(locations, eq(locations.id, shipMethods.locationId))
      .leftJoin(vendors, eq(vendors.id, locations.vendorId))
      .where(and(eq(shipMethods.zipcode, zipcode), eq(shipMethods.flow, flow)))
      .orderBy(asc(shipMethods.amountCents), asc(shipMethods.id));
    return rows.map(({ method, location, vendorName }) => ({
      ...method,
      retailer: location ? { ...location, vendorName } : undefined,
    }));
  }
}
