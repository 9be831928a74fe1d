import { captchaIsSolved, passGate, solveCaptcha } from '../steps/gate';
import { newEmail } from '../steps/guest';
import { expectToast } from '../steps/notices';
import { reachGuestEmail } from '../steps/order';
import { fillNewMember } from '../steps/register';
import { fillSignIn, signIn } from '../steps/sign-in';
import { expect, test } from '../support/test';

test.afterEach(({ shop }) => shop.clearFaults());

test('sign-in waits for the captcha, and says what is missing or wrong [REACH-12] [REACH-36] [AUTH-13] [AUTH-18] [AUTH-19] [AUTH-20] [AUTH-21]', async ({
  page,
}) => {
  await page.goto('/signIn');
  const submit = page.getByRole('button', { name: 'SIGN IN' });
  await expect(submit).toBeDisabled();
  await solveCaptcha(page);
  await submit.click();
  await expect(page.getByText('Email is required.').first()).toBeVisible();
  await expect(page.getByText('Password is required.').first()).toBeVisible();
  await fillSignIn(page, 'jane', 'seven77');
  await submit.click();
  await expect(page.getByText('Email must be in email format.').first()).toBeVisible();
  await expect(page.getByText('Password must be at least 8 characters.').first()).toBeVisible();
});

test('a refused sign-in says why and keeps the input [REACH-37] [AUTH-40]', async ({ page, shop }) => {
  await page.goto('/signIn');
  await fillSignIn(page, 'jane@example.com', 'not-her-password');
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'SIGN IN' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('jane@example.com');
  await shop.injectFault('signIn', 'refusal');
  await captchaIsSolved(page);
  await page.getByRole('button', { name: 'SIGN IN' }).click();
  await expectToast(page, 'Something Went Wrong.');
});

test('registration says what is missing or wrong [REACH-39] [AUTH-14] [AUTH-22] [AUTH-23] [AUTH-24] [AUTH-25] [AUTH-26] [AUTH-27] [AUTH-28] [AUTH-29]', async ({
  page,
}) => {
  await page.goto('/createAccount');
  const submit = page.getByRole('button', { name: 'CREATE ACCOUNT' });
  await expect(submit).toBeDisabled();
  await solveCaptcha(page);
  await submit.click();
  for (const text of [
    'First Name is required.',
    'Last Name is required.',
    'Email is required.',
    'Password is required.',
  ])
    await expect(page.getByText(text).first()).toBeVisible();
  await page.getByLabel('Email').fill('ada');
  await page.getByLabel('Password', { exact: true }).fill('seven77');
  await page.getByLabel('Confirm password', { exact: true }).fill('other777');
  await submit.click();
  for (const text of [
    'must be in email format',
    'Password is too short - should be 8 chars minimum.',
    'Passwords must match',
  ])
    await expect(page.getByText(text).first()).toBeVisible();
});

test('an e-mail that has an account cannot be registered again; a failed first sign-in is reported [REACH-40] [REACH-42] [AUTH-44] [AUTH-46]', async ({
  page,
  shop,
}) => {
  await page.goto('/createAccount');
  await solveCaptcha(page);
  const register = async (email: string) => {
    await fillNewMember(page, email, 'Ada Quist');
    await captchaIsSolved(page);
    await page.getByRole('button', { name: 'CREATE ACCOUNT' }).click();
  };
  await register('jane@example.com');
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await shop.injectFault('signIn', 'refusal');
  await register(newEmail());
  await expectToast(page, 'Something Went Wrong.');
});

test('a guest is asked for an e-mail alone, and it must be valid [GUEST-01] [GEN-23] [ROUTE-36] [REACH-43] [GUEST-02] [GUEST-03]', async ({
  page,
}) => {
  await passGate(page);
  await reachGuestEmail(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox')).toHaveCount(1);
  await expect(main.getByRole('button')).toHaveText('PROCEED');
  await page.getByRole('button', { name: 'PROCEED' }).click();
  await expect(page.getByText('Email is required.')).toBeVisible();
  await page.getByLabel('Email').fill('jane@');
  await page.getByRole('button', { name: 'PROCEED' }).click();
  await expect(page.getByText('must be in email format')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('jane@');
});

test("a guest with a member's e-mail sees nothing of the member's [DEMO-54] [X-066]", async ({ page }) => {
  await passGate(page);
  await reachGuestEmail(page);
  await page.getByLabel('Email').fill('jane@example.com');
  await page.getByRole('button', { name: 'PROCEED' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await page.goto('/setting/order');
  await expect(page).toHaveURL(/\/signIn$/);
});

test('a member without orders sees a message; Logout forgets everything [REACH-83] [HEAD-18] [HEAD-28] [HEAD-29]', async ({
  page,
}) => {
  await passGate(page);
  await signIn(page, 'lena@example.com');
  await page.goto('/store');
  await page.getByRole('button', { name: 'Hey, Lena' }).click();
  await page.getByRole('link', { name: 'My Orders' }).click();
  await expect(page.getByText('You have no orders yet')).toBeVisible();
  await page.getByRole('button', { name: 'Hey, Lena' }).click();
  await page.evaluate(() => document.documentElement.setAttribute('data-before-logout', ''));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel('ENTER SERVICE ZIPCODE')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-before-logout]'), 'the page is loaded anew').toHaveCount(0);
  expect(await page.evaluate(() => ({ ...localStorage }))).not.toHaveProperty('Token');
});
