import { filterVendorProducts, getVendor } from '@cork-and-petal/sdk';
import { injectable } from 'inversify';
import {
  type NoVendorData,
  type Vendor,
  Vendors,
  type VendorRequest,
} from '../../../application/vendor/vendors.port';
import { type CallFailure, refused } from '../../../domain/shared/failure';
import { failed, ok, type Result } from '../../../domain/shared/result';
import type { VendorProductPage } from '../../../domain/vendor/vendor-product';
import type { VendorProductQuery } from '../../../domain/vendor/vendor-product-query';
import { Api } from '../api';
import { callFailed, isMissing } from '../http-failure';
import { toVendorProfile } from './to-vendor-profile';
import { toVendorProductPage } from './to-vendor-products';

/** A string in these calls (VEND-27). */
const PAGE_SIZE = '20';

const requestBody = ({ vendorId, zipcode }: VendorRequest, page: number) => ({
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

  async vendor(request: VendorRequest, page: number): Promise<Result<Vendor, NoVendorData | CallFailure>> {
    const answer = await this.api.call(getVendor, { body: requestBody(request, page) });
    if (!answer.ok)
      return isMissing(answer.failure) ? refused(answer.failure.message ?? '') : callFailed(answer.failure);
    if (!answer.succeeded) return refused(answer.message ?? '');
    const profile = toVendorProfile(answer.data);
    return profile
      ? ok({ profile, productPage: toVendorProductPage(answer.data.products ?? {}) })
      : failed({ kind: 'no-data' });
  }

  async productPage(
    request: VendorRequest,
    query: VendorProductQuery,
  ): Promise<Result<VendorProductPage, CallFailure>> {
    const size = [...query.values('size')];
    const price_range = [...query.values('price')];
    const body = { ...requestBody(request, query.page), size, price_range };
    const answer = await this.api.call(filterVendorProducts, { body });
    if (!answer.ok) return callFailed(answer.failure);
    return answer.succeeded ? ok(toVendorProductPage(answer.data)) : refused(answer.message ?? '');
  }
}
