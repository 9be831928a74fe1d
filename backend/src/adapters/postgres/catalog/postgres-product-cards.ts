import { type ListedProduct } from '../../../domain/catalog/product-card';
import { sql } from 'drizzle-orm';
import { prepared } from '../prepared';
import type { Area } from '../../../domain/location/area';
import { page, RATINGS, soldVariants } from './catalog-sql';
import type { ProductCards } from '../../../application/catalog/product-cards.port';
import type { Connection } from '../repository-registry';

export class PostgresProductCards implements ProductCards {
  constructor(private readonly db: Connection) {}

  async listed(ids: number[], area: Area): Promise<ListedProduct[]> {
    if (ids.length === 0) return [];
    return prepared<ListedProduct>(
      this.db,
      sql`
    select p.id, p.type, p.name, p.sku, p.thumbnail as image, sold.variants, ${RATINGS} as ratings,
      (select changed_on::text from listing_changes where product_id = p.id) as "changedOn"
    from ${page(ids)} join products p on p.id = page.id and p.active
    cross join lateral ${soldVariants(area)} sold
    where sold.variants is not null
    order by page.place`,
    );
  }
}
