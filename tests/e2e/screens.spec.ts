import { enterStore, passGate } from './steps/gate';
import { reachPayment } from './steps/order';
import { signIn } from './steps/sign-in';
import { expect, test } from './support/test';

test('after the gate the start page is the store: drinks, flowers and gifts [ROUTE-01] [GEN-01]', async ({
  page,
}) => {
  await passGate(page);
  await page.goto('/');
  for (const name of ['OUR TOP Whiskey', 'OUR TOP Flowers', 'OUR TOP Gifts'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'OUR TOP Whiskey' })).toBeVisible();
});

test('checkout has its own header, without menu, search or footer [ROUTE-42]', async ({ page }) => {
  await enterStore(page);
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
  await reachPayment(page);
  await expect(page.getByRole('navigation', { name: 'Checkout' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Categories' })).toHaveCount(0);
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('a member sees account and orders in tabs with their own addresses, and orders as accordions; Logout is sent to the backend [ROUTE-46] [ROUTE-48] [ORD-04] [ROLE-09] [HEAD-30] [GEN-20]', async ({
  page,
}) => {
  await signIn(page, 'jane@example.com');
  await page.goto('/setting/user');
  const tabs = page.getByRole('navigation', { name: 'Your settings' }).getByRole('link');
  await expect(tabs).toHaveText(['Account', 'Orders']);
  await tabs.filter({ hasText: 'Orders' }).click();
  await expect(page).toHaveURL(/\/setting\/order$/);
  const orders = page.getByRole('group').filter({ hasText: 'ORDER #' });
  await expect(orders.first()).toHaveAttribute('open', '');
  await orders.first().locator('summary').click();
  await expect(orders.first()).not.toHaveAttribute('open');
  await page.goBack();
  await expect(page).toHaveURL(/\/setting\/user$/);

  const told = page.waitForResponse(/\/api\/customer\/logout$/);
  await page.getByRole('button', { name: 'Hey, Jane' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  expect((await told).status()).toBe(200);
});

test('a service worker of an earlier shop is unregistered at the start [NET-15] [X-177]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const left = { unregister: async () => (document.documentElement.dataset.dismissed = 'yes') };
    Object.defineProperty(navigator.serviceWorker, 'getRegistrations', { value: async () => [left] });
  });
  await page.goto('/');
  await expect(page.locator('html[data-dismissed="yes"]')).toBeAttached();
});

test('the header is shown alone on its own page, and works there [ROUTE-27] [HEAD-05]', async ({ page }) => {
  await passGate(page);
  await page.goto('/header');
  await expect(page.getByText('SHOPPING AT - 10001')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveText('Cork & Petal');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('combobox', { name: 'Search' }).fill('bourbon');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Search Results for "bourbon"' })).toBeVisible();
});

test('the footer links to the static pages, each of which links to its sections [HEAD-20]', async ({
  page,
}) => {
  await page.goto('/about-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Freshness' })
    .click();
  await expect(page).toHaveURL(/\/faq#freshness$/);
  await expect(page.getByRole('heading', { name: 'Freshness' })).toBeInViewport();
  const question = page.getByRole('group').filter({ hasText: 'What does the freshness guarantee cover?' });
  await expect(question.getByText(/A photo is enough/)).toBeHidden();
  await question.getByText('What does the freshness guarantee cover?').click();
  await expect(question.getByText(/A photo is enough/)).toBeVisible();
});
