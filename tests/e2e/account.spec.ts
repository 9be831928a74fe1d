import type { Page } from '@playwright/test';
import { fillAddress } from './steps/address';
import { passGate } from './steps/gate';
import { expectAlert, expectToast } from './steps/notices';
import { CARDS, fillCard, saveCard } from './steps/payment';
import { register } from './steps/register';
import { signIn } from './steps/sign-in';
import { expect, test } from './support/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const fact = (page: Page, label: string) => page.locator('dl > div').filter({ hasText: label }).locator('dd');

/** A new member, so that no other test's member is changed. */
async function openAccountOfNewMember(page: Page, email: string): Promise<void> {
  await passGate(page);
  await register(page, email, 'Ida Rhodes');
  await page.goto('/setting/user');
  await expect(page.getByRole('heading', { name: 'YOUR INFORMATION' })).toBeVisible();
}

async function addAddress(page: Page, changes: Parameters<typeof fillAddress>[1]): Promise<void> {
  await button(page, 'ADD NEW ADDRESSES').click();
  await expect(page.getByRole('heading', { name: 'Add a new address' })).toBeFocused();
  await fillAddress(page, changes);
}

test.afterEach(({ shop }) => shop.clearFaults());

test('a member manages addresses: adds, edits, chooses and deletes them, and sees what goes wrong [ACCT-01] [ACCT-02] [ACCT-03] [ACCT-04] [ACCT-07] [ACCT-08] [ACCT-09] [ACCT-10] [ACCT-11] [ADDR-46] [ADDR-47] [ADDR-48] [ADDR-49] [ADDR-50] [ADDR-51] [ADDR-52] [GEN-25] [ROLE-06] [REACH-63] [REACH-64] [REACH-80]', async ({
  page,
  shop,
}) => {
  await openAccountOfNewMember(page, 'ida@example.com');
  await expect(fact(page, 'Full name')).toHaveText('Ida Rhodes');
  await expect(fact(page, 'Email')).toHaveText('ida@example.com');
  await expect(fact(page, 'Password')).toHaveText('••••••••');
  await expect(fact(page, 'Primary address')).toHaveText('None yet');
  await expect(page.getByText('No addresses yet.')).toBeVisible();

  await addAddress(page, {});
  await page.getByLabel('Make this my default address').check();
  await button(page, 'SAVE ADDRESS').click();
  await expect(button(page, 'ADD NEW ADDRESSES')).toBeFocused();
  await expect(row(page, 'Home')).toContainText('Default');
  await expect(button(page, 'MAKE DEFAULT Home')).toHaveCount(0);
  await expect(fact(page, 'Primary address')).toHaveText('350 W 31st St, New York, NY 10001');
  await addAddress(page, { 'Address nickname': 'The coast', Zip: '94105', City: 'San Francisco' });
  await button(page, 'SAVE ADDRESS').click();
  await expect(row(page, 'The coast')).toContainText('San Francisco, CA 94105');

  await shop.injectFault('setDefaultAddress', 'refusal');
  await button(page, 'MAKE DEFAULT The coast').click();
  await expectAlert(page, 'something went wrong');
  await button(page, 'MAKE DEFAULT The coast').click();
  await expectToast(page, 'Updated SuccessFully');
  await expect(row(page, 'The coast')).toContainText('Default');
  await expect(row(page, 'Home')).not.toContainText('Default');
  await expect(button(page, 'EDIT The coast')).toBeFocused();
  await expect(fact(page, 'Primary address')).toContainText('San Francisco');

  await button(page, 'EDIT Home').click();
  await expect(page.getByRole('heading', { name: 'Edit Home' })).toBeFocused();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('350 W 31st St');
  await expect(page.getByLabel('Address nickname')).toHaveCount(0);
  await page.getByLabel('First name').fill('');
  await button(page, 'SAVE ADDRESS').click();
  await expect(page.getByText('First name is required.')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByLabel('First name').fill('Ida');
  await page.getByLabel('Address 2 (optional)').fill('Floor 3');
  await shop.injectFault('updateAddress', 'no-body');
  await button(page, 'SAVE ADDRESS').click();
  await expectAlert(page, 'something went wrong');
  await expect(page.getByLabel('Address 2 (optional)')).toHaveValue('Floor 3');
  await button(page, 'SAVE ADDRESS').click();
  await expect(button(page, 'EDIT Home')).toBeFocused();
  await expect(row(page, 'Home')).toContainText('Ida Gwynn');
  await expect(row(page, 'Home')).toContainText('350 W 31st St Floor 3');

  await button(page, 'DELETE The coast').click();
  const question = page.getByRole('dialog', { name: 'Delete this address?' });
  await expect(question).toContainText('The coast');
  await button(page, 'CANCEL').click();
  await expect(button(page, 'DELETE The coast')).toBeFocused();
  await button(page, 'DELETE The coast').click();
  await question.getByRole('button', { name: 'DELETE' }).click();
  await expect(row(page, 'The coast')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'MY SHIPPING ADDRESS' })).toBeFocused();
  await expect(fact(page, 'Primary address')).toHaveText('None yet');
  await page.reload();
  await expect(row(page, 'Home')).toContainText('350 W 31st St Floor 3');
  await expect(row(page, 'The coast')).toHaveCount(0);
});

test('a member manages cards and preferences: adds a card in settings, deletes it, and switches news on and off [ACCT-05] [ACCT-06] [ACCT-12] [ACCT-13] [ACCT-14] [ACCT-15] [ACCT-16] [PAY-17] [GEN-26] [ROLE-07] [ROLE-08] [ROLE-10] [REACH-64]', async ({
  page,
  shop,
}) => {
  await openAccountOfNewMember(page, 'ada@example.com');
  await expect(page.getByText('No saved cards yet.')).toBeVisible();
  await button(page, 'ADD CARD').click();
  await expect(page.getByRole('heading', { name: 'Add New Card' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Card number' })).toBeVisible();
  for (const name of ['Same As Shipping Address', 'You want to save this card'])
    await expect(page.getByRole('switch', { name })).toHaveCount(0);
  await fillAddress(page);
  await fillCard(page, CARDS.declined);
  await saveCard(page);
  await expectAlert(page, 'Your card was declined. :BackendError');
  await fillCard(page);
  await saveCard(page);
  const card = page.getByRole('listitem').filter({ hasText: 'Visa ending in 4242' });
  await expect(card).toContainText('Expires 12/34');
  await expect(page.getByRole('heading', { name: 'PAYMENT METHOD' })).toBeFocused();

  const remove = async () => {
    await button(page, 'DELETE Visa ending in 4242').click();
    await page.getByRole('dialog').getByRole('button', { name: 'DELETE' }).click();
  };
  await shop.injectFault('removeCard', 'refusal');
  await remove();
  await expectAlert(page, 'something went wrong');
  await expect(card).toBeVisible();
  await remove();
  await expectToast(page, 'Updated SuccessFully');
  await expect(card).toHaveCount(0);

  const newsletter = page.getByRole('switch', { name: 'NEWSLETTER' });
  const notifications = page.getByRole('switch', { name: 'NOTIFICATIONS' });
  await expect(newsletter).not.toBeChecked();
  await shop.injectFault('getDashboard', 'detail');
  await newsletter.click();
  await expectToast(page, 'This fault was switched on for a demonstration.');
  await expect(newsletter).not.toBeChecked();
  for (const name of [newsletter, notifications]) {
    const saved = page.waitForResponse(/\/mydashboard$/);
    await name.click();
    expect((await saved).status()).toBe(200);
  }
  await page.reload();
  await expect(page.getByText('No saved cards yet.')).toBeVisible();
  await expect(newsletter).toBeChecked();
  await expect(notifications).toBeChecked();
});

test('a member has a token and an id in the browser, and is identified by the token; a failed read of addresses is repeated without a message [AUTH-31] [AUTH-33] [ROLE-02] [ROLE-05] [ERR-13]', async ({
  page,
  shop,
}) => {
  await signIn(page, 'jane@example.com');
  const { token, customerId } = await page.evaluate(() => ({
    token: localStorage.getItem('Token') ?? '',
    customerId: localStorage.getItem('CustomerId'),
  }));
  expect(token).toMatch(/^\w/);
  expect(customerId).toMatch(/^\d+$/);
  const asked = page.waitForRequest(/\/getaddresses\?/);
  await shop.injectFault('listAddresses', 'no-body');
  await page.goto('/setting/user');
  expect((await asked).headers().authorization).toBe(`Bearer ${token}`);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(row(page, 'Home')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(0);
});
