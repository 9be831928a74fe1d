import { cutPage, type PageRequest, type Pagination } from '../../domain/catalog/pagination';
import type { VendorProduct, VendorProductCriteria } from '../../domain/vendor/vendor-product';
import { refused } from '../../domain/vendor/vendor-refusal';
import type { VendorProducts } from './vendor-products.port';

export interface VendorListing {
  products: VendorProduct[];
  pagination: Pagination;
}

/** A page of a vendor's products; refused if the vendor does not exist (BD-16). */
export class ListVendorProducts {
  constructor(private readonly products: VendorProducts) {}

  async execute(criteria: VendorProductCriteria, page: PageRequest): Promise<VendorListing> {
    const matching = await this.products.matchingIds(criteria);
    if (!matching) throw refused({ kind: 'vendor-not-found' });
    const { ids, pagination } = cutPage(matching, page);
    return { pagination, products: await this.products.soldBy(ids, criteria.vendorId, criteria.area) };
  }
}
