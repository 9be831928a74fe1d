import { ListVendorProducts } from '../../../application/vendor/list-vendor-products';
import { ShowVendor } from '../../../application/vendor/show-vendor';
import { VendorProducts } from '../../../application/vendor/vendor-products.port';
import { Vendors } from '../../../application/vendor/vendors.port';
import { parseId } from '../../../domain/shared/ids';
import { refused } from '../../../domain/vendor/vendor-refusal';
import { parseArea } from '../location/parse-area';
import type { Operations } from '../operation';
import type { Services } from '../services';
import { parsePageRequest, parseRanges } from './vendor-request';
import { listingToWire, vendorToWire } from './vendor.wire';

/** Vendor page calls: BD-16, BD-17. */
export function vendorOperations({ data }: Services): Operations {
  const products = new ListVendorProducts(data.get(VendorProducts));
  const showVendor = new ShowVendor(data.get(Vendors), products);
  return {
    async getVendor({ body }) {
      const area = parseArea({ zipcode: body.zipcode });
      const { vendor, listing } = await showVendor.execute(
        vendorId(body.vendor_id),
        area,
        parsePageRequest(body),
      );
      return vendorToWire(vendor, listing);
    },

    async filterVendorProducts({ body }) {
      const criteria = {
        vendorId: vendorId(body.vendor_id),
        area: parseArea({ zipcode: body.zipcode }),
        sizes: body.size ?? [],
        bands: parseRanges(body.price_range),
      };
      const listing = await products.execute(criteria, parsePageRequest(body));
      return { status: 'true', ...listingToWire(listing) };
    },
  };
}

function vendorId(text: string): number {
  const id = parseId(text);
  if (id === undefined) throw refused({ kind: 'vendor-not-found' });
  return id;
}
