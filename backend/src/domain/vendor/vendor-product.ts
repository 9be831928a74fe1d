import type { PriceBand } from '../catalog/price-bands';
import type { Area } from '../location/area';
import type { SpeedType } from '../shared/speed-type';

/** Filters of a vendor's products: OR within a list, AND between lists (BD-16). */
export interface VendorProductCriteria {
  vendorId: number;
  area: Area;
  sizes: string[];
  bands: PriceBand[];
}

/** A size at the vendor's lowest active price, with all its speeds. */
export interface VendorVariant {
  size: string;
  priceCents: number;
  speeds: SpeedType[];
  inStock: boolean;
}

export interface VendorProduct {
  id: number;
  name: string;
  image: string;
  variants: VendorVariant[];
  /** The stars of each review. */
  ratings: number[];
}
