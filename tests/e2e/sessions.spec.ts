import type { Page } from '@playwright/test';
import { fillAddress, openAddressForm } from './steps/address';
import { passGate, solveCaptcha } from './steps/gate';
import { fillCheck } from './steps/identity';
import { reachAddressAs } from './steps/order';
import { fillSignIn, signIn } from './steps/sign-in';
import { expect, test } from './support/test';

test.use({ fetchesAhead: true });

const LENA = 'lena@example.com';

const storages = (page: Page) => page.evaluate(() => ({ ...localStorage, ...sessionStorage }));

/** Halfway through checkout, with a place, a cart, delivery fees and a later tab. */
async function inCheckout(page: Page): Promise<void> {
  await passGate(page);
  await reachAddressAs(page, LENA);
}

test('signing out in one tab signs out every tab, and no tab writes anything back [HEAD-28] [HEAD-29] [X-005] [X-083]', async ({
  page,
  context,
}) => {
  await inCheckout(page);
  expect(await storages(page)).toMatchObject({ nextTab: 'address', isCheckout: '1' });
  const other = await context.newPage();
  await other.goto('/store');
  await other.getByRole('button', { name: 'Hey, Lena' }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  for (const tab of [other, page]) {
    await expect(tab.getByLabel('ENTER SERVICE ZIPCODE')).toBeVisible();
    await expect(tab).toHaveURL('/');
  }
  for (const tab of [other, page]) expect(await storages(tab)).toEqual({});
  await page.goBack();
  await expect(page.getByText('Hey, Lena')).toHaveCount(0);
  expect(await storages(page)).not.toHaveProperty('Token');
});

test('a member whose session has ended signs in and returns, with the input kept [X-084]', async ({
  page,
}) => {
  await inCheckout(page);
  await openAddressForm(page);
  await fillAddress(page);
  await page.getByRole('checkbox').check();
  const typed = await valuesOf(page);
  const token = await page.evaluate(() => localStorage.getItem('Token'));
  await page.request.post('/api/customer/logout', { data: { api_token: token } });

  await page.getByRole('button', { name: 'SAVE ADDRESS' }).click();
  await expect(page).toHaveURL(/\/signIn$/);
  await fillSignIn(page, LENA);
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'SIGN IN' }).click();

  await expect(page).toHaveURL(/\/cart\/address\?show=new$/);
  await expect(page.getByRole('button', { name: 'SAVE ADDRESS' })).toBeVisible();
  await expect.poll(() => valuesOf(page)).toEqual(typed);
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test('an address that was being edited when the session ended is restored [X-084]', async ({ page }) => {
  await signIn(page, 'mark@example.com');
  await page.goto('/setting/user');
  await page
    .getByRole('button', { name: /^EDIT / })
    .first()
    .click();
  await page.getByLabel('Phone').fill('4155550177');
  const typed = await valuesOf(page);
  const token = await page.evaluate(() => localStorage.getItem('Token'));
  await page.request.post('/api/customer/logout', { data: { api_token: token } });
  await page.getByRole('button', { name: 'SAVE ADDRESS' }).click();
  await expect(page).toHaveURL(/\/signIn$/);
  await fillSignIn(page, 'mark@example.com');
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'SIGN IN' }).click();
  await expect(page).toHaveURL(/\/setting\/user$/);
  await expect(page.getByRole('heading', { name: /^Edit / })).toBeVisible();
  await expect.poll(() => valuesOf(page)).toEqual(typed);
});

test('an identity check that was interrupted by the end of a session is restored, with its pictures [X-084]', async ({
  page,
}) => {
  await signIn(page, LENA);
  await page.goto('/kyc?mode=update');
  await fillCheck(page);
  const id = await page.getByLabel('Application ID').inputValue();
  const token = await page.evaluate(() => localStorage.getItem('Token'));
  await page.request.post('/api/customer/logout', { data: { api_token: token } });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/signIn$/);
  await fillSignIn(page, LENA);
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'SIGN IN' }).click();
  await expect(page).toHaveURL(/\/kyc\?mode=update$/);
  await expect(page.getByLabel('Application ID')).toHaveValue(id);
  await expect(page.getByAltText('Your selfie')).toBeVisible();
  await page.getByRole('button', { name: 'Delete my pictures' }).click();
  await expect(page.getByAltText('Your selfie')).toBeHidden();
});

/** What the fields of the form contain. */
const valuesOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('textbox')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
