import type { Cart } from '../../domain/cart/cart';
import { handoverOf, type QuoteOptions } from '../../domain/cart/quote';
import { parseId } from '../../domain/shared/ids';

/** Store Pickup, among the speeds of the checkout. */
const STORE_PICKUP = 3;

/** How the goods change hands with what was chosen in the checkout; a dine-in cart stays one. */
export function chosenHandover(
  cart: Cart,
  choice: { speed_id?: number; retialer_id?: string },
): Omit<QuoteOptions, 'now'> {
  const pickup = cart.kind === 'ordinary' && choice.speed_id === STORE_PICKUP;
  return pickup
    ? { handover: 'pickup', retailerId: parseId(choice.retialer_id) }
    : { handover: handoverOf(cart) };
}
