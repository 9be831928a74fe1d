import type { Cart } from '../../domain/cart/cart';
import type { CallFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import type { CartChange } from './carts.port';

export type ChangeAnswer = Result<CartChange | null, CallFailure>;

/** A change of the cart that the backend has not answered yet. */
export interface UnansweredChange<Answer extends ChangeAnswer = ChangeAnswer> {
  readonly send: () => Promise<Answer>;
  /** What it makes of the cart that the backend confirmed last. */
  readonly applyTo: (cart: Cart) => Cart;
  /** Whether its lines are seen before the backend has confirmed it. */
  readonly isOptimistic?: boolean;
  /** Units that are counted before the backend has confirmed it, though their lines are not seen. */
  readonly optimisticUnits?: number;
  /** What the order of the cart becomes; without it, it stays as it is (STORE-14). */
  readonly isWalletOrder?: boolean;
  /** Whether its cart has been replaced since. */
  readonly isObsolete?: () => boolean;
  /** Reports a failure; without it a toast does. */
  readonly onFailed?: (failure: CallFailure) => void;
}

/** Something to be put into the cart, by whichever call does it. */
export interface Addition {
  /** What it is: the same again may be the retry of an addition whose answer was lost. */
  readonly what: object;
  /** Counted by the badge at once. */
  readonly units: number;
  readonly isWalletOrder: boolean;
  readonly send: (cartId: string, idempotencyKey: string) => Promise<Result<CartChange, CallFailure>>;
}
