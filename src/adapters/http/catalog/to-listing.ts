import type { components } from '@cork-and-petal/sdk';
import type { Filter, FilterOption, FilterParameter } from '../../../domain/catalog/filter';
import type { Listing } from '../../../domain/catalog/listing';
import { Pagination } from '../../../domain/catalog/pagination';
import { listWith } from '../shared/list-of';
import { listedProductCards } from '../shared/to-product-card';

type Wire = components['schemas'];

export const toPagination = (wire: Wire['ListingPagination'] | undefined): Pagination =>
  wire
    ? Pagination.of(count(wire.current_page), count(wire.total_page), count(wire.total_records))
    : Pagination.none;

/** Zero if it is not a number: a list without totals is still valid. */
const count = (told: unknown): number => (Number.isFinite(Number(told)) ? Number(told) : 0);

export const toListing = (wire: Wire['ProductListing']): Listing => ({
  products: listedProductCards(wire.products),
  filters: toFilters(wire.filters ?? {}),
  pagination: toPagination(wire.pagination),
  message: wire.message ?? '',
  isAccepted: String(wire.code) === '1',
});

/** Of a category that does not exist. */
export const NOTHING_LISTED: Listing = {
  products: [],
  filters: [],
  pagination: Pagination.none,
  message: '',
  isAccepted: false,
};

/** Price, size and type, in the panel's order (ENT-12..14). */
function toFilters({ price, size, type }: Wire['ListingFilters']): readonly Filter[] {
  const bounds = price ? { min: price.minprice, max: price.maxprice } : null;
  return [
    toFilter('price', 'price', price?.options, bounds),
    toFilter('size', 'size', size?.options, null),
    toFilter('type', 'type', type?.options, null),
  ].filter((filter) => filter.options.length > 0);
}

const toFilter = (
  parameter: FilterParameter,
  label: string,
  options: readonly Wire['FilterOption'][] | undefined,
  bounds: Filter['bounds'],
): Filter => ({ parameter, label, options: toOptions(options), bounds });

const toOptions = (list: readonly Wire['FilterOption'][] | undefined): FilterOption[] =>
  listWith(list, 'value').map(toOption);

const toOption = (wire: Wire['FilterOption']): FilterOption => ({
  label: wire.label ?? String(wire.value),
  value: String(wire.value),
  ...(Number.isInteger(wire.count) && { count: wire.count }),
  children: toOptions(wire.children),
});
