import { type CategoryFacts } from '../../../domain/catalog/category-facts';
import { sql } from 'drizzle-orm';
import type { Area } from '../../../domain/location/area';
import { offeredIn } from '../location/offered-in';
import { pricedVariants } from './catalog-sql';
import type { Category } from '../../../domain/catalog/category-tree';
import { PRICE_BANDS } from '../../../domain/catalog/price-bands';
import type { Categories } from '../../../application/catalog/categories.port';
import type { Connection } from '../repository-registry';

export class PostgresCategories implements Categories {
  constructor(private readonly db: Connection) {}

  async facts(categoryId: number, area: Area): Promise<CategoryFacts> {
    const { rows } = await this.db.execute<CategoryFacts & Record<string, unknown>>(sql`
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
    if (!rows[0]) throw new Error('The database returned no row.');
    return rows[0];
  }

  async inMenu(area: Area): Promise<Category[]> {
    const { rows } = await this.db.execute<Category & Record<string, unknown>>(sql`
    select c.id, c.parent_id as "parentId", c.name, coalesce(c.image, (
      select p.thumbnail from product_categories listed join products p on p.id = listed.product_id and p.active
      where listed.category_id = c.id order by p.rank, p.id limit 1
    )) as image
    from categories c
    where c.in_menu and ${area.speed ? hasProducts(area) : sql`true`}
    order by c.position, c.id`);
    return rows;
  }

  async mostSpecificOf(productId: number): Promise<number[]> {
    const { rows } = await this.db.execute<{ id: number }>(sql`
    select own.category_id as id from product_categories own
    where own.product_id = ${productId} and not exists (
      select from product_categories lower join categories c on c.id = lower.category_id
      where lower.product_id = own.product_id and c.parent_id = own.category_id
    )
    order by id`);
    return rows.map((row) => row.id);
  }
}

function bandTable() {
  const values = PRICE_BANDS.map((band) => band.value);
  const from = PRICE_BANDS.map((band) => band.fromCents);
  const below = PRICE_BANDS.map((band) => band.belowCents);
  return sql`unnest(${sql.param(values)}::text[], ${sql.param(from)}::int[], ${sql.param(below)}::int[])
    as band(value, from_cents, below_cents)`;
}

function hasProducts(area: Area) {
  return sql`exists (
    select from product_categories listed join products p on p.id = listed.product_id and p.active
    join variants v on v.product_id = coalesce(p.variants_of, p.id) and v.bottle_size <> '0'
    join offers o on o.variant_id = v.id and o.active and ${offeredIn(area)}
    where listed.category_id = c.id
  )`;
}
