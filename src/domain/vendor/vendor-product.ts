import type { DeliveryType } from '../shared/delivery-type';
import type { ProductCard } from '../shared/product-card';

/** A product in a vendor's shop: at their price, and at the speeds they bring it (ENT-22). */
export interface VendorProduct extends ProductCard {
  readonly speeds: readonly DeliveryType[];
}

/** One page of a vendor's shop. */
export interface VendorProductPage {
  readonly products: readonly VendorProduct[];
  readonly totalPages: number;
}
