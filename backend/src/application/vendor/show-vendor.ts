import type { PageRequest } from '../../domain/catalog/pagination';
import type { Area } from '../../domain/location/area';
import type { VendorProfile } from '../../domain/vendor/vendor-profile';
import { refused } from '../../domain/vendor/vendor-refusal';
import type { ListVendorProducts, VendorListing } from './list-vendor-products';
import type { Vendors } from './vendors.port';

/** The vendor page: the profile, and a page of everything that the vendor sells in the area (BD-17). */
export class ShowVendor {
  constructor(
    private readonly vendors: Vendors,
    private readonly products: ListVendorProducts,
  ) {}

  async execute(
    vendorId: number,
    area: Area,
    page: PageRequest,
  ): Promise<{ vendor: VendorProfile; listing: VendorListing }> {
    const [vendor, listing] = await Promise.all([
      this.vendors.find(vendorId),
      this.products.execute({ vendorId, area, sizes: [], bands: [] }, page),
    ]);
    if (!vendor) throw refused({ kind: 'vendor-not-found' });
    return { vendor, listing };
  }
}
