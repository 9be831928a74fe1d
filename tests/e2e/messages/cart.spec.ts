import { checkOut, dayButton, pickDay } from '../steps/cart';
import { passGate } from '../steps/gate';
import { OFFLINE_TEXT } from '../steps/notices';
import { fillGuestCart, fillReadyCart } from '../steps/order';
import { COURIER_BOURBON, LOCAL_BOURBON } from '../steps/shopper';
import { BOOKED_DAY, CODE_DAY, courierDay, HOLIDAY, MESSAGE_DAY, shownDay } from '../support/days';
import { expect, test } from '../support/test';

test.afterEach(({ shop }) => shop.clearFaults());

test('CHECKOUT requires every missing date and slot [REACH-57] [CART-19] [CART-20] [CART-21] [CART-25]', async ({
  page,
}) => {
  await passGate(page);
  await fillGuestCart(page, [LOCAL_BOURBON, COURIER_BOURBON]);
  await page.getByRole('button', { name: 'CHECKOUT' }).click();
  await expect(page.getByText('Required', { exact: true })).toHaveCount(3);
  await expect(page).toHaveURL(/\/cart$/);
});

test('booked days have no slots, and holidays cannot be chosen [REACH-31] [CART-22] [CART-23] [ERR-05] [DEMO-40] [DEMO-41] [DEMO-42]', async ({
  page,
}) => {
  await passGate(page);
  await fillGuestCart(page);
  await page.getByRole('button', { name: 'Choose Delivery Slots' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose Delivery Slots' });
  for (const day of [BOOKED_DAY, MESSAGE_DAY, CODE_DAY]) {
    await pickDay(dialog, 'Select Date', day);
    await expect(dialog.getByText('All Slots are booked. Please try another date.')).toBeVisible();
  }
  await dialog.getByRole('button', { name: /Select Date/ }).click();
  await expect(await dayButton(dialog, 'Select Date', HOLIDAY)).toBeDisabled();
});

test('a double click removes one line; Escape closes the calendar and not the dialog around it [CART-10]', async ({
  page,
}) => {
  await passGate(page);
  await fillGuestCart(page, [LOCAL_BOURBON, COURIER_BOURBON]);
  const remove = page.getByRole('button', { name: /^Remove/ });
  await expect(remove).toHaveCount(2);
  await page.getByRole('button', { name: 'Choose Delivery Slots' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose Delivery Slots' });
  const calendar = dialog.getByRole('grid');
  await dialog.getByRole('button', { name: /Select Date/ }).click();
  await expect(calendar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await remove.first().dblclick();
  await expect(remove).toHaveCount(1);
});

test('a removed item can be restored with the keyboard, with its date; so can the last one [CART-10] [CART-15] [CART-16]', async ({
  page,
  shop,
}) => {
  await passGate(page);
  await fillReadyCart(page, [LOCAL_BOURBON, { ...COURIER_BOURBON, quantity: 2 }]);
  const courier = page.getByRole('region', { name: /Courier$/ });
  const undo = page.getByRole('button', { name: /^Undo removing/ });
  const notice = page.locator('[tabindex="-1"]', { has: undo }).last();
  const removeByKeyboard = async () => {
    await page
      .getByRole('button', { name: /^Remove/ })
      .last()
      .focus();
    await page.keyboard.press('Enter');
    await expect(notice).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(undo).toBeFocused();
  };
  await removeByKeyboard();
  await expect(courier).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(courier.getByRole('spinbutton')).toHaveValue('2');
  await expect(courier.getByRole('listitem')).toBeFocused();
  await expect(courier.getByRole('button', { name: /Delivery date/ })).toContainText(shownDay(courierDay()));

  await courier.getByRole('spinbutton').fill('0');
  await page.getByLabel('Coupon code').click();
  await expect(undo).toBeVisible();
  await expect(page.getByLabel('Coupon code')).toBeFocused();
  await removeByKeyboard();
  await expect(page.getByText('Hey fill me, i am Empty')).toBeVisible();
  await shop.injectFault('addToCart', 'reset', Infinity);
  await undo.press('Enter');
  await expect(page.getByRole('alert').getByText(OFFLINE_TEXT)).toBeVisible();
  await shop.clearFaults();
  await undo.press('Enter');
  await checkOut(page);
});

test("coupons are applied, or refused with the backend's message or the default text [REACH-58] [CART-18] [DEMO-44] [X-141]", async ({
  page,
}) => {
  await passGate(page);
  await fillGuestCart(page);
  const apply = async (code: string) => {
    await page.getByLabel('Coupon code').fill(code);
    await page.getByRole('button', { name: 'Apply' }).click();
  };
  await apply('OLD5');
  await expect(page.getByText('OLD5 expired on 12/31/2023.')).toBeVisible();
  await apply('MIN100');
  await expect(page.getByText('MIN100 needs a subtotal of $100.00 or more.')).toBeVisible();
  await apply('NOMSG');
  await expect(page.getByText('Failed to apply coupon. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Coupon code')).toHaveValue('NOMSG');
  await apply('SAVE10');
  await expect(page.getByText('Discount')).toBeVisible();
  await page.getByRole('button', { name: /SAVE10/ }).click();
  await expect(page.getByText('Discount')).toBeHidden();
});

test('quantities change at once and are saved; 0 removes the item [REACH-56] [CART-07] [CART-08] [CART-09] [CART-11] [CART-12] [CART-15] [CART-16] [X-007]', async ({
  page,
}) => {
  await passGate(page);
  await fillGuestCart(page);
  const quantity = page.getByRole('spinbutton', { name: /^Quantity of/ });
  await page.getByRole('button', { name: /^Increase Quantity/ }).click();
  await expect(quantity).toHaveValue('2');
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  // Not sent yet: leaving the page sends it.
  await page.reload();
  await expect(quantity).toHaveValue('2');
  await quantity.fill('0');
  await quantity.press('Enter');
  await expect(page.getByText('Hey fill me, i am Empty')).toBeVisible();
  await page.getByRole('link', { name: 'Start Shopping' }).click();
  await expect(page).toHaveURL(/\/store$/);
});
