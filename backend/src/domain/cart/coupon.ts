import { shareOf } from '../shared/money';

/** What a coupon takes off: a share of the subtotal, or a fixed amount. */
export interface CouponTerms {
  percentBasisPoints: number | null;
  amountCents: number | null;
}

/** What decides whether a coupon may be used. */
export interface CouponConditions {
  minimumSubtotalCents: number;
  expiresAt: Date | null;
  maximumUses: number | null;
  uses: number;
  alwaysRefused: boolean;
}

export interface Coupon extends CouponTerms, CouponConditions {
  code: string;
  /** What a refusal says; empty: nothing, and the screen shows its default text (DEMO-44). */
  refusalMessage: string;
}

/** Never more than the goods cost: nothing is paid out. */
export function discountOf(coupon: CouponTerms, subtotalCents: number): number {
  const wanted =
    coupon.percentBasisPoints === null
      ? (coupon.amountCents ?? 0)
      : shareOf(subtotalCents, coupon.percentBasisPoints);
  return Math.min(wanted, subtotalCents);
}

/** Whether the coupon holds for that subtotal at that moment (BD-44). */
export function couponApplies(coupon: CouponConditions, subtotalCents: number, now: Date): boolean {
  if (coupon.alwaysRefused) return false;
  if (coupon.expiresAt !== null && coupon.expiresAt <= now) return false;
  if (coupon.maximumUses !== null && coupon.uses >= coupon.maximumUses) return false;
  return subtotalCents >= coupon.minimumSubtotalCents;
}
