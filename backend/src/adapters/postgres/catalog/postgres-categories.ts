import { sql } from 'drizzle-orm';
import type { Area } from '../../../domain/location/area';
import { offeredIn } from '../location/offered-in';
import type { Category } from '../../../domain/catalog/category-tree';
import type { Categories } from '../../../application/catalog/categories.port';
import type { Connection } from '../repository-registry';

export class PostgresCategories implements Categories {
  constructor(private readonly db: Connection) {}

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

function hasProducts(area: Area) {
  return sql`exists (
    select from product_categories listed join products p on p.id = listed.product_id and p.active
    join variants v on v.product_id = coalesce(p.variants_of, p.id) and v.bottle_size <> '0'
    join offers o on o.variant_id = v.id and o.active and ${offeredIn(area)}
    where listed.category_id = c.id
  )`;
}
