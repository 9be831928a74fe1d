import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import type { WalletEntryKind } from '../schema/wallet';

export interface LotEntry {
  kind: WalletEntryKind;
  millilitres: number;
  orderNumber: string;
  enteredAt: string;
}

/** A lot as its owner reads it: what it is, and every millilitre that came and went. */
export interface WalletLotRecord {
  productName: string;
  orderNumber: string;
  state: string;
  priceCategory: number;
  /** The oldest first. */
  entries: LotEntry[];
}

/** A customer's lots, the newest first, with their entries. */
export async function listWalletLots(db: Database, customerId: number): Promise<WalletLotRecord[]> {
  const { rows } = await db.execute<WalletLotRecord & Record<string, unknown>>(sql`
    select item.product_name as "productName", ordered.increment_id as "orderNumber",
      lot.state, lot.price_category as "priceCategory",
      (select json_agg(json_build_object('kind', e.kind, 'millilitres', e.millilitres,
          'orderNumber', source.increment_id, 'enteredAt', e.entered_at) order by e.id)
       from wallet_entries e join orders source on source.id = e.order_id where e.lot_id = lot.id) as entries
    from wallet_lots lot
    join order_items item on item.id = lot.order_item_id
    join orders ordered on ordered.id = item.order_id
    where lot.customer_id = ${customerId}
      and exists (select 1 from wallet_entries e where e.lot_id = lot.id)
    order by lot.id desc`);
  return rows;
}
