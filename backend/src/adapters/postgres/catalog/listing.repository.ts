import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database';
import { offeredIn, type Area } from '../../../domain/location/area';
import { inBands, ofSizes, pricedVariants } from './catalog-sql';
import type { PriceBand } from '../../../domain/catalog/price-bands';

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

const ORDER_BY: Record<ListingOrder, SQL> = {
  '': sql`p.rank, p.id`,
  name_asc: sql`p.search_name collate "C", p.id`,
  name_desc: sql`p.search_name collate "C" desc, p.id`,
  price_asc: sql`found.price, p.rank, p.id`,
  price_desc: sql`found.price desc, p.rank, p.id`,
};

/**
 * The ids of all products that match, in order: pages are cut from it. Size and price must meet in one variant, and the
 * price that counts is the one that the card shows.
 */
export async function matchingIds(db: Database, criteria: ListingCriteria): Promise<number[]> {
  const { rows } = await db.execute<{ ids: number[] }>(sql`
    with priced as (${pricedVariants(criteria.categoryIds, criteria.area)})
    select coalesce(array_agg(p.id order by ${ORDER_BY[criteria.order]}), '{}') as ids
    from (
      select product_id, min(price) as price from priced
      where ${ofSizes(criteria.sizes)} and ${inBands(criteria.bands)}
      group by product_id
    ) found join products p on p.id = found.product_id`);
  return rows[0]?.ids ?? [];
}

/** The ids of all products of the area whose name holds every word; names that begin as the words do come first. */
export async function idsNamed(db: Database, words: string[], area: Area): Promise<number[]> {
  const anywhere = words.map((word) => `%${escapeLike(word)}%`);
  const { rows } = await db.execute<{ ids: number[] }>(sql`
    select coalesce(array_agg(p.id order by p.search_name like ${`${escapeLike(words.join(' '))}%`} desc, p.rank, p.id), '{}') as ids
    from products p
    where p.active and p.search_name like all(${sql.param(anywhere)}::text[]) and exists (
      select from variants v join offers o on o.variant_id = v.id
      where v.product_id = coalesce(p.variants_of, p.id) and v.bottle_size <> '0' and o.active and ${offeredIn(area)}
    )`);
  return rows[0]?.ids ?? [];
}

/** What a shopper types means itself, never a pattern. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
