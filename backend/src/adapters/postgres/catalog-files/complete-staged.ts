import type { Database } from '../database';
import { runAll, temporaryTable } from './statements';

/** The categories above a category, and itself, as they will be after the import. */
const ABOVE = `
  with recursive tree as (
    select id, parent_id from staged_categories
    union all
    select id, parent_id from current_categories c where not exists (select from staged_categories s where s.id = c.id)
  ), above as (
    select id, id as above_id, parent_id from tree
    union
    select above.id, tree.id, tree.parent_id from above join tree on tree.id = above.parent_id
  )
  select id, above_id from above`;

/** Keeps those of a product's categories that are not ancestors of its others, in the order of their numbers. */
const MOST_SPECIFIC = `
  update staged_products s set categories = own.ids from (
    select p.sku, jsonb_agg(c.id order by c.id) as ids
    from staged_products p cross join lateral (
      select distinct value::int as id from jsonb_array_elements_text(p.categories)) c
    where jsonb_array_length(p.categories) > 1 and not exists (
      select from jsonb_array_elements_text(p.categories) lower(value) join above_categories a on a.id = lower.value::int
      where a.above_id = c.id and a.id <> c.id)
    group by p.sku
  ) own where own.sku = s.sku and own.ids <> s.categories`;

const knownNumbers = (file: string) =>
  `update staged_${file} s set id = c.id from current_${file} c where c.sku = s.sku and s.id is null`;

/** Makes valid rows comparable with the shop's: the numbers of known products, and their most specific categories. */
export const completeStaged = (db: Database): Promise<void> =>
  runAll(db, [
    ...temporaryTable('above_categories', ABOVE, ['id']),
    MOST_SPECIFIC,
    knownNumbers('products'),
    knownNumbers('variants'),
  ]);

/** New numbers follow every number that a product has ever had, also in an order. */
const newNumbers = (file: 'products' | 'variants', elsewhere: string) => `
  update staged_${file} s set id = numbered.id from (
    select sku, (row_number() over (order by line) + greatest(
      (select max(id) from current_${file}), (select max(id) from staged_${file}), ${elsewhere}, 0))::int as id
    from staged_${file} where id is null
  ) numbered where numbered.sku = s.sku`;

/** Gives new products and variants their numbers. */
export const numberNew = (db: Database): Promise<void> =>
  runAll(db, [
    newNumbers('products', '(select max(product_id) from order_items)'),
    newNumbers('variants', '(select max(variant_id) from order_items)'),
  ]);
