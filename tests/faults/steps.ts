import { ADDRESS_STEPS } from './address-steps';
import { CARD_STEPS } from './card-steps';
import { CART_STEPS } from './cart-steps';
import { PLACE_STEPS } from './order-steps';
import type { Step } from './step';
import { SUMMARY_STEPS } from './summary-steps';

/** Every call between the cart and the order. A new call needs a new entry in one of these lists. */
export const STEPS: readonly Step[] = [
  ...CART_STEPS,
  ...ADDRESS_STEPS,
  ...CARD_STEPS,
  ...SUMMARY_STEPS,
  ...PLACE_STEPS,
];
