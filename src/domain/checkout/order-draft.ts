import type { Cart } from '../cart/cart';
import type { CartChoices } from '../cart/cart-choices';
import type { DeliveryChoices } from '../cart/delivery-choices';
import { Money } from '../shared/money';
import type { Checkout } from './checkout';
import { driverTip } from './tip';

/** When and how one line is delivered (API-48 `deliverable`). */
export interface LineDelivery {
  readonly lineId: string;
  readonly locationId: string;
  readonly date: string;
  /** Same day only. */
  readonly timeSlot: { readonly start: string; readonly end: string } | null;
  readonly deliveryFee: Money;
}

/** Everything that is sent to place an order. */
export interface OrderDraft {
  readonly cart: Cart;
  readonly checkout: Checkout;
  readonly giftMessage: string;
  readonly billingAddressId: string;
  readonly tip: Money;
  readonly deliveries: readonly LineDelivery[];
  /** The time of the visit, as `12:30`; absent for deliveries. */
  readonly visitTime?: string;
}

/** Null if there is neither a delivery nor a billing address (SUM-24). */
export function draftOrder(
  cart: Cart,
  checkout: Checkout,
  choices: CartChoices,
  {
    offersTip,
    primaryAddressId,
    visitTime,
  }: { offersTip: boolean; primaryAddressId: string; visitTime?: string },
): OrderDraft | null {
  const { payment, addressId, tip } = checkout.facts;
  const cardAddressId = payment.kind === 'card' ? payment.billingAddressId : '';
  // Payment on delivery has no billing address of its own: the primary address is used.
  const billingAddressId = cardAddressId || addressId || primaryAddressId;
  if (!addressId && !billingAddressId) return null;
  return {
    cart,
    checkout,
    giftMessage: choices.giftMessage,
    billingAddressId,
    tip: offersTip ? driverTip(cart, tip) : Money.zero,
    deliveries: deliveriesOf(cart, choices.delivery),
    ...(visitTime && { visitTime }),
  };
}

function deliveriesOf(cart: Cart, choices: DeliveryChoices): readonly LineDelivery[] {
  return cart.groups.flatMap((group) =>
    group.lines.map((line) => ({
      lineId: line.id,
      locationId: line.locationId,
      date: choices.dateOf(line, group)?.iso ?? '',
      timeSlot: group.isSameDay ? choices.slot(group.key) : null,
      deliveryFee: line.deliveryFee,
    })),
  );
}
