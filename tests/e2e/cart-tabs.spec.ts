import type { Page } from '@playwright/test';
import { passGate } from './steps/gate';
import { fillGuestCart } from './steps/order';
import { addToCart, PRODUCTS } from './steps/product';
import { COURIER_BOURBON, LOCAL_BOURBON } from './steps/shopper';
import { expectAccessible } from './support/accessible';
import { expect, test } from './support/test';

test.use({ fetchesAhead: true });

const BOURBON = PRODUCTS.bourbon.name;

const total = (page: Page) => page.locator('dl:has(dt:text-is("Total")) dd').last();

const changes = (page: Page) => page.getByRole('status').filter({ hasText: 'Your cart has changed' });

/** As if another tab or program covered the page. */
const become = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

function countCartRequests(page: Page): () => number {
  let requests = 0;
  page.on('request', (request) => (requests += Number(request.url().endsWith('/api/cart/showcart'))));
  return () => requests;
}

/** A change that no tab of this browser is told of. */
async function addOnAnotherDevice(page: Page): Promise<void> {
  const stored: Record<string, string> = await page.evaluate(() => ({ ...localStorage }));
  const { Token = '', cart_id = '', zipcode = '' } = stored;
  const { variantId: product_id, locationId: loc_id, speed: speed_id } = COURIER_BOURBON;
  const data = {
    api_token: Token,
    store_id: 1,
    cart_id,
    product_id,
    loc_id,
    speed_id,
    qty: 1,
    zipcode,
    wallet: 0,
  };
  const answer = await page.request.post('/api/cart/addtocart', {
    headers: { Authorization: `Bearer ${Token}` },
    data,
  });
  expect(await answer.json()).toMatchObject([{ code: 1 }]);
}

test('a cart that is open in two tabs shows the same in both, and says what the other has changed', async ({
  page,
  context,
}) => {
  await passGate(page);
  await fillGuestCart(page, [LOCAL_BOURBON, COURIER_BOURBON]);
  const other = await context.newPage();
  await other.goto('/cart');
  await page.getByRole('button', { name: 'Remove' }).last().focus();

  await other.getByRole('button', { name: 'Increase Quantity' }).first().click();
  await expect(changes(page)).toContainText(`The quantity of ${BOURBON} is now 2. The total is now $`);
  // The first tab shows it with the answer; the other one may still wait for its own.
  await expect(total(other)).toHaveText(await total(page).innerText());
  await expect(page.getByRole('button', { name: 'Remove' }).last()).toBeFocused();
  await expect(page.getByRole('link', { name: /Cart/ }).first()).toContainText('3');
  await expectAccessible(page, 'cart that was changed in another tab');

  await other.getByRole('button', { name: 'Remove' }).last().click();
  await expect(changes(page)).toContainText(`${BOURBON} is no longer in your cart.`);
  await expect(changes(page)).toBeFocused();
  await expect(changes(other)).toHaveCount(0);

  await page.getByRole('button', { name: 'Increase Quantity' }).click();
  await expect(changes(page)).toHaveCount(0);
  await expect(changes(other)).toContainText('is now 3.');
});

test('a cart shows what is added on a product page in another tab', async ({ page, context }) => {
  await passGate(page);
  await fillGuestCart(page);
  const other = await context.newPage();
  await addToCart(other, PRODUCTS.roses);
  await expect(changes(page)).toContainText(' was added. The total is now $');
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2);
});

test('a cart that was hidden for minutes is requested again when it is shown, and not before', async ({
  page,
}) => {
  await page.clock.install();
  await passGate(page);
  await fillGuestCart(page);
  await expect(total(page)).toBeVisible();
  const requests = countCartRequests(page);
  await become(page, 'hidden');
  await addOnAnotherDevice(page);
  await page.clock.fastForward('04:00');
  await become(page, 'visible');
  await become(page, 'hidden');
  await page.clock.fastForward('05:00');
  expect(requests()).toBe(0);
  await become(page, 'visible');
  await expect(changes(page)).toContainText(`${BOURBON} was added. The total is now $`);
  expect(requests()).toBe(1);
});
