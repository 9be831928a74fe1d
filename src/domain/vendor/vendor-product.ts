import type { Speed } from '../shared/speed';
import type { ProductCard } from '../shared/product-card';

/** A product of a vendor, at the vendor's price and speeds (ENT-22). */
export interface VendorProduct extends ProductCard {
  readonly speeds: readonly Speed[];
}

/** One page of a vendor's products. */
export interface VendorProductPage {
  readonly products: readonly VendorProduct[];
  readonly totalPages: number;
}
