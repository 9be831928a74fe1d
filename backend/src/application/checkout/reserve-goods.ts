import { onlyLeft } from '../../domain/cart/line-availability';
import type { Quote } from '../cart/quote';
import type { Transaction } from '../../adapters/postgres/database';
import { formatCents } from '../../domain/shared/money';
import { invalidItems, type InvalidItem, NO_LONGER_AVAILABLE } from '../../domain/checkout/order-refusal';
import { byShelf, takeStock } from '../../adapters/postgres/cart/stock.repository';

/** Refuses lines that cannot be sold, and then lines whose price is not the one that was shown. */
export function checkLines(quote: Quote): void {
  const unavailable = quote.lines.flatMap((line) => {
    const message = quote.unavailable.get(line.id);
    return message === undefined ? [] : [{ product_id: String(line.variantId), message }];
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
  const short = await takeStock(tx, byShelf(quote.lines));
  if (short.length === 0) return;
  const items = short.map(({ variantId, left, soldOutMessage }) => ({
    product_id: String(variantId),
    message: left === 0 ? (soldOutMessage ?? '') : onlyLeft(left),
  }));
  throw invalidItems(NO_LONGER_AVAILABLE, distinct(items));
}

const distinct = (items: InvalidItem[]): InvalidItem[] => [
  ...new Map(items.map((item) => [item.product_id, item])).values(),
];
