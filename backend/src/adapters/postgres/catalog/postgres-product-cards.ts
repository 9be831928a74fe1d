import { type ListedProduct, type ProductSummary } from '../../../domain/catalog/product-card';
import { sql } from 'drizzle-orm';
import { prepared } from '../prepared';
import type { Area } from '../../../domain/location/area';
import { offeredIn } from '../location/offered-in';
import { cheapestOffer, page } from './catalog-sql';
import type { ProductCards } from '../../../application/catalog/product-cards.port';
import type { Connection } from '../repository-registry';

export class PostgresProductCards implements ProductCards {
  constructor(private readonly db: Connection) {}

  async listed(ids: number[], area: Area): Promise<ListedProduct[]> {
    if (ids.length === 0) return [];
    return prepared<ListedProduct>(
      this.db,
      sql`
    select p.id, p.type, p.name, p.sku, p.thumbnail as image, sold.variants
    from ${page(ids)} join products p on p.id = page.id and p.active
    cross join lateral (
      select json_agg(json_build_object('id', v.id, 'sku', v.sku, 'size', v.bottle_size, 'priceCents', v.price)
                      order by v.position, v.id) as variants
      from (
        select v.id, v.sku, v.bottle_size, v.position, min(o.price_cents) as price
        from variants v join offers o on o.variant_id = v.id
        where v.product_id = coalesce(p.variants_of, p.id) and v.bottle_size <> '0' and o.active and ${offeredIn(area)}
        group by v.id
      ) v
    ) sold
    where sold.variants is not null
    order by page.place`,
    );
  }

  async summaries(ids: number[], area: Area): Promise<ProductSummary[]> {
    if (ids.length === 0) return [];
    return prepared<ProductSummary>(
      this.db,
      sql`
    select p.id, p.name, p.thumbnail as image, cheapest.price as "priceCents"
    from ${page(ids)} join products p on p.id = page.id and p.active
    cross join lateral ${cheapestOffer(area)} cheapest
    where cheapest.price is not null
    order by page.place`,
    );
  }
}
