import { sql } from 'drizzle-orm';
import type { WalletLots } from '../../../application/wallet/wallet-lots.port';
import type { LotEntry, WalletLot } from '../../../domain/wallet/wallet-lot';
import type { Connection } from '../repository-registry';

/** In JSON a timestamp is text. */
type EntryRow = Omit<LotEntry, 'enteredAt'> & { enteredAt: string };
type LotRow = Omit<WalletLot, 'entries'> & { entries: EntryRow[] } & Record<string, unknown>;

export class PostgresWalletLots implements WalletLots {
  constructor(private readonly db: Connection) {}

  async of(customerId: number): Promise<WalletLot[]> {
    const { rows } = await this.db.execute<LotRow>(sql`
      select item.product_name as "productName", ordered.order_number as "orderNumber",
        lot.state, lot.star_category as "starCategory",
        (select json_agg(json_build_object('kind', e.kind, 'millilitres', e.millilitres,
            'orderNumber', source.order_number, 'enteredAt', e.entered_at) order by e.id)
         from wallet_entries e join orders source on source.id = e.order_id where e.lot_id = lot.id) as entries
      from wallet_lots lot
      join order_items item on item.id = lot.order_item_id
      join orders ordered on ordered.id = item.order_id
      where lot.customer_id = ${customerId}
        and exists (select 1 from wallet_entries e where e.lot_id = lot.id)
      order by lot.id desc`);
    return rows.map(({ entries, ...lot }) => ({ ...lot, entries: entries.map(toEntry) }));
  }
}

const toEntry = (row: EntryRow): LotEntry => ({ ...row, enteredAt: new Date(row.enteredAt) });
