import type { Page } from '@playwright/test';
import { expectAlert } from '../../steps/notices';
import { placedOrder } from '../../steps/order';
import { choosePayment } from '../../steps/payment';
import { expect } from '../../support/test';
import type { FaultyCall } from '../faulty-call';
import { ask, asMember, memberAt, memberBefore } from '../member';
import { main, offline, onOpening, retry } from './on-opening';

const SUMMARY = '/cart/checkout';
const button = (page: Page) => page.getByRole('button', { name: 'PLACE ORDER' });
const press = (page: Page) => button(page).click();
const canOrder = (page: Page) => expect(button(page)).toBeEnabled();
const upiId = (page: Page) => page.getByLabel('UPI ID');

const orderCount = async (page: Page): Promise<number> =>
  (await ask<{ data?: unknown[] }>(page, '/api/account/myorders')).data?.length ?? 0;

export const CHECKOUT_CALLS: readonly FaultyCall[] = [
  {
    ...onOpening('listPaymentMethods', '/cart/card', (page) =>
      expect(page.getByRole('radio', { name: 'Payment on Delivery' })).toBeChecked(),
    ),
    reach: memberBefore('/cart/card'),
  },
  {
    call: 'verifyUpi',
    proves: '[NET-10]',
    async reach(page) {
      await memberAt('/cart/card')(page);
      await choosePayment(page, 'UPI');
      await upiId(page).fill('jane@okbank');
    },
    make: (page) => page.getByRole('button', { name: 'Verify' }).click(),
    async fails(page) {
      await offline(page);
      await expect(upiId(page)).toHaveValue('jane@okbank');
    },
    succeeds: (page) => expect(page.getByText('UPI verified successfully')).toBeVisible(),
  },
  {
    call: 'getPublishableKey',
    proves: '[PAY-36]',
    reach: memberBefore('/cart/card'),
    make: (page) => page.goto('/cart/card?show=new'),
    async fails(page) {
      await expect(main(page).getByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    },
    again: retry,
    succeeds: (page) => expect(page.getByRole('textbox', { name: 'Card number' })).toBeVisible(),
  },
  {
    call: 'listDeliverySpeeds',
    reach: asMember,
    make: (page) => page.goto(SUMMARY),
    fails: canOrder,
    again: (page) => page.reload(),
    succeeds: canOrder,
  },
  { ...onOpening('reviewOrder', SUMMARY, canOrder), count: orderCount },
  {
    call: 'declareAge',
    reach: asMember,
    make: (page) => page.goto(SUMMARY),
    // Declared again with the order, which is otherwise refused.
    fails: canOrder,
    again: (page) => page.reload(),
    succeeds: canOrder,
  },
  {
    call: 'placeOrder',
    proves: '[SUM-22] [SUM-27] [X-150]',
    reach: memberAt(SUMMARY),
    make: press,
    fails: (page, outcome) =>
      outcome === 'lost' ? placedOrder(page) : expectAlert(page, 'internal server error occured'),
    again: (page, outcome) => (outcome === 'lost' ? page.reload() : press(page)),
    succeeds: placedOrder,
    count: orderCount,
    changesBy: 1,
  },
  {
    call: 'getOrderAttempt',
    proves: '[SUM-27] [X-150]',
    alsoLost: 'placeOrder',
    reach: memberAt(SUMMARY),
    make: press,
    fails: (page) => expectAlert(page, 'internal server error occured'),
    again: press,
    succeeds: placedOrder,
    count: orderCount,
    changesBy: 1,
  },
];
