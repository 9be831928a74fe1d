import type { Quote } from '../cart/quote';
import { refused } from './checkout-refusal';
import { oncePerVariant } from './once-per-variant';

/** Refuses lines that cannot be sold, then lines whose price differs from the one shown. */
export function checkLines({ lines, unavailable }: Quote): void {
  const unsellable = lines.flatMap(({ id, variantId }) => {
    const reason = unavailable.get(id);
    return reason ? [{ variantId, reason }] : [];
  });
  if (unsellable.length > 0) throw refused({ kind: 'items-unavailable', items: oncePerVariant(unsellable) });
  const repriced = lines
    .filter((line) => line.priceCents !== line.seenPriceCents)
    .map(({ variantId, priceCents }) => ({ variantId, priceCents }));
  if (repriced.length > 0) throw refused({ kind: 'items-repriced', items: oncePerVariant(repriced) });
}
