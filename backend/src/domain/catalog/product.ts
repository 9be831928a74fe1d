import type { SpeedType } from '../shared/speed-type';
import type { ListedProduct } from './product-card';
import type { Review } from '../shared/review';
import type { Scale } from './scale';

/** An offer at any location; `served` tells whether it is available in the area. */
export interface ProductOffer {
  speed: SpeedType;
  locationId: number;
  vendorId: number;
  vendorName: string;
  priceCents: number;
  active: boolean;
  inStock: boolean;
  served: boolean;
}

export interface ProductVariant {
  id: number;
  size: string;
  maximumPriceCents: number | null;
  offers: ProductOffer[];
}

export interface ProductRecord {
  id: number;
  name: string;
  brand: string | null;
  productType: string | null;
  productCategory: string | null;
  countryOfManufacture: string | null;
  description: string;
  images: string[];
  thumbnail: string;
  tasteScale: Scale[] | null;
  skillScale: Scale[] | null;
  reviews: Review[];
  time: string | null;
  variants: ProductVariant[];
  /** Related products that are sold in the area. */
  related: ListedProduct[];
}
