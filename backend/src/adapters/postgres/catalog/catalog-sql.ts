import { sql, type SQL } from 'drizzle-orm';
import type { Area } from '../../../domain/location/area';
import { offeredIn } from '../location/offered-in';
import type { PriceBand } from '../../../domain/catalog/price-bands';

/** The ids of a page as a table `page(id, place)`, so that one query returns the rows in order. */
export function page(ids: number[]): SQL {
  return sql`unnest(${sql.param(ids)}::int[]) with ordinality as page(id, place)`;
}

/** The stars of the reviews of product `p` of the enclosing query. */
export const RATINGS = sql`jsonb_path_query_array(p.reviews, '$[*].rating')`;

/**
 * The sizes of product `p` of the enclosing query that are sold in the area, each at its lowest active price, as `variants`;
 * null if none is. A product may show another product's variants (LIST-20); size `0` is never sold (PDP-26).
 */
export function soldVariants(area: Area): SQL {
  return sql`(
      select json_agg(json_build_object('id', v.id, 'sku', v.sku, 'size', v.bottle_size, 'priceCents', v.price,
                                        'speeds', v.speeds, 'inStock', v.in_stock)
                      order by v.position, v.id) as variants
      from (
        select v.id, v.sku, v.bottle_size, v.position, min(o.price_cents) as price,
          array_agg(distinct o.speed) as speeds, coalesce(bool_or(s.quantity > 0), false) as in_stock
        from variants v join offers o on o.variant_id = v.id
        left join stock s on s.variant_id = o.variant_id and s.location_id = o.location_id
        where v.product_id = coalesce(p.variants_of, p.id) and v.bottle_size <> '0' and o.active and ${offeredIn(area)}
        group by v.id
      ) v
    )`;
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
