import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { offeredIn, type Area } from '../../../domain/location/area';
import { pricedVariants } from './catalog-sql';
import type { CategoryRow } from '../../../domain/catalog/category-tree';
import { PRICE_BANDS } from '../../../domain/catalog/price-bands';

/** A category as its listing speaks of it, and what is found in it: the filters that it offers (BD-11). */
export interface CategoryFacts {
  /** null: no category has this id. */
  category: { responseCode: 1 | -1; emptyMessage: string | null } | null;
  /** null: nothing of it is sold here. */
  minCents: number | null;
  maxCents: number | null;
  sizes: string[];
  /** Values of the bands that hold a product. */
  bands: string[];
  /** The category and its descendants that hold a product, three levels at most (LIST-16). */
  tree: CategoryRow[];
}

export async function categoryFacts(db: Database, categoryId: number, area: Area): Promise<CategoryFacts> {
  const { rows } = await db.execute<CategoryFacts & Record<string, unknown>>(sql`
    with recursive priced as materialized (${pricedVariants([categoryId], area)}),
    tree as (
      select c.id, c.parent_id, c.name, c.position, 1 as level from categories c where c.id = ${categoryId}
      union all
      select c.id, c.parent_id, c.name, c.position, tree.level + 1
      from categories c join tree on c.parent_id = tree.id where tree.level < 3
    ),
    filled as (
      select distinct listed.category_id from product_categories listed
      where listed.product_id in (select product_id from priced)
    )
    select
      (select json_build_object('responseCode', c.response_code, 'emptyMessage', c.empty_message)
       from categories c where c.id = ${categoryId}) as category,
      (select min(price) from priced) as "minCents",
      (select max(price) from priced) as "maxCents",
      array(select distinct bottle_size from priced) as sizes,
      array(select band.value from ${bandTable()} where exists (
        select from priced where priced.price >= band.from_cents and priced.price < band.below_cents)) as bands,
      (select coalesce(json_agg(json_build_object('id', tree.id, 'parentId', tree.parent_id, 'name', tree.name)
                                order by tree.position, tree.id), '[]')
       from tree where tree.id in (select category_id from filled)) as tree`);
  if (!rows[0]) throw new Error('A query without a table answers one row.');
  return rows[0];
}

function bandTable() {
  const values = PRICE_BANDS.map((band) => band.value);
  const from = PRICE_BANDS.map((band) => band.fromCents);
  const below = PRICE_BANDS.map((band) => band.belowCents);
  return sql`unnest(${sql.param(values)}::text[], ${sql.param(from)}::int[], ${sql.param(below)}::int[])
    as band(value, from_cents, below_cents)`;
}

/** The categories of the menu, each with its picture or else its first product's; only those with goods at that speed, if one is given. */
export async function menuCategories(db: Database, area: Area): Promise<CategoryRow[]> {
  const { rows } = await db.execute<CategoryRow & Record<string, unknown>>(sql`
    select c.id, c.parent_id as "parentId", c.name, coalesce(c.image, (
      select p.thumbnail from product_categories listed join products p on p.id = listed.product_id and p.active
      where listed.category_id = c.id order by p.rank, p.id limit 1
    )) as image
    from categories c
    where c.in_menu and ${area.speed ? holdsGoods(area) : sql`true`}
    order by c.position, c.id`);
  return rows;
}

function holdsGoods(area: Area) {
  return sql`exists (
    select from product_categories listed join products p on p.id = listed.product_id and p.active
    join variants v on v.product_id = coalesce(p.variants_of, p.id) and v.bottle_size <> '0'
    join offers o on o.variant_id = v.id and o.active and ${offeredIn(area)}
    where listed.category_id = c.id
  )`;
}

/** The most special categories that a product stands in: those without a child that holds it too. */
export async function ownCategories(db: Database, productId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select own.category_id as id from product_categories own
    where own.product_id = ${productId} and not exists (
      select from product_categories lower join categories c on c.id = lower.category_id
      where lower.product_id = own.product_id and c.parent_id = own.category_id
    )
    order by id`);
  return rows.map((row) => row.id);
}
