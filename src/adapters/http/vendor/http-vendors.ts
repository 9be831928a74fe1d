import { filterVendorProducts, getVendor } from '@cork-and-petal/sdk';
import { injectable } from 'inversify';
import {
  type NoVendorData,
  type Vendor,
  Vendors,
  type VendorVisit,
} from '../../../application/vendor/vendors.port';
import { type CallFailure, refused } from '../../../domain/shared/failure';
import { failed, ok, type Result } from '../../../domain/shared/result';
import type { VendorShopPage } from '../../../domain/vendor/vendor-shop';
import type { VendorShopQuery } from '../../../domain/vendor/vendor-shop-query';
import { Api } from '../api';
import { callFailed } from '../http-failure';
import { toVendorProfile } from './to-vendor-profile';
import { toVendorShopPage } from './to-vendor-shop';

/** A string on these calls (VEND-27). */
const PAGE_SIZE = '20';

const question = ({ vendorId, zipcode }: VendorVisit, page: number) => ({
  vendor_id: vendorId,
  zipcode: zipcode.value,
  page_no: page,
  limit: PAGE_SIZE,
});

@injectable()
export class HttpVendors extends Vendors {
  constructor(private readonly api: Api) {
    super();
  }

  async vendor(visit: VendorVisit, page: number): Promise<Result<Vendor, NoVendorData | CallFailure>> {
    const answer = await this.api.call(getVendor, { body: question(visit, page) });
    if (!answer.ok) return callFailed(answer.failure);
    if (!answer.succeeded) return refused(answer.message ?? '');
    const profile = toVendorProfile(answer.data);
    return profile
      ? ok({ profile, shop: toVendorShopPage(answer.data.products ?? {}) })
      : failed({ kind: 'no-data' });
  }

  async shopPage(visit: VendorVisit, query: VendorShopQuery): Promise<Result<VendorShopPage, CallFailure>> {
    const size = [...query.values('size')];
    const price_range = [...query.values('price')];
    const body = { ...question(visit, query.page), size, price_range };
    const answer = await this.api.call(filterVendorProducts, { body });
    if (!answer.ok) return callFailed(answer.failure);
    return answer.succeeded ? ok(toVendorShopPage(answer.data)) : refused(answer.message ?? '');
  }
}
