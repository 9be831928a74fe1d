import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '../support/test';

/** Presses once; the device does the work. */
export async function solveCaptcha(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I am human' }).click();
  await captchaIsSolved(page);
}

/** Also for a captcha that is solved again automatically after a refusal. */
export const captchaIsSolved = (page: Page) =>
  expect(page.getByRole('button', { name: 'Verified' })).toBeVisible();

/** After an outage the button must be pressed again. */
export async function solveCaptchaAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Verification failed. Press to try again.' }).click();
  await captchaIsSolved(page);
}

interface Known {
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  readonly storage: Readonly<Record<string, string>>;
}

/** Browser storage after passing the gate of a shop; the first test of each shop and zipcode goes through it. */
const passed = new Map<string, Known>();

/** A page of the shop without scripts, so that nothing is written to the storage. */
export const openBlank = (page: Page) => page.goto('/robots.txt');

/** A shopper who has chosen a zipcode and has not opened a page yet. */
export async function passGate(page: Page, zipcode = '10001'): Promise<void> {
  await openBlank(page);
  const visit = `${page.url()} ${zipcode}`;
  const known = passed.get(visit);
  if (known) return recall(page, known);
  await goThroughGate(page, zipcode);
  const storage = await page.evaluate(() => ({ ...localStorage }));
  passed.set(visit, { cookies: await page.context().cookies(), storage });
  await openBlank(page);
}

async function recall(page: Page, { cookies, storage }: Known): Promise<void> {
  await page.context().addCookies(cookies);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
}

/** Opens the store as a shopper who has chosen a zipcode. */
export async function enterStore(page: Page, zipcode?: string): Promise<void> {
  await passGate(page, zipcode);
  await page.goto('/store');
  await isShoppingAt(page, zipcode);
}

/** Opens the shop for the first time and goes through the gate. */
export async function goThroughGate(page: Page, zipcode = '10001'): Promise<void> {
  await page.goto('/');
  await tryZipcode(page, zipcode);
  await expect(page).toHaveURL(/\/store$/);
  await isShoppingAt(page, zipcode);
}

const isShoppingAt = (page: Page, zipcode = '10001') =>
  expect(page.getByText(`SHOPPING AT - ${zipcode}`)).toBeVisible();

export async function tryZipcode(page: Page, zipcode: string): Promise<void> {
  await solveCaptcha(page);
  await sendZipcode(page, zipcode);
}

/** In a shop without a captcha. */
export async function sendZipcode(page: Page, zipcode: string): Promise<void> {
  await page.getByLabel('ENTER SERVICE ZIPCODE').fill(zipcode);
  await page.getByRole('button', { name: 'CONTINUE' }).click();
}
