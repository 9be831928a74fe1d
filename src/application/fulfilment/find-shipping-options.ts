import { injectable } from 'inversify';
import type { FulfilmentOption } from '../../domain/fulfilment/delivery-speed';
import type { City } from '../../domain/location/city';
import type { ShoppingPlace } from '../../domain/location/shopping-place';
import type { Unavailable } from '../../domain/shared/failure';
import { failed, ok, type Result } from '../../domain/shared/result';
import type { Venue } from '../../domain/vendor/retailer';
import { ZipcodeDirectory } from '../location/zipcode-directory.port';
import { Retailers } from '../vendor/retailers.port';
import { CurrentShipping } from './current-shipping.port';
import { DeliverySpeeds } from './delivery-speeds.port';

export interface ShippingOptions {
  readonly speeds: readonly FulfilmentOption[];
  /** Null if dine-in is not offered at the zipcode (SHIP-28). */
  readonly venues: readonly Venue[] | null;
  readonly city: City | null;
}

/** The fulfilment options of a place, with its venues and its city (SHIP-01..07). */
@injectable()
export class FindShippingOptions {
  constructor(
    private readonly speeds: DeliverySpeeds,
    private readonly retailers: Retailers,
    private readonly currentShipping: CurrentShipping,
    private readonly directory: ZipcodeDirectory,
  ) {}

  async execute(zipcode: string, { location }: ShoppingPlace): Promise<Result<ShippingOptions, Unavailable>> {
    const [speeds, venues, city] = await Promise.all([
      this.speeds.fulfilmentOptions(zipcode, this.currentShipping.get().type || 'delivery'),
      this.retailers.venuesAt(zipcode, location),
      this.directory.cityOf(zipcode),
    ]);
    if (!speeds.ok) return speeds;
    if (!venues.ok && venues.failure.kind === 'unavailable') return failed(venues.failure);
    return ok({ speeds: speeds.value, venues: venues.ok ? venues.value : null, city });
  }
}
