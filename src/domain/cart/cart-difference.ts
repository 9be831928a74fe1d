import type { Money } from '../shared/money';
import type { Cart } from './cart';
import type { CartLine } from './cart-line';

/** What is different about one line. */
export type LineDifference =
  | { readonly kind: 'added' | 'removed'; readonly name: string }
  | { readonly kind: 'quantity'; readonly name: string; readonly quantity: number }
  | { readonly kind: 'price'; readonly name: string; readonly unitPrice: Money };

interface CartDifference {
  readonly lines: readonly LineDifference[];
  /** The new grand total; null if it is the same. */
  readonly grandTotal: Money | null;
}

/** What a shopper who has seen one cart needs to know about a later one; null if nothing. */
export function cartDifference(seen: Cart, now: Cart): CartDifference | null {
  const removed = seen.lines.filter((line) => !now.lineOfSameOffer(line));
  const lines = [
    ...now.lines.flatMap((line) => differenceOf(seen.lineOfSameOffer(line), line)),
    ...removed.map(({ name }) => ({ kind: 'removed', name }) as const),
  ];
  const { grandTotal } = now.summary;
  const isSameTotal = seen.summary.grandTotal.equals(grandTotal);
  if (lines.length === 0 && isSameTotal) return null;
  return { lines, grandTotal: isSameTotal ? null : grandTotal };
}

function differenceOf(seen: CartLine | null, { name, quantity, unitPrice }: CartLine): LineDifference[] {
  if (!seen) return [{ kind: 'added', name }];
  const isSamePrice = seen.unitPrice.equals(unitPrice);
  return [
    ...(seen.quantity === quantity ? [] : [{ kind: 'quantity', name, quantity } as const]),
    ...(isSamePrice ? [] : [{ kind: 'price', name, unitPrice } as const]),
  ];
}
