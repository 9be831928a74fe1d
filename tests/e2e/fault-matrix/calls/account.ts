import type { Page } from '@playwright/test';
import { captchaIsSolved, openBlank, passGate, solveCaptcha } from '../../steps/gate';
import { newEmail } from '../../steps/guest';
import { expectToast, OFFLINE_TEXT } from '../../steps/notices';
import { askForLink, fillNewPassword, mailedLinks, updatePassword } from '../../steps/password';
import { addToCart, PRODUCTS } from '../../steps/product';
import { DEMO_PASSWORD, fillSignIn, signIn } from '../../steps/sign-in';
import { expect } from '../../support/test';
import type { FaultyCall } from '../faulty-call';
import { fillRegistration } from '../../steps/register';
import { main, onOpening } from './on-opening';

const email = (page: Page) => page.getByLabel('Email');

/** The newest e-mail that was entered here. */
let given = '';

/** Whether the account exists and its password is accepted. */
async function canSignIn(page: Page): Promise<void> {
  await page.goto('/signIn');
  await fillSignIn(page, given);
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'SIGN IN' }).click();
  await expect(page).toHaveURL(/\/store$/);
}

export const ACCOUNT_CALLS: readonly FaultyCall[] = [
  {
    call: 'signIn',
    proves: '[AUTH-41]',
    async reach(page) {
      await passGate(page);
      await page.goto('/signIn');
      await fillSignIn(page, 'lena@example.com');
      await solveCaptcha(page);
    },
    make: (page) => page.getByRole('button', { name: 'SIGN IN' }).click(),
    async fails(page) {
      await expectToast(page, /^Something Went wrong$/);
      await expect(email(page)).toHaveValue('lena@example.com');
      await captchaIsSolved(page);
    },
    succeeds: (page) => expect(page).toHaveURL(/\/store$/),
  },
  {
    call: 'register',
    proves: '[AUTH-45]',
    async reach(page) {
      given = newEmail();
      await passGate(page);
      await fillRegistration(page, given);
    },
    make: (page) => page.getByRole('button', { name: 'CREATE ACCOUNT' }).click(),
    async fails(page) {
      await expectToast(page, /^Something Went Wrong$/);
      await expect(page.getByLabel('First name')).toHaveValue('Mara');
      await captchaIsSolved(page);
    },
    async succeeds(page, outcome) {
      if (outcome !== 'lost') return expect(page).toHaveURL(/\/cart$/);
      // The account exists, and no second one is created.
      await expectToast(page, /already/);
      await canSignIn(page);
    },
  },
  {
    call: 'startGuestSession',
    proves: '[ERR-01]',
    async reach(page) {
      given = newEmail();
      await passGate(page);
      await addToCart(page, { id: PRODUCTS.bourbon.id, speed: 'Local' });
      await email(page).fill(given);
    },
    make: (page) => page.getByRole('button', { name: 'PROCEED' }).click(),
    async fails(page) {
      await expectToast(page, OFFLINE_TEXT);
      await expect(email(page)).toHaveValue(given);
    },
    async succeeds(page) {
      await expect(page).toHaveURL(/\/cart$/);
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    },
  },
  {
    call: 'signOut',
    proves: '[HEAD-28]',
    async reach(page) {
      await passGate(page);
      await signIn(page, 'lena@example.com');
      // The store takes the focus when it appears, which closes an open menu.
      await page.goto('/faq');
      await page.getByRole('button', { name: 'Hey, Lena' }).click();
    },
    make: (page) => page.getByRole('button', { name: 'Logout' }).click(),
    // Signing out clears everything in the browser, whatever the backend answers.
    fails: (page) => expect(page.getByLabel('ENTER SERVICE ZIPCODE')).toBeVisible(),
    again: (page) => page.reload(),
    async succeeds(page) {
      await expect(page.getByLabel('ENTER SERVICE ZIPCODE')).toBeVisible();
      expect(await page.evaluate(() => ({ ...localStorage }))).not.toHaveProperty('Token');
    },
  },
  {
    call: 'requestPasswordReset',
    proves: '[NET-10]',
    async reach(page) {
      await page.goto('/forgot/password');
      await email(page).fill('nobody@example.com');
    },
    make: (page) => page.getByRole('button', { name: 'SEND LINK' }).click(),
    async fails(page) {
      await expect(page.getByRole('alert').filter({ hasText: OFFLINE_TEXT })).toBeVisible();
      await expect(email(page)).toHaveValue('nobody@example.com');
    },
    succeeds: (page) => expect(main(page).getByText(/we have sent it a link/)).toBeVisible(),
  },
  {
    call: 'changePassword',
    proves: '[NET-10]',
    async reach(page) {
      given = newEmail();
      await passGate(page);
      await fillRegistration(page, given);
      await page.getByRole('button', { name: 'CREATE ACCOUNT' }).click();
      await expect(page).toHaveURL(/\/cart$/);
      // The page is for visitors.
      await openBlank(page);
      await page.evaluate(() => localStorage.clear());
      await page.goto('/forgot/password');
      await askForLink(page, given);
      await (await mailedLinks(page, given)).first().click();
      await fillNewPassword(page, DEMO_PASSWORD);
    },
    make: updatePassword,
    async fails(page) {
      await expect(page.getByRole('alert').filter({ hasText: OFFLINE_TEXT })).toBeVisible();
      await expect(page.getByLabel('New password', { exact: true })).toHaveValue(DEMO_PASSWORD);
    },
    async succeeds(page, outcome) {
      if (outcome === 'lost')
        await expect(page.getByRole('alert').filter({ hasText: 'already been used' })).toBeVisible();
      else await expect(page).toHaveURL(/\/signIn$/);
      await canSignIn(page);
    },
  },
  onOpening('listOrders', '/setting/order', (page) =>
    expect(main(page).getByRole('heading').first()).toBeVisible(),
  ),
  onOpening('getDashboard', '/setting/user', (page) =>
    expect(page.getByRole('heading', { name: 'YOUR INFORMATION' })).toBeVisible(),
  ),
];
