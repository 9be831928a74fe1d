import type { Page } from '@playwright/test';
import { solveCaptcha } from './steps/gate';
import { fillSignIn } from './steps/sign-in';
import { expect, test } from './support/test';

interface DeepLinks {
  screens: string;
  /** Each with the heading of its screen. */
  links: readonly (readonly [path: string, heading: string])[];
}

const BOURBON = 'Old Harlan Small Batch Bourbon';

const OPEN_TO_ALL: readonly DeepLinks[] = [
  {
    screens: 'store and categories [ROUTE-02] [ROUTE-03] [ROUTE-06] [ROUTE-07] [ROUTE-08] [ROUTE-10]',
    links: [
      ['/home', 'OUR TOP Whiskey'],
      ['/store', 'OUR TOP Whiskey'],
      ['/store/category/whiskey/12', 'Whiskey'],
      ['/store/category/whiskey/bourbon/123', 'Bourbon'],
      ['/category/whiskey', 'Whiskey'],
      ['/category/ALL', 'All categories'],
    ],
  },
  {
    screens: 'a product, by each of its paths [ROUTE-04] [ROUTE-05] [ROUTE-09] [REACH-84] [X-001] [X-123]',
    links: [
      ['/store/101', BOURBON],
      ['/store/category/whiskey/123/101', BOURBON],
      ['/category/whiskey/product/101', BOURBON],
      ['/store/999999', 'Product not found'],
    ],
  },
  {
    screens: 'search [ROUTE-11] [ROUTE-12] [ROUTE-13] [SRCH-13]',
    links: [
      ['/store/search?q=bourbon', 'Search Results for "bourbon"'],
      ['/search?q=bourbon', 'Search Results for "bourbon"'],
      ['/search/results?q=bourbon', 'Search Results for "bourbon"'],
    ],
  },
  {
    screens: 'the places kept for what is still to come [ROUTE-15] [ROUTE-64] [ROUTE-65] [X-002] [X-016]',
    links: [
      ['/order/status', 'Order status'],
      ['/stepper', 'Checkout steps'],
      ['/vendor/florist', 'Coming soon'],
      ['/vendor/somebody', 'PAGE NOT FOUND'],
    ],
  },
  {
    screens: 'accounts and cart [ROUTE-32] [ROUTE-33] [ROUTE-36] [ROUTE-40]',
    links: [
      ['/signIn', 'Sign In'],
      ['/createAccount', 'Create Account'],
      ['/guest/register', 'Check out as a guest'],
      ['/cart', 'CART'],
    ],
  },
  {
    screens: 'pages to read [ROUTE-21] [ROUTE-22] [ROUTE-23] [ROUTE-24] [ROUTE-25] [ROUTE-26] [STATIC-01]',
    links: [
      ['/contact-us', 'Contact Us'],
      ['/faq', 'Frequently Asked Questions'],
      ['/privacy-policy', 'Privacy Policy'],
      ['/terms-conditions', 'Terms & Conditions'],
      ['/about-us', 'About Us'],
      ['/refund-policy', 'Refund Policy'],
    ],
  },
  { screens: 'the store locator [ROUTE-29] [X-017]', links: [['/party/locator', 'Store locator']] },
  {
    screens:
      'payment results and what is no screen [ROUTE-28] [ROUTE-51] [ROUTE-54] [REACH-01] [REACH-77] [X-002]',
    links: [
      ['/payment/success?orderId=100001', 'Order placed successfully'],
      ['/payment/fail?orderId=100001', 'Payment failed'],
      ['/no-such-page', 'PAGE NOT FOUND'],
      ['/store/harlan', 'PAGE NOT FOUND'],
    ],
  },
];

const shows = (page: Page, path: string, heading: string) =>
  expect(page.getByRole('heading', { name: heading, exact: true }).first(), path).toBeVisible();

test.describe('an address opens directly, also a second time', () => {
  for (const { screens, links } of OPEN_TO_ALL) {
    test(screens, async ({ page }) => {
      for (const [path, heading] of links) {
        await page.goto(path);
        await shows(page, path, heading);
      }
      const [path, heading] = links.at(-1)!;
      await page.reload();
      await shows(page, path, heading);
    });
  }
});

test("a member's screens require sign-in, and open for a member [ROUTE-31] [ROUTE-45] [ROUTE-49] [ROUTE-50] [X-012] [X-013] [X-014]", async ({
  page,
}) => {
  await page.goto('/setting/order');
  await expect(page).toHaveURL(/\/signIn$/);
  await fillSignIn(page, 'jane@example.com');
  await solveCaptcha(page);
  await page.getByRole('button', { name: 'SIGN IN' }).click();
  await expect(page).toHaveURL(/\/setting\/order$/);
  await expect(page.getByRole('heading', { name: 'YOUR ORDERS' })).toBeVisible();
  await page.goto('/setting/user');
  await expect(page.getByRole('heading', { name: 'YOUR INFORMATION' })).toBeVisible();
  await page.goto('/setting/chat');
  await expect(page.getByRole('heading', { name: 'Chat is not available' })).toBeVisible();
  await expect(page.getByText('Monday to Friday 9am to 5pm EST').first()).toBeVisible();
  await page.goto('/setting/nonsense');
  await expect(page).toHaveURL(/\/setting\/user$/);
});
