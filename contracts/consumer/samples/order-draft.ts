import { Checkout } from '../../../src/domain/checkout/checkout';
import type { OrderDraft } from '../../../src/domain/checkout/order-draft';
import type { PaymentChoice } from '../../../src/domain/checkout/payment-choice';
import type { ShippingSelection } from '../../../src/domain/checkout/shipping-selection';
import { Money } from '../../../src/domain/shared/money';
import { fromState, samples } from '../support/from-state';
import { cart } from './cart';

/** The choices made in checkout, and their names in orderreview and placeorder. */
export const selection: ShippingSelection = {
  speedId: 1,
  retailerId: '',
  methodId: '1',
  method: 'driver',
  amount: Money.ofCents(9_99),
};
export const selectionBody = {
  speed_id: 1,
  retialer_id: '',
  ship_method_id: '1',
  ship_method: 'driver',
  ship_method_amount: '9.99',
};

const [start = '', end = ''] = samples.timeslot.split('-');

/** Jane's order of both lines, with the given payment. */
export const draft = (payment: PaymentChoice): OrderDraft => ({
  cart: cart(),
  checkout: Checkout.fresh.withAddress(samples.addressId).withSelection(selection).withPayment(payment),
  giftMessage: '',
  billingAddressId: samples.billingAddressId,
  tip: Money.zero,
  deliveries: [
    {
      lineId: samples.lineId,
      locationId: '11',
      date: samples.sameDayDate,
      timeSlot: { start, end },
      deliveryFee: Money.ofCents(6_99),
    },
    {
      lineId: samples.otherLineId,
      locationId: '12',
      date: samples.nextDayDate,
      timeSlot: null,
      deliveryFee: Money.ofCents(9_99),
    },
  ],
});

/** The body of that order, without the payment. */
export const draftBody = {
  api_token: fromState('token'),
  cart_id: fromState('cartId'),
  delivery_address_id: fromState('addressId'),
  billing_address_id: fromState('billingAddressId'),
  ...selectionBody,
  delivery_date: fromState('sameDayDate'),
  taxes: '8.92',
  delivery_fee: '16.98',
  driver_tip: '0.00',
  gift_message: '',
  deliverable: [
    {
      item_id: fromState('lineId'),
      vendor_loc_id: '11',
      date: fromState('sameDayDate'),
      timeslot: fromState('timeslot'),
      shipping_amount: '6.99',
    },
    {
      item_id: fromState('otherLineId'),
      vendor_loc_id: '12',
      date: fromState('nextDayDate'),
      shipping_amount: '9.99',
    },
  ],
};
