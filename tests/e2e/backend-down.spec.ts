import type { Page } from '@playwright/test';
import { ADDRESS, continueToPayment } from './steps/address';
import { checkOut } from './steps/cart';
import { enterStore, passGate, solveCaptcha, solveCaptchaAgain } from './steps/gate';
import { newEmail } from './steps/guest';
import { expectAlert, expectToast, OFFLINE_TEXT } from './steps/notices';
import { fillReadyCart, placedOrder } from './steps/order';
import { fillCard, openNewCard, saveCard } from './steps/payment';
import { addButton, openProduct, PRODUCTS } from './steps/product';
import { fillNewMember } from './steps/register';
import { fillSignIn } from './steps/sign-in';
import type { RunningShop } from './support/running-shop';
import { expect, test } from './support/test';

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** The server is down when a form is sent, and up for the second attempt; nothing may be lost. */
async function whileDown(shop: RunningShop, go: () => Promise<void>): Promise<void> {
  await shop.kill();
  await go();
  await shop.start();
}

/** The same, without a restart: the browser's connections are refused. */
async function whileRefused(page: Page, go: () => Promise<void>): Promise<void> {
  await page.context().route('**', (route) => route.abort('connectionrefused'));
  await go();
  await page.context().unroute('**');
}

test.afterEach(async ({ shop }) => {
  if (!shop.isOpen) await shop.start();
});

test('the gate, the pincode dialog, and the product page [REACH-18] [ERR-01] [ERR-08] [NET-10]', async ({
  page,
  shop,
}) => {
  await page.goto('/');
  await solveCaptcha(page);
  await whileDown(shop, async () => {
    await page.getByLabel('ENTER SERVICE ZIPCODE').fill('10001');
    await press(page, 'CONTINUE');
    await expectToast(page, OFFLINE_TEXT);
    await expect(page.getByLabel('ENTER SERVICE ZIPCODE')).toHaveValue('10001');
  });
  await solveCaptchaAgain(page);
  await press(page, 'CONTINUE');
  await expect(page).toHaveURL(/\/store$/);

  // A new page, without the earlier message.
  await openProduct(page, PRODUCTS.bourbon.id);
  await press(page, 'Change');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Pincode').fill('10003');
  await whileRefused(page, async () => {
    await dialog.getByRole('button', { name: 'CONTINUE' }).click();
    await expectToast(page, OFFLINE_TEXT);
    await expect(dialog.getByLabel('Pincode')).toHaveValue('10003');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await addButton(page).click();
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    await press(page, 'Submit');
    await expectToast(page, 'Failed to fetch zipcode details');
  });
  await addButton(page).click();
  await expect(page).toHaveURL(/\/guest\/register$/);
});

test('a screen whose code has not loaded, registration and sign-in [REACH-38] [AUTH-41] [AUTH-45] [NET-10]', async ({
  page,
  shop,
}) => {
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await enterStore(page);
  await whileDown(shop, async () => {
    await press(page, 'Account');
    await page.getByRole('link', { name: 'Create Account' }).click();
    await expect(retry).toBeVisible();
  });
  await retry.click();
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();

  await fillNewMember(page, newEmail(), 'Ada Quist');
  await solveCaptcha(page);
  await whileRefused(page, async () => {
    await press(page, 'CREATE ACCOUNT');
    await expectToast(page, /^Something Went Wrong$/);
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
  });

  await page.goto('/signIn');
  await fillSignIn(page, 'jane@example.com');
  await solveCaptcha(page);
  await whileRefused(page, async () => {
    await press(page, 'SIGN IN');
    await expectToast(page, /^Something Went wrong$/);
    await expect(page.getByLabel('Email')).toHaveValue('jane@example.com');
  });
  await solveCaptchaAgain(page);
  await press(page, 'SIGN IN');
  await expect(page).toHaveURL(/\/store$/);
});

test('the addresses, which show no message but can be tried again; a new card, and PLACE ORDER [REACH-70] [REACH-75] [ERR-13] [PAY-35] [SUM-22] [SUM-27]', async ({
  page,
  shop,
}) => {
  await passGate(page);
  await fillReadyCart(page);
  await shop.injectFault('listAddresses', 'no-body');
  await checkOut(page);
  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.click();
  await expect(retry).toBeHidden();
  await page.getByRole('radio', { name: ADDRESS['Address nickname'] }).click();
  await shop.clearFaults();
  await continueToPayment(page);

  await openNewCard(page);
  await fillCard(page);
  await page.getByRole('switch', { name: 'Same As Shipping Address' }).check();
  await whileRefused(page, async () => {
    await saveCard(page);
    await expectAlert(page, 'Internal server error occured');
    await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveValue('4242 4242 4242 4242');
  });
  await saveCard(page);
  await expect(page).toHaveURL(/\/cart\/checkout$/);

  await expect(page.getByRole('button', { name: 'PLACE ORDER' })).toBeEnabled();
  await whileDown(shop, async () => {
    await press(page, 'PLACE ORDER');
    await expectAlert(page, 'internal server error occured');
  });
  await press(page, 'PLACE ORDER');
  await placedOrder(page);
});
