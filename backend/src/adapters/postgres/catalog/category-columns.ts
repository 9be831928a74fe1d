import { sql, type SQL } from 'drizzle-orm';
import type { CategoryFacts } from '../../../domain/catalog/category-facts';
import type { Category } from '../../../domain/catalog/category-tree';

export interface StoredCategory {
  category: CategoryFacts['category'];
  /** The category and its descendants, at most three levels, in display order. */
  tree: Category[];
}

/** The columns of a `StoredCategory`. */
export const categoryColumns = (id: number): SQL => sql`
  (select json_build_object('responseCode', c.response_code, 'emptyMessage', c.empty_message)
   from categories c where c.id = ${id}) as category,
  (with recursive tree as (
     select c.id, c.parent_id, c.name, c.position, 1 as level from categories c where c.id = ${id}
     union all
     select c.id, c.parent_id, c.name, c.position, tree.level + 1
     from categories c join tree on c.parent_id = tree.id where tree.level < 3
   )
   select coalesce(json_agg(json_build_object('id', tree.id, 'parentId', tree.parent_id, 'name', tree.name)
                            order by tree.position, tree.id), '[]')
   from tree) as tree`;

/** The categories that contain products. */
export const treeOf = (categories: Category[], counts: ReadonlyMap<number, number>): CategoryFacts['tree'] =>
  categories.flatMap((category) => {
    const count = counts.get(category.id);
    return count === undefined ? [] : [{ ...category, count }];
  });
