import {
  type NoVendorData,
  type Vendor,
  Vendors,
  type VendorRequest,
} from '../../../src/application/vendor/vendors.port';
import { type CallFailure, refused } from '../../../src/domain/shared/failure';
import { failed, ok, type Result } from '../../../src/domain/shared/result';
import type { VendorProfile } from '../../../src/domain/vendor/vendor-profile';
import type { ProductCard } from '../../../src/domain/shared/product-card';
import type { VendorProductPage } from '../../../src/domain/vendor/vendor-product';
import { VendorProductQuery } from '../../../src/domain/vendor/vendor-product-query';
import { aVendorProduct, aVendorProfile } from '../builders/vendor';
import { Outage } from './outage';

const PAGE_SIZE = 20;

/** One vendor, with id 1: set its fields to change it, read the requests that it recorded. */
export class FakeVendors extends Vendors {
  readonly outage = new Outage();
  readonly requests: (VendorRequest & { page: number })[] = [];
  readonly queries: VendorProductQuery[] = [];
  vendorId = '1';
  /** null: the vendor has no profile. */
  profile: VendorProfile | null = aVendorProfile();
  listedProducts: readonly ProductCard[] = [aVendorProduct()];

  async vendor(request: VendorRequest, page: number): Promise<Result<Vendor, NoVendorData | CallFailure>> {
    this.requests.push({ ...request, page });
    if (this.outage.now) return this.outage.now;
    if (request.vendorId !== this.vendorId) return refused('Vendor not found.');
    if (!this.profile) return failed({ kind: 'no-data' });
    return ok({
      profile: this.profile,
      productPage: this.pageOf(VendorProductQuery.everything.onPage(page)),
    });
  }

  async productPage(
    request: VendorRequest,
    query: VendorProductQuery,
  ): Promise<Result<VendorProductPage, CallFailure>> {
    this.queries.push(query);
    if (this.outage.now) return this.outage.now;
    return request.vendorId === this.vendorId ? ok(this.pageOf(query)) : refused('Vendor not found.');
  }

  private pageOf(query: VendorProductQuery): VendorProductPage {
    const matching = this.listedProducts.filter((product) => fits(product, query));
    const from = (query.page - 1) * PAGE_SIZE;
    return {
      products: matching.slice(from, from + PAGE_SIZE),
      totalPages: Math.ceil(matching.length / PAGE_SIZE),
    };
  }
}

/** The one price applies to all sizes. */
function fits({ sizes, fromPrice }: ProductCard, query: VendorProductQuery): boolean {
  const dollars = (fromPrice?.cents ?? 0) / 100;
  const inRange = (range: string) => {
    const [from = 0, below = 0] = range.split('-').map(Number);
    return dollars >= from && dollars < below;
  };
  const [ranges, wanted] = [query.values('price'), query.values('size')];
  return (
    (ranges.length === 0 || ranges.some(inRange)) &&
    (wanted.length === 0 || wanted.some((size) => sizes.includes(`${size} ml`)))
  );
}
