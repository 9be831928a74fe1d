import type { Cart } from '../../domain/cart/cart';
import { defaultFulfilment, type QuoteOptions } from '../../domain/cart/quote';
import { parseId } from '../../domain/shared/ids';

/** Store Pickup, among the speeds of the checkout. */
const STORE_PICKUP = 3;

/** The fulfilment type chosen in checkout; a dine-in cart stays one. */
export function chosenFulfilment(
  cart: Cart,
  choice: { speed_id?: number; retialer_id?: string },
): Omit<QuoteOptions, 'now'> {
  const pickup = cart.kind === 'ordinary' && choice.speed_id === STORE_PICKUP;
  return pickup
    ? { fulfilment: 'pickup', retailerId: parseId(choice.retialer_id) }
    : { fulfilment: defaultFulfilment(cart) };
}
