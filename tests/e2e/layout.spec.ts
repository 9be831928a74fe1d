import type { Locator, Page } from '@playwright/test';
import { enterStore, passGate } from './steps/gate';
import { expectToast } from './steps/notices';
import { fillGuestCart } from './steps/order';
import { openProduct, PRODUCTS } from './steps/product';
import { COURIER_BOURBON } from './steps/shopper';
import { expect, test } from './support/test';

const at = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

/** The number of cards in the first row. */
async function inFirstRow(cards: Locator): Promise<number> {
  await expect(cards.first()).toBeVisible();
  const tops = await cards.evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  return tops.filter((top) => top === tops[0]).length;
}

/** The number of fully visible items in a row that scrolls sideways. */
const wholeInView = (list: Locator) =>
  list.evaluate((row) => {
    const frame = row.getBoundingClientRect();
    return [...row.children].filter((item) => {
      const box = item.getBoundingClientRect();
      return box.left >= frame.left - 1 && box.right <= frame.right + 1;
    }).length;
  });

test('the grid has 4 columns, 3 to 1024 px, 2 to 768, 1 to 480 [LIST-22] [LIST-23] [LIST-24] [LIST-25] [CONST-26]', async ({
  page,
}) => {
  await page.goto('/store/category/whiskey/12');
  for (const [width, columns] of [
    [1440, 4],
    [1025, 4],
    [1024, 3],
    [769, 3],
    [768, 2],
    [481, 2],
    [480, 1],
    [390, 1],
  ] as const) {
    await at(page, width);
    await expect
      .poll(() => inFirstRow(page.getByRole('main').getByRole('article')), `${width} px`)
      .toBe(columns);
  }
});

test("the home's carousels show 5 items at the widest, down to 2; similar items 4 to 2 [HOME-10] [CONST-23] [CONST-28] [X-178]", async ({
  page,
}) => {
  await enterStore(page);
  const list = page.getByRole('list', { name: 'OUR TOP Whiskey' });
  for (const [width, items] of [
    [1440, 5],
    [1200, 5],
    [1199, 4],
    [992, 4],
    [991, 3],
    [576, 3],
    [575, 2],
    [390, 2],
  ] as const) {
    await at(page, width);
    await expect.poll(() => wholeInView(list), `${width} px`).toBe(items);
  }
  await at(page, 1440);
  await page.goto('/store/101');
  const similar = page.getByRole('list', { name: 'Similar Items you may like' });
  for (const [width, items] of [
    [1440, 4],
    [992, 4],
    [991, 3],
    [767, 3],
    [576, 3],
    [575, 2],
  ] as const) {
    await at(page, width);
    await expect.poll(() => wholeInView(similar), `${width} px`).toBe(items);
  }
});

test('a carousel far below the view is not rendered until it comes near', async ({ page }) => {
  await enterStore(page);
  const card = page
    .getByRole('list', { name: /^OUR TOP/ })
    .last()
    .getByRole('listitem')
    .first();
  const isRendered = () =>
    card.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isRendered).toBe(false);
  await card.scrollIntoViewIfNeeded();
  await expect.poll(isRendered).toBe(true);
});

test('the gate and the intro use the desktop banner from 768 px, the mobile one below [HOME-08] [X-032]', async ({
  page,
}) => {
  for (const path of ['/', '/splash'])
    for (const [width, format] of [
      [767, 'mobile'],
      [768, 'desktop'],
    ] as const) {
      await at(page, width);
      await page.goto(path);
      const banner = page.locator('main picture img');
      const taken = () => banner.evaluate((image: HTMLImageElement) => image.currentSrc);
      await expect.poll(taken, `${path} at ${width} px`).toMatch(new RegExp(`-${format}\\.svg$`));
    }
});

test('the thumbnails are to the left of the large picture [PDP-01]', async ({ page }) => {
  await at(page, 1440);
  await openProduct(page, PRODUCTS.bourbon.id);
  const large = await page.getByRole('img', { name: /, picture 1 of \d+$/ }).boundingBox();
  const thumbnails = page.getByRole('list', { name: `Pictures of ${PRODUCTS.bourbon.name}` });
  const small = await thumbnails.getByRole('button').evaluateAll((all) =>
    all.map((button) => {
      const { right, top } = button.getBoundingClientRect();
      return { right: right + window.scrollX, top: top + window.scrollY };
    }),
  );
  expect(small.length).toBeGreaterThan(1);
  for (const { right } of small) expect(right).toBeLessThanOrEqual(large?.x ?? 0);
  const tops = small.map(({ top }) => top);
  expect(tops, 'one below the other').toEqual([...new Set(tops)].sort((one, other) => one - other));
});

test('the content is at most 1440 px wide, and centred [CONST-27]', async ({ page }) => {
  await at(page, 1900);
  await page.goto('/store/category/whiskey/12');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { width, left, right } = await page.getByRole('main').evaluate((main) => {
    const box = main.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(main);
    const [start, end] = [box.left + parseFloat(paddingLeft), box.right - parseFloat(paddingRight)];
    return { width: end - start, left: start, right: window.innerWidth - end };
  });
  expect(width).toBe(1440);
  expect(Math.abs(left - right)).toBeLessThan(20);
});

async function colourOf(page: Page, text: string): Promise<readonly number[]> {
  const toast = page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('listitem')
    .filter({ hasText: text });
  const colours = await toast.evaluate((item) =>
    [item, ...item.querySelectorAll('*')].map((element) => getComputedStyle(element).backgroundColor),
  );
  const painted = colours.find((colour) => !/, 0\)$|transparent/.test(colour)) ?? '';
  return [...painted.matchAll(/\d+(?:\.\d+)?/g)].slice(0, 3).map(Number);
}

test('toasts are at the bottom right: success green, failure red [HEAD-21] [HEAD-22] [HEAD-23]', async ({
  page,
}) => {
  await at(page, 1440);
  await passGate(page);
  await openProduct(page, PRODUCTS.bourbon.id);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectToast(page, 'Zipcode details fetched');
  const [red = 0, green = 0, blue = 0] = await colourOf(page, 'Zipcode details fetched');
  expect(green).toBeGreaterThan(Math.max(red, blue));
  await page.getByLabel('Deliver to zipcode').fill('1');
  await page.getByLabel('Deliver to zipcode').press('Enter');
  await expectToast(page, 'Please enter a valid 5-digit zipcode');
  const failure = await colourOf(page, 'Please enter a valid 5-digit zipcode');
  expect(failure[0]).toBeGreaterThan(Math.max(failure[1] ?? 0, failure[2] ?? 0) * 1.5);
  const box = await page.getByText('Please enter a valid 5-digit zipcode').boundingBox();
  expect(box?.x).toBeGreaterThan(720);
  expect(box?.y).toBeGreaterThan(450);
});

test('the total and CHECKOUT are in sight on a desktop without scrolling', async ({ page }) => {
  await passGate(page);
  await fillGuestCart(page);
  await at(page, 1440);
  await expect(page.getByText('Total', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'CHECKOUT' })).toBeInViewport({ ratio: 1 });
});

test('on small screens the menu and the filters are behind toggles [HEAD-09] [LIST-03] [LIST-04] [LIST-05] [LIST-11] [LIST-12] [LIST-13]', async ({
  page,
}) => {
  await at(page, 390);
  await page.goto('/store/category/whiskey/12');
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();

  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await page.getByRole('button', { name: 'Filter' }).click();
  await drawer.getByRole('checkbox', { name: '750 ml' }).check();
  await drawer.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('list', { name: 'Active filters' })).toBeHidden();
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(drawer.getByRole('checkbox', { name: '750 ml' })).not.toBeChecked();
  await drawer.getByRole('checkbox', { name: '750 ml' }).check();
  await drawer.getByRole('button', { name: 'Apply' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('750 ml');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the menu opens its three levels one after another, and links to the third [HEAD-08] [HEAD-09]', async ({
    page,
  }) => {
    await page.goto('/store');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('navigation', { name: 'Categories' });
    await menu.getByRole('button', { name: 'More in Whiskey' }).tap();
    await menu.getByRole('button', { name: 'More in Bourbon' }).tap();
    const third = menu.getByRole('link', { name: 'Small Batch' });
    await expect(third).toBeVisible();
    await third.tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Small Batch' })).toBeVisible();
    await expect(menu).toBeHidden();
  });
});

test('the text of banners and ads is readable at every width [HOME-01] [HOME-07]', async ({ page }) => {
  await enterStore(page);
  const captioned = page.locator('main li').filter({ has: page.getByRole('link', { name: /^(Shop|See) / }) });
  await expect(captioned).toHaveCount(5);
  for (const width of [320, 390, 768, 1024, 1440]) {
    await at(page, width);
    const cut = await captioned.evaluateAll(
      (items) =>
        items.flatMap((item) => {
          const frame = item.getBoundingClientRect();
          return [...item.querySelectorAll('p, h2, a')].filter((text) => {
            const { top, bottom, left, right } = text.getBoundingClientRect();
            const isInside =
              top >= frame.top && bottom <= frame.bottom && left >= frame.left && right <= frame.right;
            return !isInside || text.scrollWidth > text.clientWidth + 1;
          });
        }).length,
    );
    expect(cut, `${width} px`).toBe(0);
  }
});

test('the buttons over the banners show the next one, and its whole area is a link [HOME-01] [HOME-06]', async ({
  page,
}) => {
  await enterStore(page);
  const promotions = page.getByRole('region', { name: 'Promotions' });
  const second = promotions.getByRole('listitem').nth(1);
  await promotions.getByRole('button', { name: 'Next banner' }).click();
  await expect(second).toBeInViewport({ ratio: 0.99 });
  await second.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Flowers' })).toBeVisible();
});

test('with text at twice the size, the link to another zipcode stays visible [HEAD-03]', async ({ page }) => {
  await passGate(page);
  await page.goto('/faq');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const width of [320, 390, 768]) {
    await at(page, width);
    const change = page.getByRole('banner').getByRole('button', { name: 'Change' });
    await expect(change, `${width} px`).toBeInViewport({ ratio: 1 });
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overhang, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('nothing in the cart moves when the dates of a delivery arrive [CART-20]', async ({ page }) => {
  await at(page, 390);
  await passGate(page);
  await fillGuestCart(page, [COURIER_BOURBON]);
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/connect/delivery/nextDeliveryDate', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Delivery date' })).toBeDisabled();
  const below = page.getByLabel('Coupon code');
  await expect(below).toBeVisible();
  const earliest = page.getByRole('button', { name: /^Earliest/ });
  await expect(earliest).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  const top = async () => (await below.boundingBox())?.y;
  const before = await top();
  arrive();
  await expect(earliest).toBeVisible();
  expect(await top()).toBe(before);
});
