import { type VendorProductCriteria, type VendorProduct } from '../../../domain/vendor/vendor-product';
import { sql, type SQL } from 'drizzle-orm';
import { inBands, ofSizes, page, RATINGS } from '../catalog/catalog-sql';
import { prepared } from '../prepared';
import type { Area } from '../../../domain/location/area';
import { offeredIn } from '../location/offered-in';
import type { VendorProducts } from '../../../application/vendor/vendor-products.port';
import type { Connection } from '../repository-registry';

export class PostgresVendorProducts implements VendorProducts {
  constructor(private readonly db: Connection) {}

  async matchingIds({ vendorId, area, sizes, bands }: VendorProductCriteria): Promise<number[] | undefined> {
    const { rows } = await this.db.execute<{ ids: number[] }>(sql`
    select (
      with sold as (${soldBy(vendorId, area)})
      select coalesce(array_agg(p.id order by p.rank, p.id), '{}') from products p
      where p.active and coalesce(p.variants_of, p.id) in (
        select product_id from sold where ${ofSizes(sizes)} and ${inBands(bands)}
      )
    ) as ids
    from vendors where id = ${vendorId}`);
    return rows[0]?.ids;
  }

  async soldBy(ids: number[], vendorId: number, area: Area): Promise<VendorProduct[]> {
    if (ids.length === 0) return [];
    return prepared<VendorProduct>(
      this.db,
      sql`
    with sold as (${soldBy(vendorId, area)})
    select p.id, p.name, p.thumbnail as image,
      json_agg(json_build_object('size', sold.bottle_size, 'priceCents', sold.price, 'speeds', sold.speeds,
                                 'inStock', sold.in_stock)
               order by sold.position, sold.id) as variants,
      ${RATINGS} as ratings
    from ${page(ids)} join products p on p.id = page.id and p.active
    join sold on sold.product_id = coalesce(p.variants_of, p.id)
    group by p.id, page.place
    order by page.place`,
    );
  }
}

/** The sizes that the vendor's locations sell in the area; a product may show another product's variants (LIST-20). */
function soldBy(vendorId: number, area: Area): SQL {
  return sql`
    select v.id, v.product_id, v.bottle_size, v.position, min(o.price_cents) as price, array_agg(distinct o.speed) as speeds,
      coalesce(bool_or(s.quantity > 0), false) as in_stock
    from locations l
    join offers o on o.location_id = l.id and o.active and ${offeredIn(area)}
    join variants v on v.id = o.variant_id and v.bottle_size <> '0'
    left join stock s on s.variant_id = o.variant_id and s.location_id = o.location_id
    where l.vendor_id = ${vendorId}
    group by v.id`;
}
