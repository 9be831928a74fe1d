import type { Page } from '@playwright/test';
import { passGate } from '../../steps/gate';
import { expectAlert, OFFLINE_TEXT } from '../../steps/notices';
import { addButton, openProduct, PRODUCTS } from '../../steps/product';
import { expect } from '../../support/test';
import type { FaultyCall } from '../faulty-call';
import { asMember } from '../member';
import { main, retry } from './on-opening';

const articles = (page: Page) => expect(main(page).getByRole('article').first()).toBeVisible();
const says = (text: string) => (page: Page) =>
  expect(main(page).getByText(text, { exact: true })).toBeVisible();
const size = (page: Page) => page.getByRole('checkbox', { name: '750 ml' });
const price = (page: Page) =>
  page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: '$100-$150' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Categories' });

const shopAt = (address: string) => async (page: Page) => {
  await passGate(page);
  await page.goto(address);
};

/** VEND-23 */
async function vendorFails(page: Page): Promise<void> {
  await expectAlert(page, 'Failed to fetch vendor data.');
  await says('Failed to fetch vendor data')(page);
}

export const CATALOG_CALLS: readonly FaultyCall[] = [
  {
    call: 'searchProducts',
    proves: '[SRCH-18]',
    reach: shopAt('/faq'),
    async make(page) {
      await page.getByRole('combobox', { name: 'Search' }).fill('gin');
      await page.keyboard.press('Enter');
    },
    async fails(page) {
      await says('Failed to fetch search results.')(page);
      await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('gin');
    },
    again: retry,
    succeeds: articles,
  },
  {
    call: 'listCategories',
    reach: asMember,
    // A screen that the server does not render.
    make: (page) => page.goto('/setting/order'),
    fails: (page) => expect(menu(page).getByText('The menu could not be loaded.')).toBeVisible(),
    again: (page) => menu(page).getByRole('button', { name: 'Retry' }).click(),
    succeeds: (page) => expect(menu(page).getByRole('link', { name: 'Whiskey' }).first()).toBeVisible(),
  },
  {
    call: 'listCategoryProducts',
    proves: '[ERR-10]',
    reach: shopAt('/category/ALL'),
    make: (page) => page.getByRole('link', { name: 'Shop all products' }).click(),
    fails: says('The products could not be loaded.'),
    again: retry,
    succeeds: articles,
  },
  {
    call: 'filterProducts',
    proves: '[ERR-10]',
    reach: shopAt('/store/category/whiskey/12'),
    make: (page) => size(page).check(),
    async fails(page) {
      await expect(page.getByText('This list may be out of date.')).toBeVisible();
      await expect(size(page)).toBeChecked();
    },
    again: retry,
    async succeeds(page) {
      await expect(page.getByText('This list may be out of date.')).toBeHidden();
      await expect(size(page)).toBeChecked();
      await articles(page);
    },
  },
  {
    call: 'getProduct',
    proves: '[NET-10]',
    reach: shopAt('/store/category/whiskey/12'),
    make: (page) => page.getByRole('article').first().getByRole('link').first().click(),
    fails: says(OFFLINE_TEXT),
    again: retry,
    succeeds: (page) => expect(addButton(page)).toBeVisible(),
  },
  {
    call: 'listRecommendations',
    reach: shopAt('/search/results?q=Wheated+Bourbon'),
    make: (page) =>
      page
        .getByRole('article')
        .getByRole('link', { name: /Wheated Bourbon/ })
        .first()
        .click(),
    // This product has no related ones, so the shop asks for recommendations (DEMO-29). A failure is not reported: the
    // product is shown without them.
    fails: (page) => expect(addButton(page)).toBeEnabled(),
    again: (page) => page.reload(),
    succeeds: (page) => expect(addButton(page)).toBeEnabled(),
  },
  {
    call: 'getVendor',
    proves: '[VEND-23]',
    async reach(page) {
      await passGate(page);
      await openProduct(page, PRODUCTS.bourbon.id);
    },
    make: (page) => page.getByRole('link', { name: 'Hudson Cellars' }).click(),
    fails: vendorFails,
    again: retry,
    succeeds: (page) => expect(page.getByRole('tablist')).toBeVisible(),
  },
  {
    call: 'filterVendorProducts',
    proves: '[VEND-23] [VEND-24]',
    reach: shopAt('/vendor/1'),
    make: (page) => price(page).check(),
    async fails(page) {
      await vendorFails(page);
      await expect(price(page)).toBeChecked();
    },
    again: retry,
    succeeds: (page) => expect(page.getByText('Page 1 of 1')).toBeVisible(),
  },
];
