import * as checkout from '../../sdk/examples/checkout';
import type { Scenario } from './scenario';

export const checkoutScenarios: readonly Scenario[] = [
  {
    call: 'getPublishableKey',
    given: 'a payment publishable key is configured',
    run: checkout.getPublishableKey,
    result: 'pk_sandbox_cork_and_petal',
  },
  {
    call: 'listPaymentMethods',
    given: 'a signed-in customer with saved cards exists',
    run: checkout.listPaymentMethods,
    result: {
      cards: ['Visa ending in 4242', 'Mastercard ending in 4444'],
      methods: ['Credit/Debit/ATM cards', 'UPI', 'Payment on Delivery'],
    },
  },
  {
    call: 'saveCard',
    given: 'a signed-in customer with a billing address exists',
    run: checkout.saveCard,
    result: 1,
  },
  {
    call: 'removeCard',
    given: 'a signed-in customer with saved cards exists',
    run: checkout.removeCard,
    result: true,
  },
  { call: 'verifyUpi', given: 'UPI id jane@okbank is valid', run: checkout.verifyUpi, result: true },
  { call: 'reviewOrder', given: 'a cart ready to order exists', run: checkout.reviewOrder, result: '129.10' },
  {
    call: 'placeOrder',
    given: 'a cart ready to order exists',
    run: checkout.placeOrder,
    result: { order: '100001', paid: '129.10' },
  },
  {
    call: 'getOrderAttempt',
    given: 'an order was placed in an attempt',
    run: checkout.getOrderAttempt,
    result: { status: 'placed', order: '100001' },
  },
  {
    call: 'listOrders',
    given: 'a customer with delivery, pickup and dine-in orders exists',
    run: checkout.listOrders,
    result: ['100003 processing', '100002 complete', '100001 complete'],
  },
];
