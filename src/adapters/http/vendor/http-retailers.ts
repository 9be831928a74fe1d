import { listDineInRetailers, listRedemptionRetailers } from '@cork-and-petal/sdk';
import { injectable } from 'inversify';
import { type NotSupported, Retailers } from '../../../application/vendor/retailers.port';
import type { Unavailable } from '../../../domain/shared/failure';
import { failed, ok, type Result } from '../../../domain/shared/result';
import type { RetailerOption, StarCategory, Venue } from '../../../domain/vendor/retailer';
import { Api } from '../api';
import { callUnavailable } from '../http-failure';
import { listWith } from '../shared/list-of';
import { toRetailerOption, toVenue } from './to-retailer';

@injectable()
export class HttpRetailers extends Retailers {
  constructor(private readonly api: Api) {
    super();
  }

  async venuesAt(
    zipcode: string,
    location: string,
  ): Promise<Result<readonly Venue[], NotSupported | Unavailable>> {
    const answer = await this.api.call(listDineInRetailers, { body: { zipcode, location } });
    if (!answer.ok) return callUnavailable(answer.failure);
    if (!answer.succeeded) return failed({ kind: 'not-supported' });
    return ok(listWith(answer.data.data?.vendordata, 'loc_id').map(toVenue));
  }

  async redemptionRetailers(
    state: string,
    stars: StarCategory,
  ): Promise<Result<readonly RetailerOption[], Unavailable>> {
    const body = { customer_id: this.api.customerId, state, price_category: stars };
    const answer = await this.api.call(listRedemptionRetailers, { body });
    if (!answer.ok) return callUnavailable(answer.failure);
    return ok(listWith(answer.data, 'location_id').map(toRetailerOption));
  }
}
