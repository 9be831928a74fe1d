import type { Page } from '@playwright/test';
import { passGate } from '../../steps/gate';
import { pickDay } from '../../steps/cart';
import { expectToast, OFFLINE_TEXT } from '../../steps/notices';
import { fillGuestCart } from '../../steps/order';
import { addButton, openProduct, pickSpeed, PRODUCTS } from '../../steps/product';
import { slotDay } from '../../support/days';
import { expect } from '../../support/test';
import type { FaultyCall } from '../faulty-call';
import { asMember, memberAt, unitsInCart } from '../member';
import { onOpening } from './on-opening';

const quantity = (page: Page) => page.getByRole('spinbutton', { name: /^Quantity of/ });
const slots = (page: Page) => page.getByRole('dialog', { name: 'Choose Delivery Slots' });
const pincode = (page: Page) => page.getByRole('dialog').filter({ has: page.getByLabel('Pincode') });
const confirmMove = (page: Page) =>
  pincode(page).getByRole('button', { name: 'Change and empty cart' }).click();

export const CART_CALLS: readonly FaultyCall[] = [
  {
    call: 'addToCart',
    proves: '[ERR-01]',
    async reach(page) {
      await asMember(page);
      await openProduct(page, PRODUCTS.bourbon.id);
      await pickSpeed(page, 'Courier');
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    },
    make: (page) => addButton(page).click(),
    async fails(page) {
      await expectToast(page, OFFLINE_TEXT);
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    },
    // Under the same key, so an addition without an answer is not repeated.
    succeeds: (page) => expect(page).toHaveURL(/\/cart$/),
    count: unitsInCart,
    changesBy: 1,
  },
  {
    ...onOpening('showCart', '/cart', (page) =>
      expect(page.getByRole('button', { name: 'CHECKOUT' })).toBeVisible(),
    ),
    count: unitsInCart,
  },
  {
    call: 'updateCartItem',
    proves: '[ERR-01] [CART-13]',
    reach: memberAt('/cart'),
    make: (page) => page.getByRole('button', { name: /^Increase Quantity/ }).click(),
    async fails(page) {
      await expectToast(page, OFFLINE_TEXT);
      await expect(quantity(page)).toHaveValue('1');
    },
    async succeeds(page) {
      await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
      await expect(quantity(page)).toHaveValue('2');
    },
    count: unitsInCart,
    changesBy: 1,
  },
  {
    call: 'removeCartItem',
    proves: '[ERR-01]',
    reach: memberAt('/cart'),
    make: (page) => page.getByRole('button', { name: /^Remove/ }).click(),
    async fails(page) {
      await expectToast(page, OFFLINE_TEXT);
      await expect(quantity(page)).toHaveValue('1');
    },
    succeeds: (page) => expect(page.getByText('Hey fill me, i am Empty')).toBeVisible(),
    count: unitsInCart,
    changesBy: -1,
  },
  {
    call: 'clearCart',
    proves: '[ERR-01]',
    async reach(page) {
      await asMember(page);
      await page.goto('/store');
      await page.getByRole('button', { name: 'Change' }).click();
      await pincode(page).getByLabel('Pincode').fill('07030');
      await expect(pincode(page).getByRole('button', { name: 'Stay in 10001' })).toBeVisible();
    },
    make: confirmMove,
    async fails(page) {
      await expectToast(page, OFFLINE_TEXT);
      await expect(pincode(page).getByLabel('Pincode')).toHaveValue('07030');
    },
    async again(page, outcome) {
      await pincode(page).getByRole('button', { name: 'CONTINUE' }).click();
      // Nothing is left to lose.
      if (outcome === 'not-received') await confirmMove(page);
    },
    async succeeds(page) {
      await expect(page.getByText('SHOPPING AT - 07030')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    },
  },
  onOpening('getNextDeliveryDates', '/cart', (page) =>
    expect(page.getByRole('button', { name: /Delivery date/ })).toBeEnabled(),
  ),
  {
    call: 'listDriverSlots',
    proves: '[ERR-05]',
    async reach(page) {
      await passGate(page);
      await fillGuestCart(page);
      await page.getByRole('button', { name: 'Choose Delivery Slots' }).click();
      await expect(slots(page).getByRole('button', { name: /Select Date/ })).toBeEnabled();
    },
    make: (page) => pickDay(slots(page), 'Select Date', slotDay()),
    fails: (page) => expect(slots(page).getByText(OFFLINE_TEXT)).toBeVisible(),
    again: (page) => slots(page).getByRole('button', { name: 'Retry' }).click(),
    succeeds: (page) =>
      expect(
        slots(page).getByRole('radiogroup', { name: 'Select Time' }).getByRole('radio').first(),
      ).toBeVisible(),
  },
];
