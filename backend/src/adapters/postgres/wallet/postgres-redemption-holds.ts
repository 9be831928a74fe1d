import { sql } from 'drizzle-orm';
import type { RedemptionHolds } from '../../../application/wallet/redemption-holds.port';
import type { Connection } from '../repository-registry';

/** The time of an order's visit, by the venue's clock; without an hour, the end of the day. */
const VISIT = sql`select max((item.delivery_date + coalesce(item.slot_start::interval, '24 hours')) at time zone l.time_zone)
  from order_items item join locations l on l.id = item.location_id where item.order_id = h.order_id`;

const IS_OPEN = sql`h.kind = 'hold' and not exists (select 1 from wallet_entries r
  where r.lot_id = h.lot_id and r.order_id = h.order_id and r.kind = 'release')`;

export class PostgresRedemptionHolds implements RedemptionHolds {
  constructor(private readonly db: Connection) {}

  async dueOrders(now: Date): Promise<number[]> {
    const { rows } = await this.db.execute<{ orderId: number }>(sql`
      select distinct h.order_id as "orderId" from wallet_entries h
      where ${IS_OPEN} and (${VISIT}) <= ${now.toISOString()}::timestamptz
      order by 1`);
    return rows.map(({ orderId }) => orderId);
  }

  async isBeforeVisit(orderId: number, now: Date): Promise<boolean> {
    const { rows } = await this.db.execute(sql`
      select 1 from wallet_entries h
      where h.order_id = ${orderId} and ${IS_OPEN} and (${VISIT}) > ${now.toISOString()}::timestamptz limit 1`);
    return rows.length > 0;
  }

  async release(orderId: number, now: Date): Promise<number> {
    const { rows } = await this.db.execute(sql`
      insert into wallet_entries (lot_id, order_id, kind, millilitres, entered_at)
      select h.lot_id, h.order_id, 'release', -h.millilitres, ${now.toISOString()}::timestamptz
      from wallet_entries h where h.order_id = ${orderId} and ${IS_OPEN} order by h.id
      on conflict do nothing returning lot_id`);
    return rows.length;
  }

  async debit(orderId: number, now: Date): Promise<void> {
    await this.db.execute(sql`
      insert into wallet_entries (lot_id, order_id, kind, millilitres, entered_at)
      select r.lot_id, r.order_id, 'debit', -r.millilitres, ${now.toISOString()}::timestamptz
      from wallet_entries r where r.order_id = ${orderId} and r.kind = 'release' order by r.id`);
  }
}
