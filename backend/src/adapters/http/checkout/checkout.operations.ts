import type { Services } from '../services';
import { toCartAnswer, toEmptyCart } from '../cart/cart.wire';
import { type Operations, requireSession } from '../operation';
import { FaceCheckPolicy } from '../../../application/identity/face-check-policy';
import { CapturePayments } from '../../../application/checkout/capture-payments.service';
import { GetOrderAttempt } from '../../../application/checkout/order-attempt.service';
import { PlaceOrderTransaction } from '../../../application/checkout/place-order-transaction';
import { Payments } from '../../../application/checkout/payment.service';
import { PlaceOrder } from '../../../application/checkout/place-order.service';
import { ReleaseHolds } from '../../../application/checkout/release-holds.service';
import { ReviewOrder } from '../../../application/checkout/review-order.service';

/** Reviewing and placing the order: BD-42, BD-48, and the extension of X-150. */
export function checkoutOperations({ db, data, clock, cards, upi, mail, settings }: Services): Operations {
  const payments = new Payments(cards, upi);
  const reviewOrder = new ReviewOrder(db, data, clock);
  const placeOrder = new PlaceOrder(
    db,
    clock,
    new PlaceOrderTransaction(
      clock,
      payments,
      mail,
      new FaceCheckPolicy(clock, settings.faceCheckBeforeOrder),
    ),
    new CapturePayments(db, payments),
    new ReleaseHolds(db, payments),
    settings.lockWaitMs,
  );
  const tellOrderAttempt = new GetOrderAttempt(db, data);
  return {
    reviewOrder: async (call) => {
      const { quote, ...outcome } = await reviewOrder.execute(call.body, requireSession(call));
      return [quote ? toCartAnswer(quote, outcome) : toEmptyCart(outcome)];
    },
    placeOrder: async (call) => {
      const session = requireSession(call);
      return placeOrder.execute({ request: call.body, session, key: call.headers['Idempotency-Key'] });
    },
    getOrderAttempt: async (call) =>
      tellOrderAttempt.execute(call.body.cart_id, requireSession(call), call.headers['Idempotency-Key']),
  };
}
