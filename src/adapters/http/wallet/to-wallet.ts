import type { components } from '@cork-and-petal/sdk';
import { Money } from '../../../domain/shared/money';
import { WALLET_ENTRY_KINDS, type WalletLot, type WalletEntry } from '../../../domain/wallet/wallet';
import type { WalletProduct } from '../../../domain/wallet/wallet-product';
import { listOf } from '../shared/list-of';

type Wire = components['schemas'];

/** ENT-45 */
export const toLot = (wire: Wire['WalletRow']): WalletLot => ({
  name: wire.itemName ?? '',
  orderNumber: String(wire.orderNo ?? ''),
  ordered: millilitres(wire.ordered),
  consumed: millilitres(wire.consumed),
  remaining: millilitres(wire.remaining),
  state: wire.state ?? '',
  stars: Number(wire.price_category) || 0,
  entries: listOf(wire.entries).map(toEntry),
});

const toEntry = (wire: Wire['WalletEntry']): WalletEntry => ({
  kind: WALLET_ENTRY_KINDS.find((kind) => kind === wire.kind) ?? 'credit',
  millilitres: millilitres(wire.millilitres),
  orderNumber: String(wire.order_no ?? ''),
  enteredAt: wire.entered_at ?? '',
});

/** ENT-18; sizes that are not a number of millilitres are omitted. */
export const toWalletProduct = (wire: Wire['WalletProduct']): WalletProduct => ({
  id: String(wire.prod_id || wire.id),
  name: wire.prod_name || wire.name || '',
  imageUrl: wire.image ?? '',
  sizes: listOf(wire.child)
    .map((size) => ({ millilitres: millilitres(size.bottle_size), price: Money.parseOrZero(size.price) }))
    .filter((size) => size.millilitres > 0),
  availableMl: millilitres(wire.available_wallet),
  redeemableMl: millilitres(wire.redeamable_here),
  pastOrderId: String(wire.pastorderid ?? ''),
});

const millilitres = (amount: unknown): number => Math.trunc(Number(amount)) || 0;
