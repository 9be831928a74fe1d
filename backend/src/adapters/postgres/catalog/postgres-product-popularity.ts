import { sql } from 'drizzle-orm';
import type { ProductPopularity } from '../../../application/catalog/product-popularity.port';
import type { Connection } from '../repository-registry';

/** Fewer are not counted. */
const FEWEST = 8;

export class PostgresProductPopularity implements ProductPopularity {
  constructor(private readonly db: Connection) {}

  /** Changes only rows whose popularity is another one: what changes is read again by every backend. */
  async recount(since: Date): Promise<void> {
    // Between two powers of two, so that no rounding matters.
    const bought = sql`
      select i.product_id, floor(log(2, sum(i.quantity) + 0.5))::smallint as popularity
      from order_items i join orders o on o.id = i.order_id join products p on p.id = i.product_id
      where o.placed_at >= ${since.toISOString()}::timestamptz and i.status <> 'canceled'
        and o.payment_status in ('due on delivery', 'authorised', 'captured')
      group by i.product_id having sum(i.quantity) >= ${FEWEST}`;
    await this.db.execute(sql`
      delete from product_popularity r
      where not exists (select from (${bought}) bought where bought.product_id = r.product_id)`);
    await this.db.execute(sql`
      insert into product_popularity as r (product_id, popularity) ${bought}
      on conflict (product_id) do update set popularity = excluded.popularity
      where r.popularity <> excluded.popularity`);
  }
}
