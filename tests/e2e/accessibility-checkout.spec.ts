import type { Locator } from '@playwright/test';
import { addAddress, continueToPayment, fillAddress, openAddressForm } from './steps/address';
import { checkOut, chooseDates, chooseSlot } from './steps/cart';
import { passGate } from './steps/gate';
import { enterEmail } from './steps/guest';
import { placedOrder, reachPayment } from './steps/order';
import { CARDS, openNewCard, payByUpi, tryCard } from './steps/payment';
import { addToCart, PRODUCTS } from './steps/product';
import { checkScreen, heading } from './support/check-screen';
import { expect, test } from './support/test';
import { widths } from './support/widths';

async function expectOneRow(options: Locator): Promise<void> {
  const rows = () =>
    options.evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size);
  await expect.poll(rows).toBe(1);
}

for (const width of widths(1440)) {
  test.describe(`at ${width} px`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
    });

    test('the cart and its dialogs pass axe, and take a whole order [CART-01] [REACH-57]', async ({
      page,
      shop,
    }) => {
      await passGate(page);
      await page.goto('/cart');
      await heading(page, 'Hey fill me, i am Empty');
      await checkScreen(page, 'empty cart');
      await addToCart(page, { id: PRODUCTS.bourbon.id, speed: 'Local' });
      await page.getByRole('button', { name: 'PROCEED' }).click();
      await expect(page.getByText('Email is required.')).toBeVisible();
      await checkScreen(page, 'guest e-mail with an error');
      await enterEmail(page);
      await addToCart(page, { id: PRODUCTS.bourbon.id, speed: 'Courier' });
      await page.getByRole('button', { name: 'CHECKOUT' }).click();
      await expect(page.getByText('Required', { exact: true }).first()).toBeVisible();
      await checkScreen(page, 'cart with dates missing');
      await page.getByRole('button', { name: /Delivery date/ }).click();
      await expect(page.getByRole('grid')).toBeVisible();
      await checkScreen(page, 'calendar');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Choose Delivery Slots' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'CONTINUE' }).click();
      await checkScreen(page, 'slot dialog');
      await page.keyboard.press('Escape');
      await chooseSlot(page);
      await chooseDates(page);
      await checkScreen(page, 'cart');
      await shop.injectFault('removeCartItem', 'slow');
      await page
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
      await expect(page.getByText(/was removed\.$/)).toBeVisible();
      await expect(page.locator('dl[aria-busy=true]')).toBeVisible();
      await checkScreen(page, 'cart whose prices may still move');
      await expect(page.locator('dl[aria-busy=false]')).toBeVisible();
      await checkScreen(page, 'cart with a removed item');
      await page.getByRole('button', { name: /^Undo removing/ }).click();
      await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2);
      await checkOut(page);
      await expect(page.getByRole('button', { name: 'ADD NEW ADDRESSES' })).toBeVisible();
      await checkScreen(page, 'no addresses yet');
      await openAddressForm(page);
      await page.getByRole('button', { name: 'SAVE ADDRESS' }).click();
      await expect(page.getByText('First name is required.')).toBeVisible();
      await checkScreen(page, 'address form with errors');
      await fillAddress(page, { City: 'Boston' });
      await page.getByRole('button', { name: 'SAVE ADDRESS' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await checkScreen(page, 'alert');
      await page.getByRole('button', { name: 'OK' }).click();
      await page.getByRole('button', { name: 'Back to addresses' }).click();
      await addAddress(page);
      await checkScreen(page, 'addresses');
      await continueToPayment(page);
      await checkScreen(page, 'payment options');
      await page.getByRole('radio', { name: 'UPI' }).check();
      await page.getByLabel('UPI ID').fill('abc');
      await page.getByLabel('UPI ID').blur();
      await checkScreen(page, 'UPI with an error');
      await page.getByLabel('UPI ID').fill('jane@okbank');
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(page.getByText('UPI verified successfully')).toBeVisible();
      await checkScreen(page, 'UPI verified');
      await openNewCard(page);
      await checkScreen(page, 'new card');
      await page.getByText('Test card numbers').click();
      await tryCard(page, CARDS.wrongNumber);
      // At its field, and beside the button.
      await expect(page.getByText('Your card number is incorrect.')).toHaveCount(2);
      await checkScreen(page, 'new card with an error');
      await tryCard(page);
      await heading(page, 'Order Summary');
      await expect(page.getByRole('button', { name: 'PLACE ORDER' })).toBeVisible();
      await expect(page.getByText('Visa ending in 4242')).toBeVisible();
      await expectOneRow(page.getByRole('radiogroup', { name: /tip/i }).getByRole('radio'));
      await checkScreen(page, 'summary');
      await page
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
      await expect(page.getByText(/was removed\.$/)).toBeVisible();
      await checkScreen(page, 'summary with a removed item');
      await page.getByRole('button', { name: /^Undo removing/ }).click();
      await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2);
      await page.getByRole('button', { name: 'PLACE ORDER' }).click();
      await placedOrder(page);
      await checkScreen(page, 'order placed');
    });

    test('a payment that is approved elsewhere passes axe, in the shop and at the provider [X-151]', async ({
      page,
    }) => {
      await passGate(page);
      await reachPayment(page);
      await payByUpi(page);
      await checkScreen(page, 'simulated payment page');
      await page.goBack();
      await heading(page, /is awaiting your payment$/);
      await checkScreen(page, 'an order waits for its payment');
      await page.getByRole('button', { name: 'Go to payment' }).click();
      await page.getByRole('button', { name: 'Decline' }).click();
      await expect(page.getByRole('link', { name: 'Back to Cart' })).toBeVisible();
      await checkScreen(page, 'payment failed, with a way back');
    });
  });
}
