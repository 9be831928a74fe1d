import { passGate } from '../steps/gate';
import { expectAlert, OFFLINE_TEXT } from '../steps/notices';
import { reachPayment } from '../steps/order';
import { CARDS, choosePayment, fillCard, openNewCard, saveCard, tryCard } from '../steps/payment';
import { expect, test } from '../support/test';

test.beforeEach(async ({ page }) => {
  await passGate(page);
  await reachPayment(page);
});
test.afterEach(({ shop }) => shop.clearFaults());

test('a UPI id that is too short or unknown is refused; a verified one pays [REACH-65] [REACH-66] [PAY-22] [PAY-28] [PAY-29] [PAY-30] [PAY-31] [DEMO-48] [X-143]', async ({
  page,
  shop,
}) => {
  const id = page.getByLabel('UPI ID');
  const proceed = page.getByRole('button', { name: 'Continue', exact: true });
  const invalid = page.getByText('please provide valid UPI ID');
  await choosePayment(page, 'UPI');
  await id.fill('abc');
  await id.blur();
  await expect(invalid).toBeVisible();
  await id.fill('nobody@okbank');
  await expect(invalid).toBeHidden();
  await id.press('Enter');
  await expect(invalid).toBeVisible();
  await expect(proceed).toBeDisabled();

  await id.fill('jane@okbank');
  // The browser itself repeats the first request.
  await shop.injectFault('verifyUpi', 'reset', Infinity);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText(OFFLINE_TEXT)).toBeVisible();
  await shop.clearFaults();
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('UPI verified successfully')).toBeVisible();
  await proceed.click();
  await expect(page.getByText('UPI jane@okbank')).toBeVisible();
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  await expect(page.getByRole('heading', { name: 'Approve payment' })).toBeVisible();
});

test("the card provider's message is shown [REACH-67] [PAY-27]", async ({ page }) => {
  await openNewCard(page);
  await tryCard(page, CARDS.wrongNumber);
  // At its field, and beside the button.
  await expect(page.getByText('Your card number is incorrect.')).toHaveCount(2);
});

test('a declined card says so, with and without a message, and another can be tried [REACH-68] [PAY-32] [PAY-33]', async ({
  page,
}) => {
  await openNewCard(page);
  await tryCard(page, CARDS.declined);
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(/\S+ :BackendError/);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText(/ :BackendError$/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Card holder' })).toHaveValue('Nell Gwynn');
  await fillCard(page, CARDS.noMessage);
  await saveCard(page);
  await expectAlert(page, 'something went wrong while processing card :BackendError');
  await fillCard(page);
  await saveCard(page);
  await expect(page).toHaveURL(/\/cart\/checkout$/);
});

test('a billing address that fails to save says so [REACH-69] [PAY-34]', async ({ page, shop }) => {
  await openNewCard(page);
  await shop.injectFault('addAddress', 'refusal');
  await tryCard(page);
  await expectAlert(page, 'something went wrong while saving billing address');
});
