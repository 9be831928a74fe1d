import { pressing, type Step } from './step';
import { ANSWER_LOST } from './failure-modes';

const ORDER_NETWORK = 'internal server error occured';
const NOT_PLACED = 'Your order could not be placed. Please try again.';
const PLACED = 'Order Placed.';
const ordering = { at: '/cart/checkout', ready: 'PLACE ORDER', act: pressing('PLACE ORDER') };

export const PLACE_STEPS: readonly Step[] = [
  {
    name: 'the last look at the price',
    call: 'reviewOrder',
    ...ordering,
    says: PLACED,
    continueWith: 'Your Orders',
  },
  {
    name: 'the order',
    proves: '[SUM-22] [SUM-23] [SUM-27] [X-150]',
    call: 'placeOrder',
    ...ordering,
    says: (mode) =>
      mode.isDone ? PLACED : mode.kind === 'refused' ? mode.words || NOT_PLACED : ORDER_NETWORK,
    continueWith: (mode) => (mode.isDone ? 'Your Orders' : 'PLACE ORDER'),
    then: PLACED,
  },
  {
    name: 'what became of an order whose answer was lost',
    proves: '[SUM-27] [X-150]',
    call: 'getOrderAttempt',
    ...ordering,
    also: { call: 'placeOrder', mode: ANSWER_LOST },
    says: ORDER_NETWORK,
    continueWith: 'PLACE ORDER',
    then: PLACED,
  },
  {
    name: 'the cart, after the order',
    proves: '[SUM-17] [X-155]',
    call: 'showCart',
    after: 'placeOrder',
    ...ordering,
    says: PLACED,
    continueWith: 'Your Orders',
  },
];
