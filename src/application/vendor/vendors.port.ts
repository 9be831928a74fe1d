import type { CallFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import type { Zipcode } from '../../domain/shared/zipcode';
import type { VendorProfile } from '../../domain/vendor/vendor-profile';
import type { VendorProductPage } from '../../domain/vendor/vendor-product';
import type { VendorProductQuery } from '../../domain/vendor/vendor-product-query';

/** A vendor, and the zipcode it is viewed from; both are required (VEND-22). */
export interface VendorRequest {
  readonly vendorId: string;
  readonly zipcode: Zipcode;
}

export interface Vendor {
  readonly profile: VendorProfile;
  readonly productPage: VendorProductPage;
}

/** The vendor exists but has no profile (VEND-25). */
export interface NoVendorData {
  readonly kind: 'no-data';
}

export abstract class Vendors {
  /** The profile with an unfiltered page of the vendor's products at the zipcode. */
  abstract vendor(request: VendorRequest, page: number): Promise<Result<Vendor, NoVendorData | CallFailure>>;
  /** A later page, or a filtered one. */
  abstract productPage(
    request: VendorRequest,
    query: VendorProductQuery,
  ): Promise<Result<VendorProductPage, CallFailure>>;
}
