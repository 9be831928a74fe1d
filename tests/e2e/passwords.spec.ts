import { passGate, solveCaptcha } from './steps/gate';
import { expectToast, OFFLINE_TEXT } from './steps/notices';
import { askForLink, fillNewPassword, mailedLinks, updatePassword } from './steps/password';
import { DEMO_PASSWORD, fillSignIn, signIn } from './steps/sign-in';
import { RunningShop } from './support/running-shop';
import { expect, test } from './support/test';

const RUTH = 'ruth@example.com';
const NEW_PASSWORD = 'battery staple horse';

test('one page switches between sign-in, create account and forgot password, and keeps the input [ROUTE-35] [AUTH-03] [AUTH-08] [AUTH-15] [AUTH-16] [AUTH-17] [PWD-03] [X-004]', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto('/signIn');
  await page.getByLabel('Email').fill('nobody@example.com');
  await main.getByRole('link', { name: 'Forgot Password', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
  await expect(page).toHaveTitle(/Forgot Password/);
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email');

  await main.getByRole('link', { name: 'NEW CUSTOMER? Start here' }).click();
  await page.getByLabel('First name').fill('Ada');
  await main.getByRole('link', { name: 'Sign in', exact: true }).click();
  // The previous panel has its own e-mail field.
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(/\/createAccount\?panel=signIn$/);
  await page.getByLabel('Email').fill('ada@example.org');
  await main.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.org');
  const request = page.waitForRequest(/customer\/forgot$/);
  await askForLink(page, 'ada@example.org');
  expect((await request).postDataJSON()).toMatchObject({ email: 'ada@example.org', cart_id: '' });

  await main.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.org');
  await main.getByRole('link', { name: 'NEW CUSTOMER? Start here' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

test('forgot password: the mail, its link, a new password, all sessions end, and sign-in works [GEN-22] [BD-23] [ROUTE-34] [ROUTE-39] [ROUTE-61] [PWD-01] [PWD-04] [PWD-05] [PWD-06] [PWD-07] [PWD-08] [PWD-09] [REACH-44] [REACH-46] [DEMO-66]', async ({
  page,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newPage({ baseURL });
  await signIn(elsewhere, RUTH);
  await page.goto('/forgot/password');
  await page.getByRole('button', { name: 'SEND LINK' }).click();
  await expect(page.getByText('Email is required.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('ruth');
  await page.getByRole('button', { name: 'SEND LINK' }).click();
  await expect(page.getByText('Email must be in email format.')).toBeVisible();
  const request = page.waitForRequest(/customer\/forgot$/);
  await askForLink(page, RUTH);
  expect((await request).postDataJSON()).toEqual({ email: RUTH, store_id: 1 });

  await (await mailedLinks(page, RUTH)).first().click();
  await updatePassword(page);
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  for (const text of ['New password is required.', 'Confirm password is required.'])
    await expect(page.getByRole('link', { name: text })).toBeVisible();
  await fillNewPassword(page, 'seven77');
  await updatePassword(page);
  await expect(page.getByRole('link', { name: 'Password must be at least 8 characters.' })).toHaveCount(2);
  await fillNewPassword(page, NEW_PASSWORD, 'battery stapel horse');
  await updatePassword(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Passwords must match' })).toBeVisible();

  const [first, second] = [
    page.getByLabel('New password', { exact: true }),
    page.getByLabel('Confirm password', { exact: true }),
  ];
  for (const field of [first, second]) {
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
  }
  // A shown password can be copied and pasted.
  const show = page.getByRole('button', { name: 'Show new password' });
  await first.focus();
  await first.evaluate((field) => (field as HTMLInputElement).setSelectionRange(3, 3));
  await show.click();
  await expect(first).toHaveAttribute('type', 'text');
  await expect(first).toBeFocused();
  await expect.poll(() => first.evaluate((field) => (field as HTMLInputElement).selectionStart)).toBe(3);
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await expect(second).toHaveAttribute('type', 'password');
  await first.press('Control+A');
  await first.press('Control+C');
  await second.press('Control+A');
  await second.press('Control+V');
  await expect(second).toHaveValue(NEW_PASSWORD);
  await updatePassword(page);
  await expectToast(page, 'Updated SuccessFully');
  await expect(page).toHaveURL(/\/signIn$/);
  await elsewhere.goto('/setting/user');
  await expect(elsewhere).toHaveURL(/\/signIn$/);
  await elsewhere.close();

  await fillSignIn(page, RUTH, DEMO_PASSWORD);
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'SIGN IN' }).click();
  await expectToast(page, 'Incorrect email or password.');
  await fillSignIn(page, RUTH, NEW_PASSWORD);
  await page.getByRole('button', { name: 'SIGN IN' }).click();
  await expect(page).toHaveURL(/\/store$/);
});

test('links that are used, expired or invalid say so, and lead to a new one [REACH-46] [DEMO-58] [PWD-09]', async ({
  page,
}) => {
  const refusedWith = (text: string) =>
    expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  for (const [place, text] of [
    [-1, 'This link has already been used. Please request a new one.'],
    [-2, 'This link has expired. Please request a new one.'],
  ] as const) {
    await (await mailedLinks(page, RUTH)).nth(place).click();
    await fillNewPassword(page, NEW_PASSWORD);
    await updatePassword(page);
    await refusedWith(text);
  }
  await page.goto('/account/resetpassword?token=rst_none');
  await fillNewPassword(page, NEW_PASSWORD);
  await updatePassword(page);
  await refusedWith('This link is not valid. Please request a new one.');
  await page.getByRole('link', { name: 'Request a new one' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
});

test('without a token no password can be updated; a member cannot use forgot password [ROUTE-59] [ROUTE-60] [REACH-47]', async ({
  page,
}) => {
  await page.goto('/account/resetpassword');
  await expect(page.getByLabel('ENTER SERVICE ZIPCODE')).toBeVisible();
  await expect(page).toHaveURL('/');
  await passGate(page);
  await signIn(page, 'lena@example.com');
  await page.goto('/forgot/password');
  await expect(page).toHaveURL(/\/category\/ALL$/);
});

test.describe('a shop with the limits of a deployment', () => {
  const shop = new RunningShop();
  test.use({ baseURL: async ({}, use) => use(shop.url) });
  test.beforeAll(() => shop.start({ LIMIT_FACTOR: '1', LOG_LEVEL: 'trace' }));
  test.afterAll(() => shop.stop());

  test('recovers from an outage, refuses the sixth request of an hour, logs no secret, and shows no mail without the demo [REACH-45] [PWD-02] [ERR-01] [X-070] [DEMO-66] [BDG-05]', async ({
    page,
    request,
  }) => {
    await page.goto('/forgot/password');
    await page.getByLabel('Email').fill(RUTH);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'SEND LINK' }).click();
    await expect(page.getByRole('alert').filter({ hasText: OFFLINE_TEXT })).toBeVisible();
    await page.context().setOffline(false);
    await askForLink(page, RUTH);
    for (const email of ['nobody@example.com', RUTH, RUTH, RUTH, RUTH]) {
      await page.goto('/forgot/password');
      await askForLink(page, email);
    }
    await page.goto('/forgot/password');
    await page.getByLabel('Email').fill(RUTH);
    await page.getByRole('button', { name: 'SEND LINK' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Too many attempts. Please try again later.' }),
    ).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(RUTH);

    const links = await mailedLinks(page, RUTH);
    const token = new URL((await links.first().getAttribute('href')) ?? '', shop.url).searchParams.get(
      'token',
    );
    await links.first().click();
    await fillNewPassword(page, NEW_PASSWORD);
    await shop.kill();
    await updatePassword(page);
    await expect(page.getByRole('alert').filter({ hasText: OFFLINE_TEXT })).toBeVisible();
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue(NEW_PASSWORD);
    await shop.start({ LIMIT_FACTOR: '1', LOG_LEVEL: 'trace', MODE: 'test' });
    await updatePassword(page);
    await expect(page).toHaveURL(/\/signIn$/);

    expect(token).toMatch(/^rst_/);
    expect(shop.log).toContain('/api/customer/changepassword');
    for (const secret of [token ?? '', RUTH, NEW_PASSWORD]) expect(shop.log).not.toContain(secret);
    expect((await request.get(`${shop.url}/_outbox`)).status()).toBe(404);
  });
});
