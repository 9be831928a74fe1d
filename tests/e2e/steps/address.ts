import type { Page } from '@playwright/test';
import { expect } from '../support/test';

export type TypedAddress = {
  'First name': string;
  'Last name': string;
  Address: string;
  Zip: string;
  City: string;
  Phone: string;
  'Address nickname': string;
};

export const ADDRESS: TypedAddress = {
  'First name': 'Nell',
  'Last name': 'Gwynn',
  Address: '350 W 31st St',
  Zip: '10001',
  City: 'New York',
  Phone: '2125550199',
  'Address nickname': 'Home',
};

export async function openAddressForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'ADD NEW ADDRESSES' }).click();
  await expect(page.getByRole('button', { name: 'SAVE ADDRESS' })).toBeVisible();
}

/** Types an address; city and state are filled in from the zipcode (ADDR-39, ADDR-40). */
export async function fillAddress(page: Page, changes: Partial<TypedAddress> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...ADDRESS, ...changes }))
    await typeField(page, label, value);
}

async function typeField(page: Page, label: string, value: string): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  // The zipcode fills in its city: wait for it, or the typed text would be mixed with it.
  if (label === 'Zip')
    await expect(page.getByRole('textbox', { name: 'City', exact: true })).not.toHaveValue('');
}

export async function addAddress(page: Page, changes: Partial<TypedAddress> = {}): Promise<void> {
  await openAddressForm(page);
  await fillAddress(page, changes);
  await page.getByRole('button', { name: 'SAVE ADDRESS' }).click();
  await expect(page.getByRole('heading', { name: 'Select a Shipping Address' })).toBeVisible();
}

export async function continueToPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'SAVE & CONTINUE' }).click();
  await expect(page).toHaveURL(/\/cart\/card$/);
  await expect(page.getByRole('heading', { name: 'Choose Payment Options' })).toBeVisible();
}
