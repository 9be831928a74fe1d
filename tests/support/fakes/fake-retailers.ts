import { type NotSupported, Retailers } from '../../../src/application/vendor/retailers.port';
import type { Unavailable } from '../../../src/domain/shared/failure';
import { failed, ok, type Result } from '../../../src/domain/shared/result';
import type { RetailerOption, StarCategory, Venue } from '../../../src/domain/vendor/retailer';
import { aVenue } from '../builders/vendor';
import { Outage } from './outage';

/** Venues of one place; those in New York redeem, unless another star category is requested. */
export class FakeRetailers extends Retailers {
  readonly outage = new Outage();
  readonly asked: string[] = [];
  /** null: no dine-in at the zipcode. */
  venues: readonly Venue[] | null = [aVenue()];
  state = 'NY';

  async venuesAt(
    zipcode: string,
    place: string,
  ): Promise<Result<readonly Venue[], NotSupported | Unavailable>> {
    this.asked.push(`venues ${zipcode} ${place}`);
    if (this.outage.now) return this.outage.now;
    return this.venues ? ok(this.venues) : failed({ kind: 'not-supported' });
  }

  async redemptionRetailers(
    state: string,
    stars: StarCategory,
  ): Promise<Result<readonly RetailerOption[], Unavailable>> {
    this.asked.push(`redeeming ${state} ${stars}`);
    if (this.outage.now) return this.outage.now;
    const found = (this.venues ?? []).filter((venue) => stars === 0 || venue.stars === stars);
    const options = found.map(({ locationId, vendorId, name }) => ({ locationId, vendorId, name }));
    return ok(state === this.state ? options : []);
  }
}
