import type { CartLine } from '../../domain/cart/cart-line';
import { refused } from '../../domain/cart/cart-refusal';

export interface LineKey {
  /** undefined if the request has no valid id. */
  lineId: number | undefined;
  /** If given, the line must be of this variant. */
  variantId?: number;
}

export function findLine(lines: CartLine[], { lineId, variantId }: LineKey): CartLine {
  const line = lines.find(({ id }) => id === lineId);
  if (!line || (variantId !== undefined && variantId !== line.variantId))
    throw refused({ kind: 'line-not-found' });
  return line;
}
