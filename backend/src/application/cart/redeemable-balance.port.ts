import type { CartLine } from '../../domain/cart/cart-line';

/** The wallet, as a cart that redeems from it asks. */
export abstract class RedeemableBalance {
  /** The ids of the lines that the customer's wallet does not cover. */
  abstract unpaidLines(customerId: number | null, lines: CartLine[]): Promise<number[]>;
}
