import type { Cart } from '../../../domain/cart/cart';
import { cartDifference, type LineDifference } from '../../../domain/cart/cart-difference';
import { cartChangesTexts } from '../../../texts/cart/changes';

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
  const total = grandTotal && !now.isEmpty ? [cartChangesTexts.total(grandTotal.format())] : [];
  return { seen, sentences: [...lines.map(sentenceOf), ...total] };
}

function sentenceOf(line: LineDifference): string {
  switch (line.kind) {
    case 'added':
      return cartChangesTexts.added(line.name);
    case 'removed':
      return cartChangesTexts.removed(line.name);
    case 'quantity':
      return cartChangesTexts.quantity(line.name, line.quantity);
    case 'price':
      return cartChangesTexts.price(line.name, line.unitPrice.format());
  }
}
