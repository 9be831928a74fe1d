import { sql, type SQL } from 'drizzle-orm';
import type { Area } from '../../../domain/location/area';
import { offeredIn } from '../location/offered-in';
import type { PriceBand } from '../../../domain/catalog/price-bands';

/** The ids of a page as a table `page(id, place)`, so that one query returns the rows in order. */
export function page(ids: number[]): SQL {
  return sql`unnest(${sql.param(ids)}::int[]) with ordinality as page(id, place)`;
}

/**
 * The lowest active price of product `p` of the enclosing query; null if nothing of it is sold in the area. A product
 * may show another product's variants (LIST-20); size `0` is never sold (PDP-26).
 */
export function cheapestOffer(area: Area): SQL {
  return sql`(
    select min(o.price_cents) as price from variants v join offers o on o.variant_id = v.id
    where v.product_id = coalesce(p.variants_of, p.id) and v.bottle_size <> '0' and o.active and ${offeredIn(area)}
  )`;
}

/** The sizes sold in the area, with their lowest price, of all products in any of the categories. */
export function pricedVariants(categoryIds: number[], area: Area): SQL {
  return sql`
    select p.id as product_id, v.bottle_size, min(o.price_cents) as price
    from (select distinct product_id from product_categories where category_id = any(${sql.param(categoryIds)}::int[])) listed
    join products p on p.id = listed.product_id and p.active
    join variants v on v.product_id = coalesce(p.variants_of, p.id) and v.bottle_size <> '0'
    join offers o on o.variant_id = v.id and o.active and ${offeredIn(area)}
    group by p.id, v.id`;
}

/** Condition on a row with `bottle_size`: one of the sizes, or true without sizes. */
export function ofSizes(sizes: string[]): SQL {
  return sizes.length === 0 ? sql`true` : sql`bottle_size = any(${sql.param(sizes)}::text[])`;
}

/** Condition on a row with `price`. */
export function inBands(bands: PriceBand[]): SQL {
  if (bands.length === 0) return sql`true`;
  const each = bands.map((band) => sql`(price >= ${band.fromCents} and price < ${band.belowCents})`);
  return sql`(${sql.join(each, sql` or `)})`;
}
