import type { Page } from '@playwright/test';
import { ADDRESS } from './steps/address';
import { passGate } from './steps/gate';
import { newEmail } from './steps/guest';
import { photo } from './steps/identity';
import { mailedLinks } from './steps/password';
import { CARDS } from './steps/payment';
import { register } from './steps/register';
import { DEMO_PASSWORD } from './steps/sign-in';
import { ACCOUNT_TREES } from './support/account-trees';
import { expectFocus, expectFocusInSight } from './support/focus';
import { expect, test } from './support/test';
import { Walk } from './support/walk';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

const expectTree = (page: Page, screen: keyof typeof ACCOUNT_TREES) =>
  expect(page.getByRole('main')).toMatchAriaSnapshot(ACCOUNT_TREES[screen]);

/** The message takes the place of the form, and of the focus. */
async function expectLinkSent(page: Page): Promise<void> {
  await expect(page.locator(':focus')).toHaveText(/^If there is an account with this email/);
  await expectFocusInSight(page);
}

async function createAccount(walk: Walk, email: string): Promise<void> {
  const { page } = walk;
  await page.goto('/createAccount');
  await expectTree(page, 'createAccount');
  await walk.hear(button(page, 'I am human'), 'Verifying…', 'Verified');
  const create = button(page, 'CREATE ACCOUNT');
  await walk.pressTo(create, alert(page));
  await walk.fill({ 'First name': 'Ada' });
  // Refused again, with errors that were there before.
  await walk.pressTo(create, alert(page));
  await walk.fill({ 'Last name': 'Quist', Email: email });
  await walk.fill({ Password: DEMO_PASSWORD, 'Confirm password': DEMO_PASSWORD });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cart$/);
  await expectFocus(page.getByRole('main'));
}

async function checkIdentity(walk: Walk): Promise<void> {
  const { page } = walk;
  await walk.press(page.getByRole('link', { name: 'Verify identity' }));
  await expect(heading(page, 'Verify your age and identity')).toBeVisible();
  await walk.pressTo(button(page, 'Submit'), alert(page));
  await expectTree(page, 'identityCheck');
  // The dialog of the system is no part of the page.
  await page.getByLabel('ID front').setInputFiles(photo());
  await page.getByLabel('ID back').setInputFiles(photo());
  const take = button(page, 'Take selfie');
  await walk.pressTo(button(page, 'Open camera'), take);
  await expect(take).not.toHaveAttribute('aria-busy');
  await walk.pressTo(take, button(page, 'Cancel selfie'));
  await walk.pressTo(button(page, 'Cancel selfie'), take);
  await walk.hear(button(page, 'Delete my pictures'), 'Your pictures have been deleted.');
}

async function setNewPassword(walk: Walk, email: string): Promise<void> {
  const { page } = walk;
  await page.goto('/forgot/password');
  await walk.pressTo(button(page, 'SEND LINK'), page.getByLabel('Email'));
  await walk.fill({ Email: email });
  await page.keyboard.press('Enter');
  await expectLinkSent(page);
  await (await mailedLinks(page, email)).first().click();
  await walk.pressTo(button(page, 'UPDATE PASSWORD'), alert(page));
  await expectTree(page, 'newPassword');
  await walk.fill({ 'New password': 'battery staple horse', 'Confirm password': 'battery staple horse' });
  await walk.hear(button(page, 'UPDATE PASSWORD'), 'Updated SuccessFully');
  await expect(page).toHaveURL(/\/signIn$/);
  await expectFocus(page.getByRole('main'));
}

test('at 400 % zoom and with the keyboard alone, a shopper registers, begins the identity check, sets a new password and signs in [GEN-28]', async ({
  page,
}) => {
  const walk = await Walk.of(page);
  const email = newEmail();
  await passGate(page);
  await createAccount(walk, email);
  await checkIdentity(walk);
  await page.goto('/store');
  await walk.press(page.getByRole('button', { name: /^Hey, Ada/ }));
  await walk.press(button(page, 'Logout'));
  await expect(page.getByLabel('ENTER SERVICE ZIPCODE')).toBeVisible();
  await passGate(page);
  await setNewPassword(walk, email);
  await walk.fill({ Email: email, Password: DEMO_PASSWORD });
  await walk.hear(button(page, 'I am human'), 'Verified');
  await walk.hear(button(page, 'SIGN IN'), 'Incorrect email or password.');
  await expectFocus(button(page, 'SIGN IN'));
  await walk.fill({ Password: 'battery staple horse' });
  await walk.press(button(page, 'SIGN IN'));
  await expect(page).toHaveURL(/\/store$/);
  await expectFocus(page.getByRole('main'));
});

test('at 400 % zoom and with the keyboard alone, a member manages addresses, cards, mails and the password [GEN-28]', async ({
  page,
}) => {
  const walk = await Walk.of(page);
  await passGate(page);
  await register(page, newEmail(), 'Ida Rhodes');
  await page.goto('/setting/user');
  await expectTree(page, 'account');
  // The message must not cover the switch that has just been pressed.
  await walk.to(page.getByRole('switch', { name: /^NEWSLETTER/ }));
  await walk.hearKey('Space', 'Updated SuccessFully');
  await walk.pressTo(button(page, 'ADD NEW ADDRESSES'), heading(page, 'Add a new address'));
  await walk.pressTo(button(page, 'SAVE ADDRESS'), page.getByLabel('First name'));
  await walk.fill(ADDRESS);
  await walk.pressTo(button(page, 'SAVE ADDRESS'), button(page, 'ADD NEW ADDRESSES'));
  await expect(page.getByRole('row', { name: /350 W 31st St/ })).toBeVisible();
  await walk.hear(button(page, 'MAKE DEFAULT Home'), 'Updated SuccessFully');
  await expectFocus(button(page, 'EDIT Home'));
  await walk.pressTo(button(page, 'EDIT Home'), heading(page, 'Edit Home'));
  await walk.pressTo(button(page, 'Back to addresses'), button(page, 'EDIT Home'));
  await walk.pressTo(button(page, 'DELETE Home'), button(page, 'CANCEL'));
  await walk.escapeTo(button(page, 'DELETE Home'));
  await saveCard(walk);
  const deleted = page.getByRole('dialog').getByRole('button', { name: 'DELETE' });
  await walk.pressTo(button(page, 'DELETE Visa ending in 4242'), button(page, 'CANCEL'));
  await walk.pressTo(deleted, heading(page, 'PAYMENT METHOD'));
  await walk.pressTo(button(page, 'DELETE Home'), button(page, 'CANCEL'));
  await walk.pressTo(deleted, heading(page, 'MY SHIPPING ADDRESS'));
  await walk.press(button(page, 'Change password'));
  await expectLinkSent(page);
});

async function saveCard(walk: Walk): Promise<void> {
  const { page } = walk;
  await walk.pressTo(button(page, 'ADD CARD'), heading(page, 'Add New Card'));
  await walk.fill(ADDRESS);
  await walk.fill({ 'Card holder': 'Nell Gwynn', 'Card number': CARDS.declined, Expiry: '1234', CVC: '123' });
  const save = button(page, 'Save and Continue');
  await walk.pressTo(save, button(page, 'OK'));
  await expect(page.getByRole('alertdialog')).toHaveAccessibleName(/^Your card was declined\./);
  await page.keyboard.press('Enter');
  await expectFocus(save);
  await walk.fill({ 'Card number': CARDS.visa });
  await walk.pressTo(save, heading(page, 'PAYMENT METHOD'));
}
