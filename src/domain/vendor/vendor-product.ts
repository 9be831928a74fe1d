import type { ProductCard } from '../shared/product-card';

/** One page of a vendor's products, at the vendor's prices and speeds (ENT-22). */
export interface VendorProductPage {
  readonly products: readonly ProductCard[];
  readonly totalPages: number;
}
