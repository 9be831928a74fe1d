import type { Cart } from '../../domain/cart/cart';
import { defaultFulfilment, type QuoteOptions } from '../../domain/cart/quote';

export interface FulfilmentChoice {
  pickUp: boolean;
  /** Where it is picked up; undefined: wherever each item is sold. */
  retailerId: number | undefined;
}

/** How the goods change hands with what was chosen in the checkout; a dine-in cart stays one. */
export function chosenFulfilment(cart: Cart, choice: FulfilmentChoice): Omit<QuoteOptions, 'now'> {
  return choice.pickUp && cart.kind === 'ordinary'
    ? { fulfilment: 'pickup', retailerId: choice.retailerId }
    : { fulfilment: defaultFulfilment(cart) };
}
