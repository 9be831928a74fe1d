import type { Coupon } from '../../domain/cart/coupon';

export abstract class Coupons {
  /** Typed codes are compared in upper case. */
  abstract find(code: string): Promise<Coupon | undefined>;

  /** Takes one use of a limited coupon; false when the last one was used in the meantime. */
  abstract use(coupon: Coupon): Promise<boolean>;

  /** Gives one use back, where uses are counted. */
  abstract giveBack(code: string): Promise<void>;
}
