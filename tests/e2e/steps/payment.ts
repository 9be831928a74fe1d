import type { Page } from '@playwright/test';
import { expect } from '../support/test';

/** The provider's published test numbers (DEMO-47). */
export const CARDS = {
  visa: '4242424242424242',
  declined: '4000000000000002',
  noMessage: '4000000000000010',
  declinedAtOrder: '4000000000000341',
  wrongNumber: '4242424242424241',
} as const;

/** Choosing cards opens the saved ones, or the form for a new card (PAY-20). */
export const choosePayment = (page: Page, name: 'Credit/Debit/ATM cards' | 'UPI' | 'Payment on Delivery') =>
  page.getByRole('radio', { name }).click();

export const pressContinue = (page: Page) =>
  page.getByRole('button', { name: 'Continue', exact: true }).click();

export const saveCard = (page: Page) => page.getByRole('button', { name: 'Save and Continue' }).click();

export async function payOnDelivery(page: Page): Promise<void> {
  await choosePayment(page, 'Payment on Delivery');
  await pressContinue(page);
  await expect(page).toHaveURL(/\/cart\/checkout$/);
  await expect(page.getByRole('button', { name: 'PLACE ORDER' })).toBeVisible();
}

export async function orderByUpi(page: Page): Promise<void> {
  await choosePayment(page, 'UPI');
  await page.getByLabel('UPI ID').fill('jane@okbank');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('UPI verified successfully')).toBeVisible();
  await pressContinue(page);
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
}

/** Up to the page on which the simulated provider asks for approval. */
export async function payByUpi(page: Page): Promise<void> {
  await orderByUpi(page);
  await expect(page.getByRole('heading', { name: 'Approve payment' })).toBeVisible();
}

/** Opens the form for a new card, for a shopper without saved cards. */
export async function openNewCard(page: Page): Promise<void> {
  await choosePayment(page, 'Credit/Debit/ATM cards');
  await expect(page.getByRole('heading', { name: 'Add New Card' })).toBeVisible();
}

export async function fillCard(page: Page, number: string = CARDS.visa): Promise<void> {
  await page.getByRole('textbox', { name: 'Card holder' }).fill('Nell Gwynn');
  await page.getByRole('textbox', { name: 'Card number' }).fill(number);
  await page.getByRole('textbox', { name: 'Expiry' }).fill('1234');
  await page.getByRole('textbox', { name: 'CVC' }).fill('123');
}

/** A card that is billed to the delivery address. */
export async function tryCard(page: Page, number: string = CARDS.visa): Promise<void> {
  await fillCard(page, number);
  await page.getByRole('switch', { name: 'Same As Shipping Address' }).check();
  await saveCard(page);
}

export async function payWithNewCard(page: Page, number: string = CARDS.visa): Promise<void> {
  await openNewCard(page);
  await tryCard(page, number);
  await expect(page).toHaveURL(/\/cart\/checkout$/);
}
