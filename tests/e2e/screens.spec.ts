import { enterStore, passGate } from './steps/gate';
import { reachGuestEmail, reachPayment } from './steps/order';
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

test('sign-in and create account require a captcha, and link to each other [AUTH-02] [AUTH-04] [AUTH-06] [AUTH-07] [AUTH-08]', async ({
  page,
}) => {
  await page.goto('/signIn');
  const captcha = page.getByRole('button', { name: 'I am human' });
  await expect(captcha).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'CREATE ACCOUNT' }).click();
  await expect(page).toHaveURL(/\/createAccount$/);
  for (const name of ['Email', 'Password', 'Confirm password'])
    await expect(page.getByLabel(name, { exact: true })).toBeVisible();
  await expect(captcha).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'SIGN IN' })).toBeVisible();
});

test('a guest is asked only for an e-mail [GUEST-01] [GEN-23] [ROUTE-36]', async ({ page }) => {
  await passGate(page);
  await reachGuestEmail(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox')).toHaveCount(1);
  await expect(main.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expect(main.getByRole('button')).toHaveText('PROCEED');
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

test('a page after the last says so, and links to the first [X-126]', async ({ page }) => {
  await passGate(page);
  for (const path of ['/store/category/whiskey/12?page=99', '/search/results?q=bourbon&page=99']) {
    await page.goto(path);
    await expect(page.getByText('There is no page 99.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the first page' }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  }
});

test('a list offers price bands, sizes and types, and shows its price range [CONST-16] [CONST-25]', async ({
  page,
}) => {
  await passGate(page);
  await page.goto('/store/category/whiskey/12');
  await expect(page.getByText('78 products')).toBeVisible();
  await expect(page.getByText('$2.99 to $349.99')).toBeVisible();
  for (const name of ['$25-$50', '$50-$75', '$100-$150', 'under 500'])
    await expect(page.getByRole('checkbox', { name })).toBeVisible();
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
