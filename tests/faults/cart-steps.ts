import type { Shopper } from './shopper';
import {
  applyCoupon,
  EMPTY,
  emptyCart,
  NO_COUPON,
  NOT_CHANGED,
  pressing,
  unless,
  words,
  type Step,
} from './step';

const NO_SLOTS = 'All Slots are booked. Please try another date.';

const orderMore = async (shopper: Shopper) => {
  await shopper.presses('Increase Quantity of Harbor Light Bourbon');
  await shopper.presses('CHECKOUT');
};

export const CART_STEPS: readonly Step[] = [
  {
    name: 'the cart, when it is opened',
    call: 'showCart',
    at: '/cart',
    says: unless('refused', EMPTY, words('')),
    continueWith: emptyCart('Retry'),
    then: unless('refused', null, 'CHECKOUT'),
  },
  {
    name: 'the delivery dates',
    call: 'getNextDeliveryDates',
    at: '/cart',
    says: unless(
      'nonsense',
      'Delivery dates could not be loaded.',
      words('Delivery dates could not be loaded.'),
    ),
    continueWith: 'Retry',
    then: 'CHECKOUT',
  },
  {
    name: 'the time slots of a day',
    proves: '[SHIP-30] [ERR-05]',
    call: 'listDriverSlots',
    at: '/cart',
    ready: 'CHECKOUT',
    act: pressing('Choose Delivery Slots'),
    says: (mode) => (mode.kind === 'outage' ? mode.words : NO_SLOTS),
    continueWith: (mode) => (mode.kind === 'outage' ? 'Retry' : 'CONTINUE'),
    then: (mode) => (mode.kind === 'outage' ? '10:00 - 12:00' : NO_SLOTS),
  },
  {
    name: 'a quantity',
    call: 'updateCartItem',
    at: '/cart',
    ready: 'CHECKOUT',
    act: orderMore,
    says: unless('nonsense', null, words(NOT_CHANGED)),
    continueWith: (mode) => (mode.kind === 'nonsense' ? 'SAVE & CONTINUE' : 'CHECKOUT'),
    then: unless('nonsense', 'Choose Payment Options', 'Select a Shipping Address'),
  },
  {
    name: 'the removal of a line',
    call: 'removeCartItem',
    at: '/cart',
    ready: 'CHECKOUT',
    act: pressing('Remove Seneca Slope Riesling'),
    says: unless('nonsense', null, words(NOT_CHANGED)),
    continueWith: 'CHECKOUT',
    then: 'Select a Shipping Address',
  },
  {
    name: 'the cart, after a line was removed',
    call: 'showCart',
    at: '/cart',
    ready: 'CHECKOUT',
    act: pressing('Remove Seneca Slope Riesling'),
    says: unless('refused', EMPTY, words('')),
    continueWith: emptyCart('CHECKOUT'),
    then: unless('refused', null, 'Select a Shipping Address'),
  },
  {
    name: 'a coupon',
    proves: '[CART-18]',
    call: 'showCart',
    at: '/cart',
    ready: 'CHECKOUT',
    act: applyCoupon,
    says: words(NO_COUPON),
    keeps: ['Coupon code', 'SAVE10'],
    continueWith: 'Apply',
    then: 'Applied: ',
  },
];
