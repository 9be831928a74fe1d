import type { Product } from './product';

/** What is stored of a viewed product; a stored price would be out of date. */
export interface ViewedProduct {
  readonly id: string;
  readonly name: string;
  readonly imageUrl: string;
}

/** One row of cards and the current product. */
export const MAX_VIEWED_PRODUCTS = 13;

/** Puts a product first; the oldest drop out. */
export function withViewed(
  viewed: readonly ViewedProduct[],
  { id, name, images }: Product,
): readonly ViewedProduct[] {
  const others = viewed.filter((one) => one.id !== id);
  return [{ id, name, imageUrl: images[0]?.url ?? '' }, ...others].slice(0, MAX_VIEWED_PRODUCTS);
}
