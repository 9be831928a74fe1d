import { sql, type SQL } from 'drizzle-orm';
import { inBands, ofSizes, page } from '../catalog/catalog-sql';
import type { PriceBand } from '../../../domain/catalog/price-bands';
import type { Database } from '../database';
import { prepared } from '../prepared';
import type { SpeedType } from '../../../domain/shared/speed-type';
import { offeredIn, type Area } from '../../../domain/location/area';

/** What narrows a vendor's shop: OR inside a list, AND between the lists (BD-16). */
export interface VendorShopCriteria {
  vendorId: number;
  area: Area;
  sizes: string[];
  bands: PriceBand[];
}

/** A size at the vendor's lowest active price, with every speed that it comes at. */
export interface VendorVariantRecord {
  size: string;
  priceCents: number;
  speeds: SpeedType[];
}

export interface VendorProductRecord {
  id: number;
  name: string;
  image: string;
  variants: VendorVariantRecord[];
}

/** The sizes that the vendor's locations sell in the area; a product may show another one's variants (LIST-20). */
function soldBy(vendorId: number, area: Area): SQL {
  return sql`
    select v.id, v.product_id, v.bottle_size, v.position, min(o.price_cents) as price, array_agg(distinct o.speed) as speeds
    from locations l
    join offers o on o.location_id = l.id and o.active and ${offeredIn(area)}
    join variants v on v.id = o.variant_id and v.bottle_size <> '0'
    where l.vendor_id = ${vendorId}
    group by v.id`;
}

/**
 * The ids of all of the vendor's products that match, in the shop's order; undefined where there is no such vendor.
 * Size and price must meet in one variant.
 */
export async function vendorProductIds(
  db: Database,
  { vendorId, area, sizes, bands }: VendorShopCriteria,
): Promise<number[] | undefined> {
  const { rows } = await db.execute<{ ids: number[] }>(sql`
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

/** The products with these ids as the vendor sells them in the area, in the order of the ids. */
export async function vendorProducts(
  db: Database,
  ids: number[],
  vendorId: number,
  area: Area,
): Promise<VendorProductRecord[]> {
  if (ids.length === 0) return [];
  return prepared<VendorProductRecord>(
    db,
    sql`
    with sold as (${soldBy(vendorId, area)})
    select p.id, p.name, p.thumbnail as image,
      json_agg(json_build_object('size', sold.bottle_size, 'priceCents', sold.price, 'speeds', sold.speeds)
               order by sold.position, sold.id) as variants
    from ${page(ids)} join products p on p.id = page.id and p.active
    join sold on sold.product_id = coalesce(p.variants_of, p.id)
    group by p.id, page.place
    order by page.place`,
  );
}
