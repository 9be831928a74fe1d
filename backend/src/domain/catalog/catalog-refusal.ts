import { Refused } from '../shared/refused';

export type CatalogRefusal =
  | { kind: 'category-not-found' }
  | { kind: 'no-categories' }
  | { kind: 'product-not-found' }
  | { kind: 'nothing-similar' }
  | { kind: 'sort-order-unknown'; order: string }
  | { kind: 'category-ids-malformed' }
  | { kind: 'price-range-unknown' }
  | { kind: 'parent-category-malformed' };

export const refused = (reason: CatalogRefusal): Refused<CatalogRefusal> => new Refused(reason);
