import type { Addition, CartLine } from '../../domain/cart/cart-line';

export abstract class CartLines {
  /** The lines of a cart, the oldest first. */
  abstract of(cartId: string): Promise<CartLine[]>;

  /** Adds to the line of the same variant, location and speed, or begins it. */
  abstract add(addition: Addition): Promise<void>;

  /** Adds the lines of one cart to another, each up to what a line may hold. */
  abstract addAll(fromCartId: string, toCartId: string): Promise<void>;

  /** The shopper is being shown these prices now; a line that was shown them before is left alone. */
  abstract recordShownPrices(lines: CartLine[]): Promise<void>;

  abstract setQuantity(lineId: number, quantity: number): Promise<void>;
  abstract delete(lineId: number): Promise<void>;
  abstract deleteAll(cartId: string): Promise<void>;
}
