import { CapturePayments } from '../../../application/checkout/capture-payments';
import { GetOrderAttempt } from '../../../application/checkout/get-order-attempt';
import { ListDeliverySpeeds } from '../../../application/checkout/list-delivery-speeds';
import { Payments } from '../../../application/checkout/payments';
import { PayForOrder } from '../../../application/checkout/pay-for-order';
import { PlaceOrder } from '../../../application/checkout/place-order';
import { PlaceOrderTransaction } from '../../../application/checkout/place-order-transaction';
import { ReleaseHolds } from '../../../application/checkout/release-holds';
import { ReviewOrder } from '../../../application/checkout/review-order';
import { FaceCheckPolicy } from '../../../application/identity/face-check-policy';
import { cartToWire } from '../cart/cart.wire';
import { type Operations, requireSession } from '../operation';
import { textOf } from '../refusals';
import type { Services } from '../services';
import { speedToWire } from './delivery-speed.wire';
import { attemptToWire, outcomeToWire } from './order-outcome.wire';
import { paymentReturn } from './payment-return';
import { parseOrder, parseReview, parseSpeedsQuery } from './order-request';

/** Delivery speeds, reviewing and placing an order: BD-41, BD-42, BD-48, and the extension of X-150. */
export function checkoutOperations({
  data,
  clock,
  offered,
  cards,
  upi,
  mail,
  settings,
  checkAge,
  metrics,
}: Services): Operations {
  const payments = new Payments(cards, upi, offered);
  const faceCheckPolicy = new FaceCheckPolicy(clock, settings.faceCheckBeforeOrder);
  const listDeliverySpeeds = new ListDeliverySpeeds(data, clock);
  const reviewOrder = new ReviewOrder(data, clock);
  const holds = new ReleaseHolds(data, clock, payments, settings.paymentWaitMs);
  const placeOrder = new PlaceOrder(
    data,
    clock,
    new PlaceOrderTransaction(clock, payments, mail, faceCheckPolicy, checkAge),
    new PayForOrder(
      data,
      clock,
      mail,
      new CapturePayments(data, clock, cards),
      holds,
      settings.paymentWaitMs,
    ),
    settings,
  );
  const getOrderAttempt = new GetOrderAttempt(data, clock, settings.paymentWaitMs);
  return {
    listDeliverySpeeds: async ({ body, session }) => {
      const { speeds, productTotalCents } = await listDeliverySpeeds.execute(parseSpeedsQuery(body), session);
      return { code: 1, data: speeds.map((speed) => speedToWire(speed, productTotalCents)) };
    },
    reviewOrder: async (call) => {
      const { quote, refusal } = await reviewOrder.execute(parseReview(call.body), requireSession(call));
      const reason = refusal ?? quote.couponRefusal;
      return [cartToWire(quote, { code: refusal ? -1 : 1, message: reason ? textOf(reason) : '' })];
    },
    placeOrder: async (call) => {
      const session = requireSession(call);
      const returnAddress = paymentReturn(settings, call.origin);
      const command = parseOrder(call.body, session, call.headers['Idempotency-Key'], returnAddress);
      const outcome = await placeOrder.execute(command);
      metrics.order(outcome.kind === 'placed' ? 'placed' : outcome.reason.kind);
      return outcomeToWire(outcome, settings.currency);
    },
    getOrderAttempt: async (call) =>
      attemptToWire(
        await getOrderAttempt.execute(
          call.body.cart_id,
          requireSession(call),
          call.headers['Idempotency-Key'],
        ),
      ),
  };
}
