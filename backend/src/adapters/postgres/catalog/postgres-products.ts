import { type ProductRecord } from '../../../domain/catalog/product';
import { sql } from 'drizzle-orm';
import { prepared } from '../prepared';
import type { Area } from '../../../domain/location/area';
import { offeredIn } from '../location/offered-in';
import { RATINGS, soldVariants } from './catalog-sql';
import type { Products } from '../../../application/catalog/products.port';
import type { Connection } from '../repository-registry';

export class PostgresProducts implements Products {
  constructor(private readonly db: Connection) {}

  async find(id: number, area: Area): Promise<ProductRecord | undefined> {
    const [product] = await prepared<ProductRecord>(
      this.db,
      sql`
    select p.id, p.name, p.brand, p.product_type as "productType", p.product_category as "productCategory",
      p.country_of_manufacture as "countryOfManufacture", p.description, p.images, p.thumbnail,
      p.taste_scale as "tasteScale", p.skill_scale as "skillScale", p.reviews, p.time,
      (select coalesce(json_agg(json_build_object('id', v.id, 'size', v.bottle_size,
          'maximumPriceCents', v.maximum_price_cents, 'offers', ${offersOfVariant(area)}) order by v.position, v.id), '[]')
       from variants v where v.product_id = coalesce(p.variants_of, p.id)) as variants,
      ${relatedTo(id, area)} as related
    from products p where p.id = ${id} and p.active`,
    );
    return product;
  }
}

/** Cheapest first, so that the options of a size are in ascending order. */
function offersOfVariant(area: Area) {
  return sql`(
    select coalesce(json_agg(json_build_object('speed', o.speed, 'locationId', o.location_id, 'vendorId', l.vendor_id,
        'vendorName', vendor.name, 'priceCents', o.price_cents, 'active', o.active,
        'inStock', coalesce(s.quantity, 0) > 0, 'served', ${offeredIn(area)})
        order by o.price_cents, o.location_id, o.speed), '[]')
    from offers o
    join locations l on l.id = o.location_id
    join vendors vendor on vendor.id = l.vendor_id
    left join stock s on s.variant_id = o.variant_id and s.location_id = o.location_id
    where o.variant_id = v.id
  )`;
}

function relatedTo(id: number, area: Area) {
  return sql`(
    select coalesce(json_agg(json_build_object('id', p.id, 'type', p.type, 'name', p.name, 'sku', p.sku, 'image', p.thumbnail,
                                              'variants', sold.variants, 'ratings', ${RATINGS})
                             order by r.position, p.id), '[]')
    from related_products r join products p on p.id = r.related_id and p.active
    cross join lateral ${soldVariants(area)} sold
    where r.product_id = ${id} and sold.variants is not null
  )`;
}
