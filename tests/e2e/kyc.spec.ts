import { passGate } from './steps/gate';
import { newEmail } from './steps/guest';
import { fillCheck, photo, submitAs, takeSelfie } from './steps/identity';
import { expectToast } from './steps/notices';
import { fillRegistration } from './steps/register';
import { signIn } from './steps/sign-in';
import { expect, test } from './support/test';

test.afterEach(({ shop }) => shop.clearFaults());

test('a new customer is offered the check, passes it, and sees in the account that it is done [KYC-01] [KYC-02] [KYC-03] [KYC-04] [KYC-05] [KYC-06] [KYC-15] [KYC-16] [KYC-20] [KYC-22] [KYC-23] [REACH-53] [X-074] [X-075] [GEN-24]', async ({
  page,
}) => {
  await fillRegistration(page, newEmail(), 'Ada Lovelace');
  await page.getByRole('button', { name: 'CREATE ACCOUNT' }).click();
  await page.getByRole('link', { name: 'Verify identity' }).click();
  await expect(page).toHaveURL(/\/kyc$/);
  await expect(page.getByLabel('Application ID')).toHaveValue(/^[0-9a-f-]{36}$/);
  await expect(page.getByText('This identity check is simulated')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cancel' })).toHaveCount(0);
  await fillCheck(page);
  const selfie = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Submit' }).click();
  const sent = new URL((await selfie).url());
  expect(sent.pathname).toMatch(/\/[0-9a-f-]{36}_selfie\.jpg$/);
  const seconds = Number(sent.searchParams.get('expires')) - Date.now() / 1_000;
  expect(Math.round(seconds / 60)).toBe(60);
  await expectToast(page, 'Kyc Successful Face Match is 93 %');
  await expectToast(page, 'Sign Up Successful - Please Sign In with your credentials.');
  await expect(page).toHaveURL(/\/store$/);
  await page.goto('/setting/user');
  await expect(page.getByRole('heading', { name: 'YOUR INFORMATION' })).toBeVisible();
  await expect(page.getByText('Your age and identity are verified')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Verify identity' })).toHaveCount(0);
});

test('every way in which a check can fail has its text, and the input is kept [KYC-07] [KYC-08] [KYC-10] [KYC-11] [KYC-12] [KYC-19] [KYC-24] [KYC-25] [KYC-26] [REACH-48] [REACH-49] [REACH-50] [REACH-51] [REACH-52] [DEMO-51] [DEMO-56]', async ({
  page,
  shop,
}) => {
  await passGate(page);
  await signIn(page, 'mark@example.com');
  await page.goto('/setting/user');
  await page.getByRole('link', { name: 'Verify identity' }).click();
  await expect(page).toHaveURL(/\/kyc\?mode=update$/);
  const submit = page.getByRole('button', { name: 'Submit' });
  await submit.click();
  for (const text of [
    'Aadhar Front In Not Uploaded.',
    'Aadhar Back In Not Uploaded.',
    'Selfie In Not Uploaded.',
  ])
    await expect(page.getByText(text).first()).toBeVisible();

  const text = { ...photo('front.jpg'), buffer: Buffer.from('This is a text.') };
  await page.getByLabel('ID front').setInputFiles(text);
  await expectToast(page, 'Error In Uploading.');
  await expect(page.getByText('This is not a JPEG or PNG picture.').first()).toBeVisible();

  await fillCheck(page);
  await submitAs(page, 'APP-NOMATCH');
  await expectToast(page, 'Error In Face Matching. Please Try Again');
  await submitAs(page, 'APP-OTHER');
  await expectToast(page, 'The selfie does not match the document.');
  await submitAs(page, 'APP-NOUPLOAD');
  await expect(page.getByText('The image could not be saved.').first()).toBeVisible();
  await submitAs(page, 'APP-YOUNG');
  await expectToast(page, 'Not Yet Fit For Alcohol Acc. To Govt. See you soon!!!');
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await submitAs(page, 'APP-ERR');
  await expectToast(page, /^Something Went Wrong\.$/);
  await shop.injectFault('verifyIdentity', 'reset', Infinity);
  await submitAs(page, 'APP-22');
  await expectToast(page, /^Something Went Wrong$/);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/setting\/user$/);
});

test('leaving the check deletes the pictures that were chosen or uploaded', async ({ page }) => {
  await passGate(page);
  await signIn(page, 'nora@example.com');
  await page.goto('/kyc?mode=update');
  await fillCheck(page);
  await submitAs(page, 'APP-ERR-2');
  await expectToast(page, /^Something Went Wrong\.$/);
  await page.getByRole('button', { name: 'Delete my pictures' }).click();
  await expectToast(page, 'Your pictures have been deleted.');
  await expect(page.getByAltText('Your selfie')).toBeHidden();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Aadhar Front In Not Uploaded.').first()).toBeVisible();
});

test('a selfie can be cancelled, and a failing camera has a text and an alternative [KYC-29] [DEMO-64]', async ({
  page,
}) => {
  await signIn(page, 'lena@example.com');
  await page.goto('/kyc');
  await takeSelfie(page);
  await page.getByRole('button', { name: 'Cancel selfie' }).click();
  await expect(page.getByAltText('Your selfie')).toBeHidden();
  const take = page.getByRole('button', { name: 'Take selfie' });
  await expect(take).toBeFocused();
  await expect(take).not.toHaveAttribute('aria-busy');

  await page.evaluate(() => {
    const video = document.querySelector('video');
    const [track] = (video?.srcObject as MediaStream | undefined)?.getVideoTracks() ?? [];
    track?.dispatchEvent(new Event('ended'));
  });
  await expect(page.getByText('The camera was disconnected.')).toBeVisible();

  for (const [error, text] of [
    ['NotAllowedError', 'Camera access is blocked.'],
    ['NotFoundError', 'No camera was found.'],
    ['NotReadableError', 'The camera is in use by another app.'],
  ] as const) {
    await page.evaluate((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name));
    }, error);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(text)).toBeVisible();
  }
  await page.getByLabel('Or choose a photo of yourself (JPEG)').setInputFiles(photo());
  await expect(page.getByAltText('Your selfie')).toBeVisible();
});
