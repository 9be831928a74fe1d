import type { Shopper } from './shopper';
import type { FailureMode, OperationId } from './failure-modes';

/** One text for all failure modes, or one for each. */
export type Said = string | null | ((mode: FailureMode) => string | null);

/** A call that a screen makes, and what the shopper sees when it fails. */
export interface Step {
  readonly name: string;
  /** The requirement ids of the expected message. */
  readonly proves?: string;
  readonly call: OperationId;
  /** If it is made several times, only the calls after this one fail. */
  readonly after?: OperationId;
  /** The screen's address. */
  readonly at: string;
  /** The action that makes the call; by default, opening the screen. */
  readonly act?: (shopper: Shopper) => Promise<void>;
  /** Visible before the shopper acts. */
  readonly ready?: string;
  /** Another call that has failed before. */
  readonly also?: { readonly call: OperationId; readonly mode: FailureMode };
  /** null: the specification shows the shopper no message, or nothing has failed for them. */
  readonly says: Said;
  /** The input that must be kept. */
  readonly keeps?: readonly [field: string, text: string];
  /** The control with which the shopper continues once the network works again … */
  readonly continueWith: string | ((mode: FailureMode) => string);
  /** … and what is shown then; null if it leads to another screen. */
  readonly then?: Said;
}

/** The failure's own message, or the screen's default. */
export const words =
  (own: string): Said =>
  (mode) =>
    mode.words || own;

export const unless =
  (kind: FailureMode['kind'], text: string | null, otherwise: Said): Said =>
  (mode) =>
    mode.kind === kind ? text : typeof otherwise === 'function' ? otherwise(mode) : otherwise;

/** A cart that the backend does not know is an empty one. */
export const emptyCart = (otherwise: string) => (mode: FailureMode) =>
  mode.kind === 'refused' ? 'Start Shopping' : otherwise;

export const EMPTY = 'Hey fill me, i am Empty';
export const NOT_CHANGED = 'Your cart could not be changed.';
export const NO_COUPON = 'Failed to apply coupon. Please try again.';

export const pressing = (name: string) => (shopper: Shopper) => shopper.presses(name);

export const applyCoupon = async (shopper: Shopper) => {
  await shopper.types('Coupon code', 'SAVE10');
  await shopper.presses('Apply');
};
