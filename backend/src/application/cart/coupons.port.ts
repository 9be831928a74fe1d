import type { Coupon } from '../../domain/cart/coupon';

export abstract class Coupons {
  /** Entered codes are compared in upper case. */
  abstract find(code: string): Promise<Coupon | undefined>;

  /** Counts one use of a limited coupon; false if the last use has been taken meanwhile. */
  abstract use(coupon: Coupon): Promise<boolean>;

  /** Returns one use of a limited coupon. */
  abstract returnUse(code: string): Promise<void>;
}
