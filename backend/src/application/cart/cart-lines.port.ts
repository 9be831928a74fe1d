import type { Addition, CartLine } from '../../domain/cart/cart-line';

export abstract class CartLines {
  /** The lines of a cart, oldest first. */
  abstract of(cartId: string): Promise<CartLine[]>;

  /** Adds to the line of the same variant, location and speed, or creates it. */
  abstract add(addition: Addition): Promise<void>;

  /** Adds the lines of one cart to another, each up to the limit of a line. */
  abstract addAll(fromCartId: string, toCartId: string): Promise<void>;

  /** Records that the shopper is shown these prices now; lines with a recorded price are unchanged. */
  abstract recordShownPrices(lines: CartLine[]): Promise<void>;

  abstract setQuantity(lineId: number, quantity: number): Promise<void>;
  abstract delete(lineId: number): Promise<void>;
  abstract deleteAll(cartId: string): Promise<void>;
}
