import type { CartLine } from '../../domain/cart/cart-line';

/** The wallet's balance, for carts that redeem from it. */
export abstract class RedeemableBalance {
  /** Ids of the lines that the customer's wallet does not cover. */
  abstract uncoveredLines(customerId: number | null, lines: CartLine[]): Promise<number[]>;
}
