import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { passGate } from './steps/gate';
import { isWhole } from './support/scale';
import { expect, test } from './support/test';

test.use({ fetchesAhead: true });

/** Rounds at full size; otherwise once, while the scripts are still loading. */
const ROUNDS = 50;
/** Like a cheap phone, on which the scripts take seconds to run. */
const SLOW_DOWN = 6;
/** From long before the scripts have loaded to long after: each round acts at a later moment. */
const LATEST_MS = 900;

const main = (page: Page) => page.getByRole('main');
const combobox = (page: Page, name: string) => page.getByRole('combobox', { name });
const searchBox = (page: Page) => combobox(page, 'Search');

/** An action on the page, and its expected result. */
interface Control {
  readonly name: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<unknown>;
  readonly expectActed: (page: Page) => Promise<unknown>;
  readonly width?: number;
}

const LISTING = '/store/category/whiskey/12';

const CONTROLS: readonly Control[] = [
  {
    name: 'what is typed into the search box, with focus and caret',
    path: '/store',
    act: async (page) => {
      await searchBox(page).pressSequentially('gn');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.type('i');
    },
    expectActed: async (page) => {
      await expect(searchBox(page)).toHaveValue('gin');
      await expect(searchBox(page)).toBeFocused();
      const caret = () => searchBox(page).evaluate((field) => (field as HTMLInputElement).selectionStart);
      await expect.poll(caret).toBe(2);
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'a search by Enter, over another one',
    path: '/search/results?q=zzzz',
    act: async (page) => {
      await searchBox(page).fill('gin');
      await page.keyboard.press('Enter');
    },
    expectActed: (page) => expect(page).toHaveURL(/\/search\/results\?q=gin$/),
  },
  {
    name: 'size, speed and ADD TO CART, in their order',
    path: '/store/101',
    act: async (page) => {
      await page.getByRole('radio', { name: '1000 ml' }).press(' ');
      await page.getByRole('radio', { name: 'Courier' }).first().press(' ');
      await page.getByRole('button', { name: 'ADD TO CART' }).click();
    },
    expectActed: async (page) => {
      await expect(page).toHaveURL(/\/guest\/register$/);
      await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/size=1013&speed=11_Next/);
      // A new cart for each round.
      await page.evaluate(() =>
        ['cart_id', 'total_products_in_cart'].forEach((key) => localStorage.removeItem(key)),
      );
    },
  },
  {
    name: 'a quantity that is typed and left',
    path: '/store/102',
    act: async (page) => {
      await page.getByRole('spinbutton', { name: 'Quantity' }).fill('5');
      await page.keyboard.press('Tab');
    },
    expectActed: (page) =>
      expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveAttribute('aria-valuenow', '5'),
  },
  {
    name: 'a quantity by its buttons',
    path: '/store/102',
    act: async (page) => {
      const more = page.getByRole('button', { name: 'Increase Quantity' });
      await more.click();
      await more.click();
      await more.click();
    },
    expectActed: (page) =>
      expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveAttribute('aria-valuenow', '4'),
  },
  {
    name: 'a quantity by arrow key',
    path: '/store/103',
    act: async (page) => {
      const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
      await quantity.press('ArrowUp');
      await quantity.press('ArrowUp');
    },
    expectActed: (page) =>
      expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveAttribute('aria-valuenow', '3'),
  },
  {
    name: 'the zipcode of a product, sent by Enter',
    path: '/store/104',
    act: async (page) => {
      await page.getByLabel('Deliver to zipcode').fill('1001');
      await page.keyboard.press('Enter');
    },
    expectActed: async (page) => {
      await expect(page.getByText('Please enter a valid 5-digit zipcode')).toBeVisible();
      await expect(page.getByLabel('Deliver to zipcode')).toHaveValue('1001');
    },
  },
  {
    name: 'filters',
    path: LISTING,
    act: async (page) => {
      await page.getByRole('checkbox', { name: '1000 ml' }).press(' ');
      await page.getByRole('checkbox', { name: '750 ml' }).click();
    },
    expectActed: async (page) => {
      await expect(page).toHaveURL(/size=1000&size=750|size=750&size=1000/);
      await expect(page.getByRole('checkbox', { name: '750 ml' })).toBeChecked();
    },
  },
  {
    name: 'the columns of a list on a phone',
    path: LISTING,
    width: 390,
    act: (page) => page.getByRole('button', { name: 'Two columns' }).click(),
    expectActed: async (page) => {
      await expect(page.getByRole('button', { name: 'One column' })).toBeVisible();
      await page.evaluate(() => localStorage.removeItem('phone_columns'));
    },
  },
  {
    name: 'sort and page size',
    path: LISTING,
    act: async (page) => {
      await combobox(page, 'Sort').selectOption('Price Low to High');
      await combobox(page, 'Show').first().selectOption('10');
    },
    expectActed: (page) => expect(page).toHaveURL(/sort=price_asc&show=10/),
  },
  {
    name: 'pagination',
    path: `${LISTING}?show=10`,
    act: (page) => page.getByRole('link', { name: 'Page 2' }).first().click(),
    expectActed: (page) => expect(page).toHaveURL(/page=2/),
  },
  {
    name: 'the filters of a phone',
    path: LISTING,
    width: 390,
    act: (page) => main(page).getByRole('button', { name: 'Filter' }).click(),
    expectActed: (page) => expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible(),
  },
  {
    name: 'the menu of a phone',
    path: '/store',
    width: 390,
    act: (page) => page.getByRole('button', { name: 'Menu' }).click(),
    expectActed: (page) =>
      expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true'),
  },
  {
    name: 'the account menu, opened by the keyboard',
    path: '/faq',
    act: (page) => page.getByRole('button', { name: 'Account' }).press('Enter'),
    expectActed: (page) => expect(page.getByRole('link', { name: 'Sign-in' })).toBeVisible(),
  },
  {
    name: 'the way to another zipcode',
    path: '/about-us',
    act: (page) => page.getByRole('button', { name: 'Change' }).click(),
    expectActed: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
];

for (const { name, path, act, expectActed, width = 1440 } of CONTROLS)
  test(`nothing is lost before hydration: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await passGate(page);
    await actEarly(page, path, act, () => expectActed(page));
  });

test('nothing is lost at the gate before hydration: a zipcode, the captcha, and the age confirmation [GATE-13] [GATE-14]', async ({
  page,
}) => {
  const fillIn = async () => {
    await expect(page.getByText('you confirm that you are of legal drinking age')).toBeVisible();
    await page.getByLabel('ENTER SERVICE ZIPCODE').pressSequentially('10001');
    await page.getByRole('button', { name: 'I am human' }).click();
  };
  await actEarly(page, '/', fillIn, async () => {
    await expect(page.getByRole('button', { name: 'CONTINUE' })).toBeEnabled();
    await expect(page.getByLabel('ENTER SERVICE ZIPCODE')).toHaveValue('10001');
  });
  await page.getByRole('button', { name: 'CONTINUE' }).click();
  await expect(page).toHaveURL(/\/store$/);
});

test('typed text is kept when the browser renders the page again, because another tab has changed the zipcode', async ({
  page,
}) => {
  await passGate(page);
  await page.context().clearCookies();
  await isRendered(page, '/store/101');
  const { arrive, hasArrived } = arrival();
  await delayScripts(page, () => hasArrived);
  await page.goto('/store/101', { waitUntil: 'commit' });
  await searchBox(page).pressSequentially('gin');
  await page.getByLabel('Deliver to zipcode').fill('10011');
  arrive();
  await expect(page.getByText('SHOPPING AT - 10001')).toBeVisible();
  await expect(searchBox(page)).toHaveValue('gin');
  await expect(page.getByLabel('Deliver to zipcode')).toHaveValue('10011');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the shop can be searched and paged through, and says what it cannot do [SRCH-04] [LIST-07]', async ({
    page,
  }) => {
    await isRendered(page, '/store');
    await page.goto('/store');
    await expect(page.locator('noscript p')).toContainText('You can browse and search without JavaScript.');
    await searchBox(page).fill('whiskey');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/results\?q=whiskey$/);
    await isRendered(page, page.url());
    await page.reload();
    await expect(main(page).getByRole('article').first()).toBeVisible();
    await isRendered(page, `${LISTING}?show=10`);
    await page.goto(`${LISTING}?show=10`);
    await page.getByRole('link', { name: 'Page 2' }).first().click();
    await expect(page).toHaveURL(/page=2/);
    await expect(main(page).getByRole('article').first()).toBeVisible();
    await main(page).getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/store\/category\/[\w-]+\/\d+\/\d+/);
    await isRendered(page, '/');
    await page.goto('/');
    await expect(page.locator('noscript p')).toContainText('Checking a zipcode needs JavaScript');
    await page.goto('/cart');
    await expect(page.locator('noscript p')).toContainText('This page needs JavaScript.');
  });
});

/** Acts on a page that is not hydrated yet, or is being hydrated. */
async function actEarly(
  page: Page,
  path: string,
  act: (page: Page) => Promise<unknown>,
  expectActed: () => Promise<unknown>,
): Promise<void> {
  await isRendered(page, path);
  if (isWhole) return actAtManyMoments(page, path, act, expectActed);
  const { arrive, hasArrived } = arrival();
  await delayScripts(page, () => hasArrived);
  await page.goto(path, { waitUntil: 'commit' });
  await act(page);
  arrive();
  await expectActed();
}

async function actAtManyMoments(
  page: Page,
  path: string,
  act: (page: Page) => Promise<unknown>,
  expectActed: () => Promise<unknown>,
): Promise<void> {
  test.setTimeout(ROUNDS * 30_000);
  await slowDown(page);
  let round = 0;
  await delayScripts(page, () => setTimeout((LATEST_MS * (round + 0.5)) / ROUNDS));
  for (; round < ROUNDS; round += 1) {
    await page.goto(path, { waitUntil: 'commit' });
    await act(page);
    await expectActed();
  }
}

/**
 * Waits until the server renders the page in time: on a busy machine, its first rendering may be too late for its own
 * request.
 */
async function isRendered(page: Page, path: string): Promise<void> {
  await expect(async () => {
    const answer = await page.request.get(path);
    expect(await answer.text()).toContain('<div id="root" data-server-rendered>');
  }).toPass();
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
}

function arrival() {
  let arrive = () => {};
  const hasArrived = new Promise<void>((resolve) => (arrive = resolve));
  return { arrive, hasArrived };
}

/** Delays the shop's scripts, each time they are requested, until the promise resolves. */
const delayScripts = (page: Page, wait: () => Promise<unknown>) =>
  page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await wait();
    await route.continue();
  });
