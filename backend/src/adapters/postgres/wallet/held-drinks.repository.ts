import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database';

/** The moment of an order's visit, by the clock of the venue; without an hour, the end of its day. */
const VISIT = sql`select max((item.delivery_date + coalesce(item.slot_start::interval, '24 hours')) at time zone l.time_zone)
  from order_items item join locations l on l.id = item.location_id where item.order_id = h.order_id`;

const IS_OPEN = sql`h.kind = 'hold' and not exists (select 1 from wallet_entries r
  where r.lot_id = h.lot_id and r.order_id = h.order_id and r.kind = 'release')`;

/** Orders whose drinks are held, and whose visit has come. */
export async function listPoured(db: Database, now: Date): Promise<number[]> {
  const { rows } = await db.execute<{ orderId: number }>(sql`
    select distinct h.order_id as "orderId" from wallet_entries h
    where ${IS_OPEN} and (${VISIT}) <= ${now.toISOString()}::timestamptz
    order by 1`);
  return rows.map(({ orderId }) => orderId);
}

/** Whether an order holds drinks for a visit that is still to come. */
export async function isBeforeVisit(tx: Transaction, orderId: number, now: Date): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from wallet_entries h
    where h.order_id = ${orderId} and ${IS_OPEN} and (${VISIT}) > ${now.toISOString()}::timestamptz limit 1`);
  return rows.length > 0;
}

/** Ends an order's holds; answers how many, which is none where somebody else was faster. */
export async function releaseHolds(tx: Transaction, orderId: number, now: Date): Promise<number> {
  const { rows } = await tx.execute(sql`
    insert into wallet_entries (lot_id, order_id, kind, millilitres, entered_at)
    select h.lot_id, h.order_id, 'release', -h.millilitres, ${now.toISOString()}::timestamptz
    from wallet_entries h where h.order_id = ${orderId} and ${IS_OPEN} order by h.id
    on conflict do nothing returning lot_id`);
  return rows.length;
}

/** Books as drunk what an order's holds held. */
export async function debitReleased(tx: Transaction, orderId: number, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into wallet_entries (lot_id, order_id, kind, millilitres, entered_at)
    select r.lot_id, r.order_id, 'debit', -r.millilitres, ${now.toISOString()}::timestamptz
    from wallet_entries r where r.order_id = ${orderId} and r.kind = 'release' order by r.id`);
}
