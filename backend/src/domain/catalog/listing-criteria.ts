import type { Area } from '../location/area';
import type { PriceBand } from './price-bands';

/** The four orders of X-106; blank is the shop's own. */
export const LISTING_ORDERS = ['', 'name_asc', 'name_desc', 'price_asc', 'price_desc'] as const;

export type ListingOrder = (typeof LISTING_ORDERS)[number];

/** What narrows a listing: OR inside a list, AND between lists (BD-12). */
export interface ListingCriteria {
  categoryIds: number[];
  sizes: string[];
  bands: PriceBand[];
  order: ListingOrder;
  area: Area;
}
