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

const CART_FAILED = 'Your cart could not be loaded.';
const PLACED = 'Order Placed.';
const SUMMARY = '/cart/checkout';

export const SUMMARY_STEPS: readonly Step[] = [
  {
    name: 'the cart, when the summary is opened',
    call: 'showCart',
    at: SUMMARY,
    says: unless('refused', EMPTY, words('')),
    continueWith: emptyCart('Retry'),
    then: unless('refused', null, 'PLACE ORDER'),
  },
  {
    name: 'the delivery speeds',
    call: 'listDeliverySpeeds',
    at: SUMMARY,
    says: null,
    continueWith: 'PLACE ORDER',
    then: PLACED,
  },
  {
    name: 'the review',
    call: 'reviewOrder',
    at: SUMMARY,
    says: words(CART_FAILED),
    continueWith: 'Retry',
    then: 'PLACE ORDER',
  },
  {
    name: 'the addresses, on the summary',
    call: 'listAddresses',
    at: SUMMARY,
    says: null,
    continueWith: 'PLACE ORDER',
    then: PLACED,
  },
  {
    name: 'a coupon, on the summary',
    proves: '[CART-18]',
    call: 'showCart',
    at: SUMMARY,
    ready: 'PLACE ORDER',
    act: applyCoupon,
    says: words(NO_COUPON),
    keeps: ['Coupon code', 'SAVE10'],
    continueWith: 'Apply',
    then: 'Applied: ',
  },
  {
    name: 'the review, after a coupon was taken',
    call: 'reviewOrder',
    at: SUMMARY,
    ready: 'PLACE ORDER',
    act: applyCoupon,
    says: words(CART_FAILED),
    continueWith: 'PLACE ORDER',
    then: 'Your cart has changed.',
  },
  {
    name: 'the removal of a line, on the summary',
    call: 'removeCartItem',
    at: SUMMARY,
    ready: 'PLACE ORDER',
    act: pressing('Remove Seneca Slope Riesling'),
    says: unless('nonsense', null, words(NOT_CHANGED)),
    continueWith: 'PLACE ORDER',
    then: (mode) => (mode.isDone ? 'Your cart has changed.' : PLACED),
  },
];
