import { shareOf } from '../shared/money';

/** What a coupon takes off: a share of the subtotal, or a fixed amount. */
export interface CouponTerms {
  percentBasisPoints: number | null;
  amountCents: number | null;
}

/** The conditions for using a coupon. */
interface CouponConditions {
  minimumSubtotalCents: number;
  expiresAt: Date | null;
  maximumUses: number | null;
  uses: number;
  alwaysRefused: boolean;
}

export interface Coupon extends CouponTerms, CouponConditions {
  code: string;
  /** Message of a refusal; empty: none, and the screen shows its default text (DEMO-44). */
  refusalMessage: string;
}

/** Never more than the subtotal: nothing is paid out. */
export function discountOf(coupon: CouponTerms, subtotalCents: number): number {
  const wanted =
    coupon.percentBasisPoints === null
      ? (coupon.amountCents ?? 0)
      : shareOf(subtotalCents, coupon.percentBasisPoints);
  return Math.min(wanted, subtotalCents);
}

/** Whether the coupon can be used for that subtotal at that time (BD-44). */
export function couponApplies(coupon: CouponConditions, subtotalCents: number, now: Date): boolean {
  if (coupon.alwaysRefused) return false;
  if (coupon.expiresAt !== null && coupon.expiresAt <= now) return false;
  if (coupon.maximumUses !== null && coupon.uses >= coupon.maximumUses) return false;
  return subtotalCents >= coupon.minimumSubtotalCents;
}
