import type { BuyAgainState } from '../buy-again/buy-again-state';

export interface OrderAgainState {
  readonly title: string;
  /** What was bought, in words. */
  readonly items: string;
  readonly total: string;
  readonly buyAgain: BuyAgainState;
}
