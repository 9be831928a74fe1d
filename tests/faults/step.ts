import type { Shopper } from './shopper';
import type { OperationId, WayToFail } from './ways-to-fail';

/** A text for every way to fail, or one for each. */
export type Said = string | null | ((way: WayToFail) => string | null);

/** A call that a screen makes, and what becomes of the shopper when it fails. */
export interface Step {
  readonly name: string;
  /** The rows that say what is to be told. */
  readonly proves?: string;
  readonly call: OperationId;
  /** Of several calls, only those after this one. */
  readonly after?: OperationId;
  /** Where the shopper is. */
  readonly at: string;
  /** What makes the call; without it, opening the screen does. */
  readonly act?: (shopper: Shopper) => Promise<void>;
  /** There before the shopper acts. */
  readonly ready?: string;
  /** Another call that has failed before. */
  readonly also?: { readonly call: OperationId; readonly way: WayToFail };
  /** Null where the documents tell the shopper nothing, or nothing has gone wrong for them. */
  readonly says: Said;
  /** What was typed is still there. */
  readonly keeps?: readonly [field: string, text: string];
  /** What leads on, once the network is mended … */
  readonly wayOn: string | ((way: WayToFail) => string);
  /** … and what is seen then; null where it leads elsewhere. */
  readonly then?: Said;
}

/** The failure's own words, or the screen's where it has none. */
export const words =
  (own: string): Said =>
  (way) =>
    way.words || own;

export const unless =
  (kind: WayToFail['kind'], text: string | null, otherwise: Said): Said =>
  (way) =>
    way.kind === kind ? text : typeof otherwise === 'function' ? otherwise(way) : otherwise;

/** A cart that the shop says is not there is an empty one. */
export const emptyCart = (otherwise: string) => (way: WayToFail) =>
  way.kind === 'refused' ? 'Start Shopping' : otherwise;

export const EMPTY = 'Hey fill me, i am Empty';
export const NOT_CHANGED = 'Your cart could not be changed.';
export const NO_COUPON = 'Failed to apply coupon. Please try again.';

export const pressing = (name: string) => (shopper: Shopper) => shopper.presses(name);

export const applyCoupon = async (shopper: Shopper) => {
  await shopper.types('Coupon code', 'SAVE10');
  await shopper.presses('Apply');
};
