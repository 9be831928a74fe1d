import { type ListingOrder, type ListingCriteria } from '../../../domain/catalog/listing-criteria';
import { sql, type SQL } from 'drizzle-orm';
import type { Area } from '../../../domain/location/area';
import { inBands, ofSizes, pricedVariants } from './catalog-sql';
import type { FoundIds, Listings } from '../../../application/catalog/listings.port';
import type { Connection } from '../repository-registry';
import { searchQuery } from './search-sql';

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

  async search(words: string[], area: Area): Promise<FoundIds> {
    const { rows } = await this.db.execute<{ found: number[]; alike: number[] }>(searchQuery(words, area));
    const { found, alike } = rows[0] ?? { found: [], alike: [] };
    return found.length > 0
      ? { ids: found, areSimilar: false }
      : { ids: alike, areSimilar: alike.length > 0 };
  }
}

const ORDER_BY: Record<ListingOrder, SQL> = {
  default: sql`p.rank, p.id`,
  'name-ascending': sql`p.search_name collate "C", p.id`,
  'name-descending': sql`p.search_name collate "C" desc, p.id`,
  'price-ascending': sql`found.price, p.rank, p.id`,
  'price-descending': sql`found.price desc, p.rank, p.id`,
};
