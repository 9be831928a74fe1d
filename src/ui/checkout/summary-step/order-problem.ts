import type { OrderFailure } from '../../../domain/checkout/order-outcome';
import { cartPath, checkoutPath, verifyFacePath } from '../../shared/paths/paths';

/** What stands beside PLACE ORDER after a refusal, and where it can be mended. */
export interface SummaryProblem {
  readonly text: string;
  readonly remedy: { readonly label: string; readonly href: string } | null;
}

/** The cart was changed meanwhile, in another tab perhaps: nothing is charged that was not shown. */
export const CART_CHANGED: SummaryProblem = {
  text: 'Your cart has changed. Please look it over, and place the order again.',
  remedy: null,
};

/** Null where an alert has said it all (SUM-27). */
export function problemOf(failure: OrderFailure): SummaryProblem | null {
  switch (failure.kind) {
    case 'invalid-items':
      return {
        text: failure.message || 'Some items can no longer be bought. Remove them and place the order again.',
        remedy: null,
      };
    case 'invalid-dates':
      return { text: failure.message, remedy: { label: 'Choose other dates', href: cartPath() } };
    case 'address-missing':
      return {
        text: failure.message,
        remedy: { label: 'Add a delivery address', href: checkoutPath({ cartflow: 'address' }) },
      };
    case 'face-not-shown':
      return { text: failure.message, remedy: { label: 'Show your face', href: verifyFacePath() } };
    case 'refused':
      return {
        text: failure.message || 'Your order could not be placed. Please try again.',
        remedy: null,
      };
    case 'unavailable':
      return null;
  }
}
