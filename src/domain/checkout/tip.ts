import { type TipPercentage, tipCents } from '../../../rules/checkout/tip';
import type { Cart } from '../cart/cart';
import { type ShippingChoice, skipsAddress } from '../fulfilment/shipping-choice';
import { Money } from '../shared/money';

/** SUM-05 */
export const driverTip = (cart: Cart, percentage: TipPercentage): Money =>
  Money.ofCents(tipCents(cart.summary.subtotal.cents, percentage));

/** Only Same Day groups have a driver (SUM-06, X-040). */
export const offersTip = (cart: Cart, shipping: ShippingChoice): boolean =>
  !skipsAddress(shipping) && cart.groups.some((group) => group.isSameDay);
