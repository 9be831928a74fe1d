import type { Area } from '../location/area';
import type { PriceBand } from './price-bands';

/** The four orders that a shopper can choose, and the default one. */
export type ListingOrder =
  | 'default'
  | 'name-ascending'
  | 'name-descending'
  | 'price-ascending'
  | 'price-descending';

/** Filters of a listing: OR within a list, AND between lists (BD-12). */
export interface ChosenFilters {
  categoryIds: number[];
  sizes: string[];
  bands: PriceBand[];
  area: Area;
}

export interface ListingCriteria extends ChosenFilters {
  order: ListingOrder;
}
