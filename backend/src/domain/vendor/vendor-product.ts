import type { PriceBand } from '../catalog/price-bands';
import type { Area } from '../location/area';
import type { SpeedType } from '../shared/speed-type';

/** What narrows a vendor's shop: OR inside a list, AND between the lists (BD-16). */
export interface VendorProductCriteria {
  vendorId: number;
  area: Area;
  sizes: string[];
  bands: PriceBand[];
}

/** A size at the vendor's lowest active price, with every speed that it comes at. */
export interface VendorVariant {
  size: string;
  priceCents: number;
  speeds: SpeedType[];
}

export interface VendorProduct {
  id: number;
  name: string;
  image: string;
  variants: VendorVariant[];
}
