import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { prepared } from '../prepared';
import { offeredIn, type Area } from '../../../domain/location/area';
import { cheapestOffer, page } from './catalog-sql';

/** A size that is sold in the area, at its lowest active price there. */
export interface ListedVariant {
  id: number;
  sku: string;
  size: string;
  priceCents: number;
}

export interface ListedProduct {
  id: number;
  type: 'config' | 'simple';
  name: string;
  sku: string;
  image: string;
  variants: ListedVariant[];
}

/** A product as suggestions and carousels show it. */
export interface ProductSummary {
  id: number;
  name: string;
  image: string;
  priceCents: number;
}

/** The products with these ids that are sold in the area, in the order of the ids. */
export async function listedProducts(db: Database, ids: number[], area: Area): Promise<ListedProduct[]> {
  if (ids.length === 0) return [];
  return prepared<ListedProduct>(
    db,
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

/** The same products with nothing but name, picture and lowest price. */
export async function productSummaries(db: Database, ids: number[], area: Area): Promise<ProductSummary[]> {
  if (ids.length === 0) return [];
  return prepared<ProductSummary>(
    db,
    sql`
    select p.id, p.name, p.thumbnail as image, cheapest.price as "priceCents"
    from ${page(ids)} join products p on p.id = page.id and p.active
    cross join lateral ${cheapestOffer(area)} cheapest
    where cheapest.price is not null
    order by page.place`,
  );
}
