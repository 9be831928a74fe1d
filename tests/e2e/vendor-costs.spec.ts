import type { Page } from '@playwright/test';
import { passGate } from './steps/gate';
import { addToFilledCart, fillGuestCart, continueToSummary } from './steps/order';
import { FARM_ROSES } from './steps/shopper';
import { expectAccessible } from './support/accessible';
import { expect, test } from './support/test';
import { widths } from './support/widths';

const cents = (amount: string): number => Number(amount.replace(/[^\d-]/g, ''));

const table = (page: Page) => page.getByRole('table', { name: 'Costs by store' });

/** By keyboard: dates and a tip, shown later, can move the line between press and release of a mouse. */
async function openCosts(page: Page): Promise<void> {
  await page.locator('summary').filter({ hasText: 'Costs by store' }).press('Enter');
  await expect(table(page)).toBeVisible();
}

/** The table of costs by vendor, without its column of names: amounts in cents. */
async function amountsByShop(page: Page): Promise<number[][]> {
  const rows = await table(page)
    .locator(':is(tbody, tfoot) tr')
    .evaluateAll((found) =>
      found.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.lastChild?.textContent ?? '')),
    );
  return rows.map((row) => row.map(cents));
}

/** In every column the last row is the sum of the others, and its last cell is the total shown above the table. */
async function expectToAddUp(page: Page, rowCount: number): Promise<void> {
  // The rows and the total are read one after the other, so a change may come between them.
  await expect(async () => {
    const rows = await amountsByShop(page);
    expect(rows).toHaveLength(rowCount + 1);
    const whole = rows.at(-1) ?? [];
    const sums = whole.map((_, column) =>
      rows.slice(0, -1).reduce((sum, row) => sum + (row[column] ?? 0), 0),
    );
    expect(sums).toEqual(whole);
    const total = await page.locator('dl:has(dt:text-is("Total")) dd').last().innerText();
    expect(whole.at(-1)).toBe(cents(total));
  }).toPass();
}

for (const width of widths(390))
  test(`the costs by vendor add up in cart and summary at ${width} px [CART-05] [SUM-09] [X-128] [X-129]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await passGate(page);
    await fillGuestCart(page);
    await expect(page.getByText('Costs by store')).toBeHidden();
    await addToFilledCart(page, { ...FARM_ROSES, quantity: 2 });
    await openCosts(page);
    await expectToAddUp(page, 2);
    await page.getByLabel('Coupon code').fill('SAVE10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('definition').getByText(/^-\$/)).toBeVisible();
    await expect(table(page)).toContainText('Discount');
    await expectToAddUp(page, 2);
    await expectAccessible(page, 'cart with the costs by store');

    await continueToSummary(page);
    await page.getByRole('radio', { name: '15%' }).check();
    await openCosts(page);
    await expectToAddUp(page, 3);
    await expectAccessible(page, 'summary with the costs by store');
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overhang).toBeLessThanOrEqual(0);
  });
