import type { Cart } from '../../domain/cart/cart';
import type { CallFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';
import type { CartChange, CartNotFound } from './carts.port';

export type ChangeAnswer = Result<CartChange | null, CallFailure>;

/** A change of the cart that the backend has not answered yet. */
export interface UnansweredChange<Answer extends ChangeAnswer = ChangeAnswer> {
  readonly send: () => Promise<Answer>;
  /** Applies the change to the last confirmed cart. */
  readonly applyTo: (cart: Cart) => Cart;
  /** Whether its lines are shown before the backend has confirmed it. */
  readonly isOptimistic?: boolean;
  /** Units that the badge counts before the backend has confirmed it; their lines are not shown yet. */
  readonly optimisticUnits?: number;
  /** The cart's new flag; absent: unchanged (STORE-14). */
  readonly isWalletOrder?: boolean;
  /** Whether its cart has been replaced meanwhile. */
  readonly isObsolete?: () => boolean;
  /** Handles a failure; without it, a toast reports it. */
  readonly onFailed?: (failure: CallFailure) => void;
}

/** An addition to the cart, by whichever call makes it. */
export interface Addition {
  /** Identifies what is added: the same content again may be a retry after a lost answer. */
  readonly content: object;
  /** Units that the badge counts at once. */
  readonly units: number;
  readonly isWalletOrder: boolean;
  readonly send: (
    cartId: string,
    idempotencyKey: string,
  ) => Promise<Result<CartChange, CallFailure | CartNotFound>>;
}
