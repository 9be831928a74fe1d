import type { components } from '@cork-and-petal/sdk';
import type { OrderDraft } from '../../../domain/checkout/order-draft';
import type { AttemptOutcome, OrderFailure, PlacedOrder } from '../../../domain/checkout/order-outcome';
import type { PaymentChoice } from '../../../domain/checkout/payment-choice';
import type { ShippingSelection } from '../../../domain/checkout/shipping-selection';
import { Money } from '../../../domain/shared/money';
import { toAgeRefusal } from '../identity/to-age-refusal';
import { paymentMethodId } from './payment-method-ids';
import { toPaymentPage } from './to-payment-page';

type Wire = components['schemas'];

/** SUM-26 */
const INVALID_DATES_TEXT = 'Invalid shipping dates detected';

/** The backend's refusal when a face check is required (KYC-27, X-075). */
const FACE_CHECK_REQUIRED_TEXT = 'Verify Yourself Before Placing An Order';

/** The speed and method as orderreview and placeorder spell them. */
export const selectionBody = (selection: ShippingSelection) => ({
  speed_id: selection.speedId,
  retialer_id: selection.retailerId,
  ship_method_id: selection.methodId,
  ship_method: selection.method,
  ship_method_amount: selection.amount.toDecimal(),
});

/** API-48; amounts are those the shopper saw, the backend calculates its own. */
export function toPlaceOrderBody(draft: OrderDraft) {
  const { cart, checkout, giftMessage, billingAddressId, tip, deliveries, visitTime } = draft;
  const { facts } = checkout;
  return {
    cart_id: cart.id,
    delivery_address_id: facts.addressId,
    billing_address_id: billingAddressId,
    ...selectionBody(facts.selection),
    delivery_date: deliveries[0]?.date ?? '',
    ...(visitTime && { pickup_date: deliveries[0]?.date ?? '', time_slot: visitTime }),
    ...paymentBody(facts.payment),
    taxes: cart.summary.taxes.toDecimal(),
    delivery_fee: cart.summary.deliveryFee.toDecimal(),
    driver_tip: tip.toDecimal(),
    gift_message: giftMessage,
    deliverable: deliveries.map((delivery) => ({
      item_id: delivery.lineId,
      vendor_loc_id: delivery.locationId,
      date: delivery.date,
      ...(delivery.timeSlot && { timeslot: `${delivery.timeSlot.start}-${delivery.timeSlot.end}` }),
      shipping_amount: delivery.deliveryFee.toDecimal(),
    })),
  };
}

function paymentBody(payment: PaymentChoice) {
  const payment_method = payment.kind === 'none' ? 0 : paymentMethodId(payment.kind);
  if (payment.kind === 'upi') return { payment_method, upi_address: payment.upiId };
  if (payment.kind !== 'card') return { payment_method };
  return {
    payment_method,
    card_id: payment.cardId,
    customer_stripe_id: payment.providerCustomerId,
    card_info: payment.cardInfo,
    card_token: payment.cardToken,
  };
}

export const toPlacedOrder = (
  wire: { order_id?: string; amount_paid?: string; payment_url?: string },
  baseUrl: string,
): PlacedOrder => ({
  orderId: wire.order_id ?? '',
  amountPaid: Money.parse(wire.amount_paid),
  paymentPage: toPaymentPage(wire.payment_url, baseUrl),
});

/** the text 'false' stands for dates alone, -1 for everything else. */
export function toOrderFailure(wire: Wire['PlaceOrderAnswer']): OrderFailure {
  const message = wire.message ?? '';
  if (String(wire.code) === 'false') return { kind: 'invalid-dates', message: message || INVALID_DATES_TEXT };
  const items = (wire.invalid_items ?? []).map((item) => ({
    variantId: String(item.product_id),
    message: item.message ?? '',
  }));
  if (items.length > 0) return { kind: 'invalid-items', items, message };
  const ageRefusal = toAgeRefusal(wire);
  if (ageRefusal) return ageRefusal;
  return { kind: message === FACE_CHECK_REQUIRED_TEXT ? 'face-check-required' : 'refused', message };
}

/** Null if the answer has no status: the outcome is unknown and the attempt is kept. */
export function toAttemptOutcome(wire: Wire['OrderAttemptAnswer'], baseUrl: string): AttemptOutcome | null {
  switch (wire.status) {
    case 'placed':
      return { kind: 'placed', order: toPlacedOrder(wire, baseUrl) };
    case 'failed':
      return { kind: 'failed', message: wire.message ?? '' };
    case 'pending':
    case 'unknown':
      return { kind: wire.status };
    default:
      return null;
  }
}
