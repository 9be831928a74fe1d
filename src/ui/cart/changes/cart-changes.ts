import type { Cart } from '../../../domain/cart/cart';
import { cartDifference, type LineDifference } from '../../../domain/cart/cart-difference';

/** What changed elsewhere since the shopper last saw or changed the cart. */
export interface CartChanges {
  /** The cart as it was then. */
  readonly seen: Cart;
  /** A sentence for each change. */
  readonly sentences: readonly string[];
}

/** Null if the shopper sees what was there before. */
export function cartChanges(seen: Cart, now: Cart): CartChanges | null {
  const difference = cartDifference(seen, now);
  if (!difference) return null;
  const { lines, grandTotal } = difference;
  const total = grandTotal && !now.isEmpty ? [`The total is now ${grandTotal.format()}.`] : [];
  return { seen, sentences: [...lines.map(sentenceOf), ...total] };
}

function sentenceOf(line: LineDifference): string {
  switch (line.kind) {
    case 'added':
      return `${line.name} was added.`;
    case 'removed':
      return `${line.name} is no longer in your cart.`;
    case 'quantity':
      return `The quantity of ${line.name} is now ${line.quantity}.`;
    case 'price':
      return `${line.name} now costs ${line.unitPrice.format()} each.`;
  }
}
