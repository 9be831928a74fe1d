import { sql } from 'drizzle-orm';
import type { ProductPopularity } from '../../../application/catalog/product-popularity.port';
import type { Connection } from '../repository-registry';

/** Fewer are not counted. */
const FEWEST = 8;

export class PostgresProductPopularity implements ProductPopularity {
  constructor(private readonly db: Connection) {}

  /**
   * Counts before it changes anything, since a change keeps imports waiting; and changes only rows whose popularity is
   * another one, since every backend reads again what changes.
   */
  async recount(since: Date): Promise<void> {
    const counted = sql`json_to_recordset(${JSON.stringify(await this.countSince(since))}::json)
      as counted ("productId" int, popularity smallint)`;
    await this.db.execute(sql`
      delete from product_popularity r where not exists (select from ${counted} where "productId" = r.product_id)`);
    await this.db.execute(sql`
      insert into product_popularity as r (product_id, popularity)
      select p.id, counted.popularity from ${counted} join products p on p.id = "productId"
      on conflict (product_id) do update set popularity = excluded.popularity
      where r.popularity <> excluded.popularity`);
  }

  /** Redeeming prepaid drinks is no purchase. */
  private async countSince(since: Date): Promise<object[]> {
    // Between two powers of two, so that no rounding matters.
    const { rows } = await this.db.execute(sql`
      select i.product_id as "productId", floor(log(2, sum(i.quantity) + 0.5))::int as popularity
      from order_items i join orders o on o.id = i.order_id left join carts c on c.id = o.cart_id
      where o.placed_at >= ${since.toISOString()}::timestamptz and i.status <> 'canceled'
        and o.payment_status in ('due on delivery', 'authorised', 'captured') and c.kind is distinct from 'wallet'
      group by i.product_id having sum(i.quantity) >= ${FEWEST}`);
    return rows;
  }
}
