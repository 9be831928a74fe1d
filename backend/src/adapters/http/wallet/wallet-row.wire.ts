import type { components } from '@cork-and-petal/sdk/schema';
import type { LotEntry, WalletLot } from '../../../domain/wallet/wallet-lot';

type Schemas = components['schemas'];

/**
 * A lot in the answer of `wallet/index` (ENT-45). What is left is the sum of its entries; held amounts count as
 * consumed.
 */
export function lotToWire(lot: WalletLot): Schemas['WalletRow'] {
  const ordered = sumOf(lot.entries.filter(({ kind }) => kind === 'credit'));
  const remaining = sumOf(lot.entries);
  return {
    itemName: lot.productName,
    orderNo: lot.orderNumber,
    ordered,
    consumed: ordered - remaining,
    remaining,
    state: lot.state,
    price_category: lot.starCategory,
    entries: lot.entries.map(entryToWire),
  };
}

const sumOf = (entries: LotEntry[]): number => entries.reduce((sum, { millilitres }) => sum + millilitres, 0);

const entryToWire = (entry: LotEntry): Schemas['WalletEntry'] => ({
  kind: entry.kind,
  millilitres: entry.millilitres,
  order_no: entry.orderNumber,
  entered_at: entry.enteredAt.toISOString(),
});
