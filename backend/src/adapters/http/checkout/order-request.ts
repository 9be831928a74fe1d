import type { components } from '@cork-and-petal/sdk/schema';
import type { FulfilmentChoice } from '../../../application/checkout/chosen-fulfilment';
import type { DeliverySpeedsQuery } from '../../../application/checkout/list-delivery-speeds';
import type { PlaceOrderCommand } from '../../../application/checkout/place-order-command';
import type { ReviewOrderQuery } from '../../../application/checkout/review-order';
import type { DeliveryChoices } from '../../../domain/checkout/delivery-choice';
import type { Session } from '../../../domain/customer/session';
import { parseId } from '../../../domain/shared/ids';
import { attemptOf } from '../idempotency';
import { optionalId } from '../optional-id';

type OrderOnWire = components['schemas']['PlaceOrderRequest'];
type SpeedsOnWire = components['schemas']['DeliverySpeedsRequest'];
type ReviewOnWire = components['schemas']['OrderReviewRequest'];

/** Store Pickup, one of the speeds of the checkout. */
const STORE_PICKUP = 3;

/** Amounts in the request are what the shopper saw, and are ignored. */
export const parseOrder = (
  body: OrderOnWire,
  session: Session,
  key: string | undefined,
  returnAddress: string,
): PlaceOrderCommand => ({
  cartId: body.cart_id,
  session,
  attempt: attemptOf(key, body),
  deliveryAddressId: optionalId(body.delivery_address_id),
  billingAddressId: optionalId(body.billing_address_id),
  fulfilment: parseFulfilment(body),
  delivery: parseDelivery(body),
  driverTip: body.driver_tip,
  payment: { method: body.payment_method, cardId: body.card_id ?? '', upiId: body.upi_address ?? '' },
  giftMessage: body.gift_message ?? '',
  returnAddress,
});

export const parseReview = (body: ReviewOnWire): ReviewOrderQuery => ({
  cartId: body.cart_id,
  deliveryAddressId: optionalId(body.delivery_address_id),
  fulfilment: parseFulfilment(body),
});

export const parseSpeedsQuery = (body: SpeedsOnWire): DeliverySpeedsQuery => ({
  zipcode: body.zipcode,
  cartId: body.cart_id,
  deliveryAddressId: optionalId(body.delivery_address_id),
});

const parseFulfilment = ({
  speed_id,
  retialer_id,
}: Pick<OrderOnWire, 'speed_id' | 'retialer_id'>): FulfilmentChoice => ({
  pickUp: speed_id === STORE_PICKUP,
  retailerId: parseId(retialer_id),
});

const parseDelivery = (body: OrderOnWire): DeliveryChoices => ({
  deliveryDate: body.delivery_date,
  pickUpDate: body.pickup_date,
  timeSlot: body.time_slot,
  lines: (body.deliverable ?? []).map((item) => ({
    lineId: parseId(item.item_id),
    locationId: parseId(item.vendor_loc_id),
    date: item.date,
    timeSlot: item.timeslot,
  })),
});
