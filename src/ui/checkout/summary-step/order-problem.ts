import type { AttemptState } from '../../../application/checkout/attempt-state';
import { alertFailure, type Notifier } from '../../../application/shared/notifier.port';
import type { Cart } from '../../../domain/cart/cart';
import type { OrderFailure } from '../../../domain/checkout/order-outcome';
import type { PaymentChoice } from '../../../domain/checkout/payment-choice';
import { summaryStepTexts } from '../../../texts/checkout/summary-step';
import { ageProblem, type ResolvableProblem } from '../../identity/age-problem';
import { cartPath, checkoutPath, faceCheckPath } from '../../shared/paths/paths';

/** The cart has changed, perhaps in another tab: nothing is charged that was not shown. */
const CART_CHANGED: ResolvableProblem = {
  text: summaryStepTexts.cartChanged,
  remedy: null,
};

/** Null if nothing went wrong, or an alert has said it (SUM-27). */
export function problemOf(attempt: AttemptState): ResolvableProblem | null {
  if (attempt.kind === 'cart-changed') return CART_CHANGED;
  return attempt.kind === 'refused' ? problemOfFailure(attempt.failure) : null;
}

/** SUM-24, SUM-27 */
export function showAlert(attempt: AttemptState, notifier: Notifier): void {
  if (attempt.kind === 'unknown' || attempt.kind === 'failed')
    alertFailure(notifier, attempt.failure, summaryStepTexts.networkFailed);
  if (attempt.kind === 'refused' && attempt.failure.kind === 'address-missing')
    notifier.alert(attempt.failure.message);
}

/** Why PLACE ORDER is disabled; blank if it is not. */
export function placeDisabledReason(cart: Cart, payment: PaymentChoice): string {
  if (payment.kind === 'none') return summaryStepTexts.choosePaymentFirst;
  return cart.hasOutOfStock ? summaryStepTexts.removeOutOfStock : '';
}

function problemOfFailure(failure: OrderFailure): ResolvableProblem | null {
  switch (failure.kind) {
    case 'invalid-items':
      return {
        text: failure.message || summaryStepTexts.invalidItems,
        remedy: null,
      };
    case 'invalid-dates':
      return { text: failure.message, remedy: { label: summaryStepTexts.otherDates, href: cartPath() } };
    case 'address-missing':
      return {
        text: failure.message,
        remedy: { label: summaryStepTexts.addAddress, href: checkoutPath({ tab: 'address' }) },
      };
    case 'face-check-required':
      return { text: failure.message, remedy: { label: summaryStepTexts.verifyFace, href: faceCheckPath() } };
    case 'age-refused':
      return ageProblem(failure);
    case 'refused':
      return {
        text: failure.message || summaryStepTexts.notPlaced,
        remedy: { label: summaryStepTexts.changePayment, href: checkoutPath({ tab: 'card' }) },
      };
    case 'unavailable':
      return null;
  }
}
