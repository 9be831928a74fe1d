import type { walletEntries, walletLots } from '../../backend/src/adapters/postgres/schema';
import { millilitresOf } from '../../backend/src/domain/wallet/millilitres';
import { redeem } from '../../backend/src/domain/wallet/redemption';
import type { Balance } from '../../backend/src/domain/wallet/wallet-lot';
import type { CatalogFacts } from './catalog-facts';
import type { PastItemRow, PastOrderRows } from './orders';
import { PAST_ORDERS } from './past-orders';

type LotRow = typeof walletLots.$inferInsert & { id: number };
type EntryRow = typeof walletEntries.$inferInsert;
type OrderRow = PastOrderRows['orders'][number];

interface Ledger {
  readonly walletLots: readonly LotRow[];
  readonly walletEntries: readonly EntryRow[];
}

/** DEMO-53, DEMO-61, DEMO-62: lots and entries of past orders, as the backend itself would have written them. */
export function walletRows({ orders, orderItems }: PastOrderRows, facts: CatalogFacts): Ledger {
  const byDate = [...orders].sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
  return byDate.reduce<Ledger>(
    (ledger, order) => {
      const items = orderItems
        .filter((item) => item.orderId === order.id && item.deliveryMethod === 'dine-in')
        .map((item) => ({ ...item, venue: venueOf(item, facts) }));
      return isRedemption(order) ? withDebits(ledger, order, items) : withCredits(ledger, order, items);
    },
    { walletLots: [], walletEntries: [] },
  );
}

const isRedemption = ({ id }: OrderRow) => PAST_ORDERS[(id ?? 0) - 1]?.redeems === true;

type ServedItem = PastItemRow & { readonly venue: { readonly state: string; readonly starCategory: number } };

function venueOf({ locationId }: PastItemRow, facts: CatalogFacts): ServedItem['venue'] {
  const { state, starCategory } = facts.location(locationId);
  if (starCategory === null) throw new Error(`Location ${locationId} is not a venue`);
  return { state, starCategory };
}

function withCredits(ledger: Ledger, order: OrderRow, items: readonly ServedItem[]): Ledger {
  const bought = items.map((item, index) => ({ item, lotId: ledger.walletLots.length + index + 1 }));
  const lots = bought.map(({ item, lotId }) => ({
    id: lotId, customerId: order.customerId, orderItemId: item.id, productId: item.productId, ...item.venue,
  }));
  const credits = bought.map(({ item, lotId }) => entryOf(order, lotId, 'credit', millilitresOf(item.bottleSize) * item.quantity));
  return { walletLots: [...ledger.walletLots, ...lots], walletEntries: [...ledger.walletEntries, ...credits] };
}

function withDebits(ledger: Ledger, order: OrderRow, items: readonly ServedItem[]): Ledger {
  const lines = items.map((item) => {
    const { state: locationState, starCategory: locationStarCategory } = item.venue;
    return { ...item, locationState, locationStarCategory, pastOrderNumber: null };
  });
  const { taken, uncovered } = redeem(lines, balancesOf(ledger, order.customerId));
  if (uncovered.length > 0) throw new Error(`Past order ${order.id} redeems more than was prepaid`);
  const debits = [...taken].map(([lotId, millilitres]) => entryOf(order, lotId, 'debit', -millilitres));
  return { ...ledger, walletEntries: [...ledger.walletEntries, ...debits] };
}

const balancesOf = ({ walletLots, walletEntries }: Ledger, customerId: number): Balance[] =>
  walletLots
    .filter((lot) => lot.customerId === customerId)
    .map(({ id, productId, state, starCategory }) => {
      const entries = walletEntries.filter(({ lotId }) => lotId === id);
      const millilitres = entries.reduce((sum, entry) => sum + entry.millilitres, 0);
      return { lotId: id, orderNumber: '', productId, state, starCategory, millilitres };
    });

const entryOf = ({ id, placedAt }: OrderRow, lotId: number, kind: EntryRow['kind'], millilitres: number): EntryRow => ({
  lotId, orderId: id ?? 0, kind, millilitres, enteredAt: placedAt,
});
