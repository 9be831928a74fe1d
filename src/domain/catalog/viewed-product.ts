import type { Product } from './product';

/** As much of a product as is worth keeping: prices are the server's, and would be yesterday's. */
export interface ViewedProduct {
  readonly id: string;
  readonly name: string;
  readonly imageUrl: string;
}

/** One row of cards, and the product that is being looked at. */
export const MAX_VIEWED_PRODUCTS = 13;

/** The list with that product in front; the oldest fall off. */
export function withViewed(
  viewed: readonly ViewedProduct[],
  { id, name, images }: Product,
): readonly ViewedProduct[] {
  const others = viewed.filter((one) => one.id !== id);
  return [{ id, name, imageUrl: images[0]?.url ?? '' }, ...others].slice(0, MAX_VIEWED_PRODUCTS);
}
