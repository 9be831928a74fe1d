import type { components } from '@cork-and-petal/sdk/schema';
import type { LotEntry, WalletLotRecord } from './wallet-rows.repository';

type Schemas = components['schemas'];

/** A lot as `wallet/index` answers it (ENT-45); what is left is the sum of its entries, and nothing else. */
export function toWalletRow(lot: WalletLotRecord): Schemas['WalletRow'] {
  const sumOf = (kinds: LotEntry['kind'][]) =>
    lot.entries
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((sum, { millilitres }) => sum + millilitres, 0);
  const [ordered, drunk] = [sumOf(['credit']), sumOf(['debit'])];
  return {
    itemName: lot.productName,
    orderNo: lot.orderNumber,
    ordered,
    consumed: -drunk,
    remaining: ordered + drunk,
    state: lot.state,
    price_category: lot.priceCategory,
    entries: lot.entries.map(toEntry),
  };
}

const toEntry = (entry: LotEntry): Schemas['WalletEntry'] => ({
  kind: entry.kind,
  millilitres: entry.millilitres,
  order_no: entry.orderNumber,
  entered_at: new Date(entry.enteredAt).toISOString(),
});
