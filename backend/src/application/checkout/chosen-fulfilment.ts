import type { Cart } from '../../domain/cart/cart';
import { defaultFulfilment, type QuoteOptions } from '../../domain/cart/quote';

export interface FulfilmentChoice {
  pickUp: boolean;
  /** Where it is picked up; undefined: at the location of each item. */
  retailerId: number | undefined;
}

/** The fulfilment type that was chosen at checkout; a dine-in cart stays dine-in. */
export function chosenFulfilment(cart: Cart, choice: FulfilmentChoice): Omit<QuoteOptions, 'now'> {
  return choice.pickUp && cart.kind === 'ordinary'
    ? { fulfilment: 'pickup', retailerId: choice.retailerId }
    : { fulfilment: defaultFulfilment(cart) };
}
