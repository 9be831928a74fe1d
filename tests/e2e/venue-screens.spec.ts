import type { Page } from '@playwright/test';
import { dayButton, pickDay } from './steps/cart';
import { passGate } from './steps/gate';
import { signIn } from './steps/sign-in';
import { checkScreen } from './support/check-screen';
import { expect, test } from './support/test';
import { widths } from './support/widths';

const main = (page: Page) => page.getByRole('main');

for (const width of widths(768)) {
  test.describe(`at ${width} px`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
    });

    test('the options page passes axe with errors, prices, an open calendar and slots [SHIP-04] [SHIP-06] [SHIP-07] [SHIP-09] [SHIP-30] [SHIP-37] [SHIP-38] [REACH-30] [REACH-31]', async ({
      page,
    }) => {
      await passGate(page);
      await page.goto('/ship/options');
      await page.getByRole('button', { name: 'CONTINUE' }).click();
      await expect(page.getByText('Retailer is required.')).toBeVisible();
      await checkScreen(page, 'options with errors');
      await page.getByRole('button', { name: 'Sample prices' }).click();
      await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(6);
      await checkScreen(page, 'sample prices');
      await page.keyboard.press('Escape');
      await page.getByLabel('Star rating').selectOption('5 Star');
      await expect(page.getByText('No retailer available for this location presently')).toBeVisible();
      await page.getByRole('radio', { name: 'Delivery' }).check();
      await expect(page.getByRole('button', { name: 'CONTINUE' })).toBeDisabled();
      await pickDay(page, 'Select Date', 4);
      await expect(page.getByText('All Slots are booked. Please try another date.')).toBeVisible();
      await page.getByRole('button', { name: 'Select Date' }).click();
      await checkScreen(page, 'options with an open calendar');
      await dayButton(page, 'Select Date', 2).then((day) => day.click());
      await page.getByRole('radiogroup', { name: 'Select Time' }).getByRole('radio').first().check();
      await expect(page.getByRole('button', { name: 'CONTINUE' })).toBeEnabled();
      await checkScreen(page, 'options with slots');
    });

    test('the wallet, its retailers and its products pass axe [ORD-16] [ORD-17] [ORD-21] [ORD-22] [SHIP-27] [WAL-22] [WAL-23] [REACH-34] [REACH-82]', async ({
      page,
    }) => {
      await passGate(page);
      await signIn(page, 'jane@example.com');
      await page.goto('/setting/order?kind=Dine-In');
      await expect(page.getByRole('button', { name: 'REDEEM NOW' })).toBeDisabled();
      await page.getByRole('button', { name: 'About the filters' }).focus();
      await expect(page.getByRole('tooltip')).toHaveText('Selecting state is mandatory');
      await main(page).getByText('History').first().click();
      await checkScreen(page, 'wallet in my orders');
      await page.getByLabel('State', { exact: true }).selectOption('NY');
      await page.getByRole('button', { name: 'REDEEM NOW' }).click();
      await page.getByRole('radio', { name: 'Dine-In' }).check();
      await checkScreen(page, 'wallet retailers');
      const orders = main(page).getByRole('link', { name: 'Your orders' });
      await expect(orders).toHaveAttribute('href', '/setting/order?kind=Dine-In');
      await page.getByRole('radio', { name: 'Empire Bottle & Bloom' }).check();
      await page.getByRole('button', { name: 'CONTINUE' }).click();
      const cards = page.getByRole('article');
      const none = cards.filter({ hasText: 'Redeemable Here: 0 ml' }).first();
      await expect(none.getByRole('button', { name: /ADD TO CART/ })).toBeDisabled();
      await expect(none.getByText('This drink cannot be redeemed here.')).toBeVisible();
      await checkScreen(page, 'wallet products that cannot be redeemed');
      await page.getByLabel('Select Retailer').selectOption({ label: 'Hudson Cellars Chelsea' });
      await cards
        .getByRole('button', { name: /ADD TO CART/, disabled: false })
        .first()
        .click();
      await expect(page.getByText('Dining date and time is required')).toBeVisible();
      await expect(page.getByText('Choose a time from 10:00 to 16:59.')).toBeVisible();
      await checkScreen(page, 'wallet products');
    });
  });
}

test('a zipcode without a venue says so [SHIP-29] [REACH-32] [DEMO-03]', async ({ page }) => {
  await passGate(page, '07030');
  await page.goto('/ship/options');
  await page.getByRole('radio', { name: 'Dine-In' }).check();
  await expect(page.getByText('No retailer available for this location presently')).toBeVisible();
});
