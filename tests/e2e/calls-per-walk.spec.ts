import type { Page } from '@playwright/test';
import { findCall } from '../../backend/memory/documented-calls';
import { checkOut } from './steps/cart';
import { enterStore } from './steps/gate';
import { continueToPayment } from './steps/address';
import { fillReadyCart, placeOrder } from './steps/order';
import { payOnDelivery } from './steps/payment';
import { PRODUCTS } from './steps/product';
import { expect, test } from './support/test';

/** How often the page has made each call of the contract. */
function countCalls(page: Page): Map<string, number> {
  const counts = new Map<string, number>();
  page.on('request', (request) => {
    const id = findCall(request.method(), new URL(request.url()).pathname)?.call.id;
    if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
  });
  return counts;
}

const over = (counts: ReadonlyMap<string, number>, budget: Readonly<Record<string, number>>) =>
  [...counts].filter(([id, count]) => count > (budget[id] ?? 0));

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test('browsing asks once for each product, and for a list again only to refresh it', async ({ page }) => {
  await enterStore(page);
  const calls = countCalls(page);
  const menu = page.getByRole('navigation', { name: 'Categories' });
  await menu.getByRole('button', { name: 'More in Whiskey' }).click();
  await menu.getByRole('link', { name: 'Bourbon', exact: true }).click();
  await heading(page, 'Bourbon');
  await page.getByRole('link', { name: PRODUCTS.bourbon.name }).click();
  await expect(page.getByRole('button', { name: 'ADD TO CART' })).toBeEnabled();
  await page.goBack();
  await heading(page, 'Bourbon');
  await page.goForward();
  await heading(page, PRODUCTS.bourbon.name);
  await page.getByRole('combobox', { name: 'Search' }).fill('gin');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=gin/);
  await page.getByRole('main').getByRole('link', { name: /Gin/ }).first().click();
  await expect(page.getByRole('button', { name: 'ADD TO CART' })).toBeEnabled();
  expect(
    over(calls, { listCategories: 1, listCategoryProducts: 2, getProduct: 2, searchProducts: 1 }),
  ).toEqual([]);
});

test('each step of buying asks for what it shows, and for nothing else', async ({ page }) => {
  await enterStore(page);
  await fillReadyCart(page);
  const calls = countCalls(page);
  await checkOut(page);
  await continueToPayment(page);
  await payOnDelivery(page);
  await placeOrder(page);
  const budget = {
    showCart: 4,
    listAddresses: 2,
    listDeliverySpeeds: 2,
    listDriverSlots: 1,
    listPaymentMethods: 1,
    declareAge: 1,
    placeOrder: 1,
    reviewOrder: 2,
  };
  expect(over(calls, budget)).toEqual([]);
});
