import { type ListingOrder, type ListingCriteria } from '../../../domain/catalog/listing-criteria';
import { sql, type SQL } from 'drizzle-orm';
import type { Area } from '../../../domain/location/area';
import { offeredIn } from '../location/offered-in';
import { inBands, ofSizes, pricedVariants } from './catalog-sql';
import type { Listings } from '../../../application/catalog/listings.port';
import type { Connection } from '../repository-registry';

export class PostgresListings implements Listings {
  constructor(private readonly db: Connection) {}

  async matchingIds(criteria: ListingCriteria): Promise<number[]> {
    const { rows } = await this.db.execute<{ ids: number[] }>(sql`
    with priced as (${pricedVariants(criteria.categoryIds, criteria.area)})
    select coalesce(array_agg(p.id order by ${ORDER_BY[criteria.order]}), '{}') as ids
    from (
      select product_id, min(price) as price from priced
      where ${ofSizes(criteria.sizes)} and ${inBands(criteria.bands)}
      group by product_id
    ) found join products p on p.id = found.product_id`);
    return rows[0]?.ids ?? [];
  }

  async idsNamed(words: string[], area: Area): Promise<number[]> {
    const anywhere = words.map((word) => `%${escapeLike(word)}%`);
    const { rows } = await this.db.execute<{ ids: number[] }>(sql`
    select coalesce(array_agg(p.id order by p.search_name like ${`${escapeLike(words.join(' '))}%`} desc, p.rank, p.id), '{}') as ids
    from products p
    where p.active and p.search_name like all(${sql.param(anywhere)}::text[]) and exists (
      select from variants v join offers o on o.variant_id = v.id
      where v.product_id = coalesce(p.variants_of, p.id) and v.bottle_size <> '0' and o.active and ${offeredIn(area)}
    )`);
    return rows[0]?.ids ?? [];
  }
}

const ORDER_BY: Record<ListingOrder, SQL> = {
  default: sql`p.rank, p.id`,
  'name-ascending': sql`p.search_name collate "C", p.id`,
  'name-descending': sql`p.search_name collate "C" desc, p.id`,
  'price-ascending': sql`found.price, p.rank, p.id`,
  'price-descending': sql`found.price desc, p.rank, p.id`,
};

/** Typed text is matched literally, never as a pattern. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
