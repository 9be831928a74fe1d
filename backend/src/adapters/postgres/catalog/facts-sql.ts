import { sql, type SQL } from 'drizzle-orm';
import type { ChosenFilters } from '../../../domain/catalog/listing-criteria';
import { PRICE_BANDS } from '../../../domain/catalog/price-bands';
import { inBands, ofSizes, pricedVariants } from './catalog-sql';

/**
 * Selects one row with the facts of a category: its filters, each choice with the number of products that it and the
 * choices of the other filters have together.
 */
export function factsQuery(categoryId: number, { categoryIds, sizes, bands, area }: ChosenFilters): SQL {
  const ofSize = ofSizes(sizes);
  const inBand = inBands(bands);
  return sql`
    with recursive priced as materialized (${pricedVariants([categoryId], area)}),
    sold as materialized (select product_id, bottle_size, price, ${isOfTypes(categoryId, categoryIds)} as of_type from priced),
    tree as (
      select c.id, c.parent_id, c.name, c.position, 1 as level from categories c where c.id = ${categoryId}
      union all
      select c.id, c.parent_id, c.name, c.position, tree.level + 1
      from categories c join tree on c.parent_id = tree.id where tree.level < 3
    ),
    filled as (
      select listed.category_id, count(*) filter (where product.fits) as count
      from (select product_id, bool_or(${ofSize} and ${inBand}) as fits from sold group by product_id) product
      join product_categories listed on listed.product_id = product.product_id
      group by listed.category_id
    ),
    sizes as (
      select bottle_size as value, count(distinct product_id) filter (where of_type and ${inBand}) as count
      from sold group by bottle_size
    ),
    bands as (
      select band.value, count(distinct product_id) filter (where of_type and ${ofSize}) as count
      from ${bandTable()} join sold on sold.price >= band.from_cents and sold.price < band.below_cents
      group by band.value
    )
    select
      (select json_build_object('responseCode', c.response_code, 'emptyMessage', c.empty_message)
       from categories c where c.id = ${categoryId}) as category,
      (select min(price) from sold) as "minCents",
      (select max(price) from sold) as "maxCents",
      (select coalesce(json_agg(sizes), '[]') from sizes) as sizes,
      (select coalesce(json_agg(bands), '[]') from bands) as bands,
      (select coalesce(json_agg(json_build_object('id', tree.id, 'parentId', tree.parent_id, 'name', tree.name,
                                                  'count', filled.count)
                                order by tree.position, tree.id), '[]')
       from tree join filled on filled.category_id = tree.id) as tree`;
}

/** Every product of the category is of its type. */
const isOfTypes = (categoryId: number, chosen: number[]): SQL =>
  chosen.includes(categoryId)
    ? sql`true`
    : sql`exists (
        select from product_categories listed
        where listed.product_id = priced.product_id and listed.category_id = any(${sql.param(chosen)}::int[])
      )`;

function bandTable(): SQL {
  const values = PRICE_BANDS.map((band) => band.value);
  const from = PRICE_BANDS.map((band) => band.fromCents);
  const below = PRICE_BANDS.map((band) => band.belowCents);
  return sql`unnest(${sql.param(values)}::text[], ${sql.param(from)}::int[], ${sql.param(below)}::int[])
    as band(value, from_cents, below_cents)`;
}
