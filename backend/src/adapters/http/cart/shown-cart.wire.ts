import type { ShownCart } from '../../../application/cart/show-cart';
import { textOf } from '../refusals';

const COUPON_TEXTS = { applied: 'Coupon applied.', removed: 'Coupon removed.' };

/** Code and message of showcart: the outcome of the coupon that was entered, or of the one on the cart. */
export function outcomeOf({ quote, couponChange, couponRefusal }: ShownCart): {
  code: 1 | -1;
  message: string;
} {
  if (couponRefusal) return { code: -1, message: textOf(couponRefusal) };
  if (couponChange) return { code: 1, message: COUPON_TEXTS[couponChange] };
  return { code: 1, message: quote?.couponRefusal ? textOf(quote.couponRefusal) : '' };
}
