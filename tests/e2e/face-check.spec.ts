import type { Page } from '@playwright/test';
import { passGate } from './steps/gate';
import { coverCamera, showFace, takeSelfie } from './steps/identity';
import { expectToast } from './steps/notices';
import { placeOrder, reachPaymentAs } from './steps/order';
import { choosePayment, pressContinue } from './steps/payment';
import { signIn } from './steps/sign-in';
import { expect, test } from './support/test';

const FAILED = 'Error In Face Matching Or WebCam Access Issue. Please Try Again';
const verify = (page: Page) => page.getByRole('button', { name: 'Verify' });

test.afterEach(({ shop }) => shop.clearFaults());

test('a verified member passes a face check between card and summary; every way in which it can end has its text [ROUTE-38] [KYC-27] [KYC-28] [KYC-29] [KYC-30] [KYC-31] [KYC-33] [KYC-34] [KYC-35] [KYC-36] [REACH-55] [DEMO-50] [DEMO-57] [X-075]', async ({
  page,
  shop,
}) => {
  await passGate(page);
  await reachPaymentAs(page, 'jane@example.com');
  await choosePayment(page, 'Payment on Delivery');
  await pressContinue(page);
  await expect(page).toHaveURL(/\/verifyFace$/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Verify Yourself Before Placing An Order' }),
  ).toBeVisible();
  await expect(page.getByText('This face check is simulated')).toBeVisible();
  await verify(page).click();
  await expect(page.getByText('Selfie In Not Uploaded.')).toBeVisible();

  await page.goto('/cart/checkout');
  await expect(page).toHaveURL(/\/cart\/card$/);
  await page.goto('/verifyFace');

  await takeSelfie(page);
  await shop.injectFault('verifyFaceForOrder', 'reset', Infinity);
  await verify(page).click();
  await expectToast(page, /^Something Went Wrong$/);
  await shop.clearFaults();

  await coverCamera(page);
  await page.getByRole('button', { name: 'Cancel selfie' }).click();
  const take = page.getByRole('button', { name: 'Take selfie' });
  await expect(take).not.toHaveAttribute('aria-busy');
  await take.click();
  await expect(page.getByAltText('Your selfie')).toBeVisible();
  await verify(page).click();
  await expectToast(page, FAILED);

  await page.reload();
  await showFace(page);
  await expectToast(page, 'Face Verification Successful Match is 97 %');
  await expect(page).toHaveURL(/\/cart\/checkout$/);

  await page.getByRole('link', { name: 'Card', exact: true }).click();
  await pressContinue(page);
  await expect(page).toHaveURL(/\/cart\/checkout$/);
  await placeOrder(page);
});

test('without an identity check there is nothing to compare with, and a link to one [KYC-32] [REACH-54] [DEMO-57]', async ({
  page,
}) => {
  await signIn(page, 'mark@example.com');
  await page.goto('/verifyFace');
  await expect(page.getByText('Face Match Id Not Available.')).toBeVisible();
  await page.getByRole('link', { name: 'Verify identity' }).click();
  await expect(page).toHaveURL(/\/kyc\?mode=update$/);
});

test('a failing camera is reported, and can be tried again [KYC-35] [DEMO-64]', async ({ page }) => {
  await signIn(page, 'jane@example.com');
  await page.goto('/verifyFace');
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Open camera' }).click();
  await expectToast(page, FAILED);
  await expect(page.getByText('Camera access is blocked.')).toBeVisible();
  await expect(page.getByLabel(/choose a photo/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
