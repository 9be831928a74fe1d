import type { Quote } from '../../domain/cart/quote';
import { shortageOf } from '../../domain/cart/line-availability';
import { type StockShortage, unitsPerStock } from '../../domain/cart/stock';
import { refused, type UnavailableItem } from '../../domain/checkout/checkout-refusal';
import { oncePerVariant } from '../../domain/checkout/once-per-variant';
import { Stock } from '../cart/stock.port';
import type { Transaction } from '../shared/data-source.port';

/** Takes the units out of stock, or refuses with every item that others have bought meanwhile (BD-48). */
export async function reserveStock(tx: Transaction, quote: Quote): Promise<void> {
  const short = await tx.get(Stock).decrement(unitsPerStock(quote.lines));
  if (short.length === 0) return;
  throw refused({ kind: 'items-unavailable', items: oncePerVariant(short.map(toUnavailable)) });
}

const toUnavailable = ({ variantId, left, soldOutMessage }: StockShortage): UnavailableItem => ({
  variantId,
  reason: shortageOf(left, soldOutMessage),
});
