import type { ListingOrder } from '../listing-criteria';
import type { PackedProducts } from './packed-products';

/** Matching products in default order, each with its lowest price of those that match. */
export interface Matches {
  slots: Int32Array;
  prices: Int32Array;
}

/** The slots in the order asked for; between equal prices the default order decides, between equal names the id. */
export function inOrder(
  { slots, prices }: Matches,
  order: ListingOrder,
  products: PackedProducts,
): Int32Array {
  if (order === 'default') return slots;
  const direction = order === 'name-ascending' || order === 'price-ascending' ? 1 : -1;
  if (order === 'price-ascending' || order === 'price-descending')
    return byPrice({ slots, prices }, direction);
  return slots
    .slice()
    .sort(
      (one, other) =>
        direction * compareTexts(products.nameOf(one), products.nameOf(other)) ||
        products.idOf(one) - products.idOf(other),
    );
}

/** Sorts numbers of a price and a position each, which is several times faster than comparing prices. */
function byPrice({ slots, prices }: Matches, direction: 1 | -1): Int32Array {
  const count = slots.length;
  const keys = new Float64Array(count);
  for (let at = 0; at < count; at += 1) keys[at] = direction * (prices[at] ?? 0) * count + at;
  const sorted = new Int32Array(count);
  for (const [at, key] of keys.sort().entries()) sorted[at] = slots[((key % count) + count) % count] ?? 0;
  return sorted;
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
