import type { CallFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import type { Zipcode } from '../../domain/shared/zipcode';
import type { VendorProfile } from '../../domain/vendor/vendor-profile';
import type { VendorProductPage } from '../../domain/vendor/vendor-product';
import type { VendorProductQuery } from '../../domain/vendor/vendor-product-query';

/** Whose page is seen, and from where: both are needed (VEND-22). */
export interface VendorRequest {
  readonly vendorId: string;
  readonly zipcode: Zipcode;
}

export interface Vendor {
  readonly profile: VendorProfile;
  readonly productPage: VendorProductPage;
}

/** The vendor exists and says nothing of itself (VEND-25). */
export interface NoVendorData {
  readonly kind: 'no-data';
}

export abstract class Vendors {
  /** The profile, with a page of all that the vendor sells there. */
  abstract vendor(visit: VendorRequest, page: number): Promise<Result<Vendor, NoVendorData | CallFailure>>;
  /** Every later page, and whatever is filtered. */
  abstract productPage(
    visit: VendorRequest,
    query: VendorProductQuery,
  ): Promise<Result<VendorProductPage, CallFailure>>;
}
