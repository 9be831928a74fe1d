import type { Cart } from '../cart/cart';
import { type ShippingChoice, skipsAddress } from '../fulfilment/shipping-choice';
import type { Money } from '../shared/money';

/** SUM-04 */
export const TIP_PERCENTAGES = [0, 5, 10, 15, 20] as const;

export type TipPercentage = (typeof TIP_PERCENTAGES)[number];

/** Of the subtotal before discount, rounded half up to cents (SUM-05, SUM-07, X-041). */
export const driverTip = (cart: Cart, percentage: TipPercentage): Money =>
  cart.summary.subtotal.percent(percentage);

/** A driver exists only for one-hour delivery (SUM-06, X-040). */
export const offersTip = (cart: Cart, shipping: ShippingChoice): boolean =>
  !skipsAddress(shipping) && cart.groups.some((group) => group.isSameDay);
