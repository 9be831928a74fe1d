import type { components } from '@cork-and-petal/sdk/schema';
import { refused } from '../../../domain/catalog/catalog-refusal';
import { ROOT_CATEGORY_ID } from '../../../domain/catalog/category-tree';
import type { ListingCriteria, ListingOrder } from '../../../domain/catalog/listing-criteria';
import { bandNamed, type PriceBand } from '../../../domain/catalog/price-bands';
import { parseId } from '../../../domain/shared/ids';
import { parseArea } from '../location/parse-area';

interface FilterCriteria {
  criteria: ListingCriteria;
  /** The category whose filters are offered: the current one, whichever options are selected. */
  filtersOf: number;
}

/** `sort_by` on the wire. */
const ORDERS: ReadonlyMap<string, ListingOrder> = new Map([
  ['', 'default'],
  ['name_asc', 'name-ascending'],
  ['name_desc', 'name-descending'],
  ['price_asc', 'price-ascending'],
  ['price_desc', 'price-descending'],
]);

/** Reads a filter request; refuses a malformed one (BD-12). */
export function parseFilterRequest(body: components['schemas']['FilterRequest']): FilterCriteria {
  const order = ORDERS.get((body.sort_by ?? '').trim());
  if (order === undefined) throw refused({ kind: 'sort-order-unknown', order: String(body.sort_by) });
  const categoryIds = parseAll(body.catid, parseId);
  if (!categoryIds) throw refused({ kind: 'category-ids-malformed' });
  const bands = parseAll(body.priceranges, bandNamed);
  if (!bands) throw refused({ kind: 'price-range-unknown' });
  const parent = parseOptionalId(body.parent_category_id);
  if (parent === null) throw refused({ kind: 'parent-category-malformed' });
  return criteriaOf({ body, order, categoryIds, bands, parent });
}

interface Parsed {
  body: components['schemas']['FilterRequest'];
  order: ListingOrder;
  categoryIds: number[];
  bands: PriceBand[];
  parent: number | undefined;
}

/** Without a selected type, all products of the parent category match; without a parent, all products. */
function criteriaOf({ body, order, categoryIds, bands, parent }: Parsed): FilterCriteria {
  const filtersOf = parent ?? categoryIds[0] ?? ROOT_CATEGORY_ID;
  const criteria = {
    categoryIds: categoryIds.length > 0 ? categoryIds : [filtersOf],
    sizes: body.size ?? [],
    bands,
    order,
    area: parseArea(body),
  };
  return { criteria, filtersOf };
}

/** All values of the list, or undefined if one of them is malformed. */
function parseAll<Value>(
  texts: string[] | undefined,
  parse: (text: string) => Value | undefined,
): Value[] | undefined {
  const values = (texts ?? []).map((text) => parse(text));
  return values.every((value) => value !== undefined) ? values : undefined;
}

/** undefined if blank, null if not an id. */
function parseOptionalId(text: string | undefined): number | undefined | null {
  return text?.trim() ? (parseId(text.trim()) ?? null) : undefined;
}
