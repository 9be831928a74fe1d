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
  const isByName = order === 'name-ascending' || order === 'name-descending';
  const direction = order === 'name-ascending' || order === 'price-ascending' ? 1 : -1;
  const priceOf = (number: number): number => prices[number] ?? 0;
  const slotOf = (number: number): number => slots[number] ?? 0;
  const byName = (one: number, other: number): number =>
    direction * compareTexts(products.nameOf(slotOf(one)), products.nameOf(slotOf(other))) ||
    products.idOf(slotOf(one)) - products.idOf(slotOf(other));
  const byPrice = (one: number, other: number): number =>
    direction * (priceOf(one) - priceOf(other)) || one - other;
  return Int32Array.from(slots.keys())
    .sort(isByName ? byName : byPrice)
    .map(slotOf);
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
