import type { components } from '@cork-and-petal/sdk/schema';
import { parseId } from '../../../domain/shared/ids';
import { parseArea } from '../../../domain/location/area';
import { ROOT_CATEGORY_ID } from '../../../domain/catalog/category-tree';
import {
  LISTING_ORDERS,
  type ListingCriteria,
  type ListingOrder,
} from '../../postgres/catalog/listing.repository';
import { bandNamed, type PriceBand } from '../../../domain/catalog/price-bands';

export interface FilterWish {
  criteria: ListingCriteria;
  /** The category whose filters are offered: the one that the shopper is in, whatever is ticked. */
  filtersOf: number;
}

/** What a filter request asks for, or why it cannot be answered (BD-12: code -1 when malformed). */
export function parseFilterRequest(
  body: components['schemas']['FilterRequest'],
): FilterWish | { refusal: string } {
  const order = LISTING_ORDERS.find((known) => known === (body.sort_by ?? '').trim());
  if (order === undefined) return { refusal: `These products cannot be sorted by ${body.sort_by}` };
  const categoryIds = parseAll(body.catid, parseId);
  if (!categoryIds) return { refusal: 'catid must be a list of category ids' };
  const bands = parseAll(body.priceranges, bandNamed);
  if (!bands) return { refusal: 'priceranges holds a price range that the shop does not know' };
  const parent = parseOptionalId(body.parent_category_id);
  if (parent === null) return { refusal: 'parent_category_id must be a category id' };
  return wishOf({ body, order, categoryIds, bands, parent });
}

interface Parsed {
  body: components['schemas']['FilterRequest'];
  order: ListingOrder;
  categoryIds: number[];
  bands: PriceBand[];
  parent: number | undefined;
}

/** Without a type ticked everything of the parent counts, without a parent everything of the shop. */
function wishOf({ body, order, categoryIds, bands, parent }: Parsed): FilterWish {
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

/** All of the list, or undefined when one of it cannot be read. */
function parseAll<Value>(
  texts: string[] | undefined,
  parse: (text: string) => Value | undefined,
): Value[] | undefined {
  const values = (texts ?? []).map((text) => parse(text));
  return values.every((value) => value !== undefined) ? values : undefined;
}

/** undefined: blank. null: not an id. */
function parseOptionalId(text: string | undefined): number | undefined | null {
  return text?.trim() ? (parseId(text.trim()) ?? null) : undefined;
}
