import type { Page } from '@playwright/test';
import { solveCaptcha } from './gate';
import { newEmail } from './guest';
import { Shopper } from './shopper';
import { DEMO_PASSWORD } from './sign-in';

/** Fills in the open form. */
export async function fillNewMember(page: Page, email: string, name = 'Mara Holt'): Promise<void> {
  const [first = '', last = ''] = name.split(' ');
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(DEMO_PASSWORD);
}

export async function fillRegistration(page: Page, email: string, name?: string): Promise<void> {
  await page.goto('/createAccount');
  await fillNewMember(page, email, name);
  await solveCaptcha(page);
}

/**
 * A new member who has opened no page yet, so that no other test's member is changed.
 *
 * @param dateOfBirth as typed, 06/15/1990
 */
export async function register(
  page: Page,
  email = newEmail(),
  name?: string,
  dateOfBirth?: string,
): Promise<void> {
  const shopper = await Shopper.of(page);
  await shopper.register(email, name, dateOfBirth);
  await shopper.leaveWithTab();
}

/** Pick-up and dine-in are billed to it. */
export async function keepDefaultAddress(page: Page): Promise<void> {
  const shopper = await Shopper.of(page);
  await shopper.addAddress({ isPrimary: true });
}
