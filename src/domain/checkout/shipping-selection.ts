import type { Cart } from '../cart/cart';
import { primarySpeed, sortedMethods, type DeliverySpeed } from '../fulfilment/delivery-speed';
import { NO_SHIPPING_CHOICE, type ShippingChoice } from '../fulfilment/shipping-choice';
import { checkoutSpeedId } from '../shared/speed';
import { Money } from '../shared/money';

/** The speed and method that the order is priced with; ids are numbers here (STATE-02, X-039). */
export interface ShippingSelection {
  readonly speedId: number;
  readonly retailerId: string;
  readonly methodId: string;
  readonly method: string;
  readonly amount: Money;
}

export const NO_SELECTION: ShippingSelection = {
  speedId: 0,
  retailerId: '',
  methodId: '',
  method: '',
  amount: Money.zero,
};

/** The id of Store Pickup among the checkout's speeds. */
const STORE_PICKUP = 3;

/** A pick-up is at the retailer chosen on the options page. */
const pickUpAt = (retailerId: string): ShippingSelection => ({
  ...NO_SELECTION,
  speedId: STORE_PICKUP,
  retailerId,
});

/** The speed of the cart's first group when it is offered, else the primary one, with its cheapest method. */
export function selectionFor(
  cart: Cart,
  speeds: readonly DeliverySpeed[],
  shipping: ShippingChoice = NO_SHIPPING_CHOICE,
): ShippingSelection {
  if (shipping.type === 'pick-up') return pickUpAt(shipping.retailerId);
  const wanted = cart.groups[0]?.speed;
  const wantedId = wanted ? checkoutSpeedId(wanted) : 0;
  const usable = speeds.filter((speed) => speed.methods.length > 0);
  const speed = usable.find((candidate) => candidate.id === wantedId) ?? primarySpeed(usable);
  const method = speed && sortedMethods(speed.methods)[0];
  if (!speed || !method) return { ...NO_SELECTION, speedId: wantedId };
  return {
    speedId: speed.id,
    retailerId: '',
    methodId: method.id,
    method: method.method,
    amount: method.amount,
  };
}
