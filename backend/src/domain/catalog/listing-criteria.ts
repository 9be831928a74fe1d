import type { Area } from '../location/area';
import type { PriceBand } from './price-bands';

/** The four orders of X-106; blank is the default order. */
export const LISTING_ORDERS = ['', 'name_asc', 'name_desc', 'price_asc', 'price_desc'] as const;

export type ListingOrder = (typeof LISTING_ORDERS)[number];

/** Filters of a listing: OR within a list, AND between lists (BD-12). */
export interface ListingCriteria {
  categoryIds: number[];
  sizes: string[];
  bands: PriceBand[];
  order: ListingOrder;
  area: Area;
}
