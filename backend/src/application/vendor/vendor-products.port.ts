import type { Area } from '../../domain/location/area';
import type { VendorProduct, VendorProductCriteria } from '../../domain/vendor/vendor-product';

export abstract class VendorProducts {
  /**
   * The ids of all of the vendor's products that match, in the shop's order; undefined where there is no such vendor.
   * Size and price must meet in one variant.
   */
  abstract matchingIds({
    vendorId,
    area,
    sizes,
    bands,
  }: VendorProductCriteria): Promise<number[] | undefined>;

  /** The products with these ids as the vendor sells them in the area, in the order of the ids. */
  abstract soldBy(ids: number[], vendorId: number, area: Area): Promise<VendorProduct[]>;
}
