import { sql } from 'drizzle-orm';
import type { Stock } from '../../../application/cart/stock.port';
import type { StockRequest, StockShortage } from '../../../domain/cart/stock';
import type { Connection } from '../repository-registry';

interface StockRow extends Record<string, unknown> {
  variantId: number;
  locationId: number;
  quantity: number;
  soldOutMessage: string | null;
}

export class PostgresStock implements Stock {
  constructor(private readonly db: Connection) {}

  async decrement(requests: StockRequest[]): Promise<StockShortage[]> {
    const rows = await this.lockRows(requests);
    const short = requests.flatMap((request) => {
      const row = rows.find(
        (each) => each.variantId === request.variantId && each.locationId === request.locationId,
      );
      const left = row?.quantity ?? 0;
      return left < request.quantity
        ? [{ ...request, left, soldOutMessage: row?.soldOutMessage ?? null }]
        : [];
    });
    if (short.length === 0) await this.subtract(requests);
    return short;
  }

  async restore(returned: StockRequest[]): Promise<void> {
    await this.lockRows(returned);
    await this.db.execute(sql`
    update stock s set quantity = s.quantity + w.quantity from ${asTable(returned)}
    where w.variant_id = s.variant_id and w.location_id = s.location_id`);
  }

  private async lockRows(requests: StockRequest[]): Promise<StockRow[]> {
    const { rows } = await this.db.execute<StockRow>(sql`
    select s.variant_id as "variantId", s.location_id as "locationId", s.quantity, s.sold_out_message as "soldOutMessage"
    from stock s join ${asTable(requests)} on w.variant_id = s.variant_id and w.location_id = s.location_id
    order by s.variant_id, s.location_id for update of s`);
    return rows;
  }

  /** The caller holds the lock, so the condition is already true; it is repeated in case a lock is ever missing. */
  private async subtract(requests: StockRequest[]): Promise<void> {
    const { rows } = await this.db.execute(sql`
    update stock s set quantity = s.quantity - w.quantity from ${asTable(requests)}
    where w.variant_id = s.variant_id and w.location_id = s.location_id and s.quantity >= w.quantity
    returning s.variant_id`);
    if (rows.length !== requests.length) throw new Error('Stock changed under its lock.');
  }
}

function asTable(requests: StockRequest[]) {
  const column = (of: (request: StockRequest) => number) => sql`${sql.param(requests.map(of))}::int[]`;
  return sql`unnest(${column((request) => request.variantId)}, ${column((request) => request.locationId)}, ${column((request) => request.quantity)})
    as w(variant_id, location_id, quantity)`;
}
