import { unitsByStockRow } from '../../domain/cart/stock';
import { Stock } from '../cart/stock.port';
import { textOf } from '../../adapters/http/refusals';
import { repositoriesOf } from '../../adapters/postgres/drizzle-data-source';
import type { Quote } from '../../domain/cart/quote';
import type { Transaction } from '../../adapters/postgres/database';
import { formatCents } from '../../domain/shared/money';
import { invalidItems, type InvalidItem, NO_LONGER_AVAILABLE } from '../../domain/checkout/order-refusal';

/** Refuses lines that cannot be sold, and then lines whose price is not the one that was shown. */
export function checkLines(quote: Quote): void {
  const unavailable = quote.lines.flatMap((line) => {
    const reason = quote.unavailable.get(line.id);
    return reason ? [{ product_id: String(line.variantId), message: textOf(reason) }] : [];
  });
  if (unavailable.length > 0) throw invalidItems(NO_LONGER_AVAILABLE, distinct(unavailable));
  const repriced = quote.lines
    .filter((line) => line.priceCents !== line.seenPriceCents)
    .map((line) => ({
      product_id: String(line.variantId),
      message: `The price is now $${formatCents(line.priceCents)}.`,
    }));
  if (repriced.length > 0) throw invalidItems('Some items have changed.', distinct(repriced));
}

/** Takes the goods off the shelves, or refuses with every item that somebody else was faster with (BD-48). */
export async function takeGoods(tx: Transaction, quote: Quote): Promise<void> {
  const short = await repositoriesOf(tx).get(Stock).decrement(unitsByStockRow(quote.lines));
  if (short.length === 0) return;
  const items = short.map(({ variantId, left, soldOutMessage }) => ({
    product_id: String(variantId),
    message: left === 0 ? (soldOutMessage ?? '') : textOf({ kind: 'only-left', count: left }),
  }));
  throw invalidItems(NO_LONGER_AVAILABLE, distinct(items));
}

const distinct = (items: InvalidItem[]): InvalidItem[] => [
  ...new Map(items.map((item) => [item.product_id, item])).values(),
];
