import type { Area } from '../../domain/location/area';
import type { VendorProduct, VendorProductCriteria } from '../../domain/vendor/vendor-product';

export abstract class VendorProducts {
  /**
   * Ids of all products of the vendor that match, in default order; undefined if the vendor does not exist. One variant
   * must match both size and price.
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
