import type { Page } from '@playwright/test';
import { passGate } from './steps/gate';
import { placedOrder, reachSummary } from './steps/order';
import { fillAgain, openSummary, remember, type Remembered } from './steps/ready-cart';
import { signIn } from './steps/sign-in';
import { isWhole } from './support/scale';
import { expect, test } from './support/test';

test.use({ fetchesAhead: isWhole });

/** Fifty times each at full size (`npm run test:hard`), otherwise twice. */
const ROUNDS = isWhole ? 50 : 2;

const placeButton = (page: Page) => page.getByRole('button', { name: 'PLACE ORDER' });

const pressTwice = (page: Page) => placeButton(page).dblclick();

/** Clicks both at the same moment; Playwright's own actions would wait until the button is ready. */
async function pressEnterAndClick(page: Page): Promise<void> {
  const box = await placeButton(page).boundingBox();
  if (!box) throw new Error('PLACE ORDER is not in view.');
  await placeButton(page).focus();
  await Promise.all([
    page.keyboard.press('Enter'),
    page.mouse.click(box.x + box.width / 2, box.y + box.height / 2),
  ]);
}

/** A member before PLACE ORDER, and the browser storage at that point. */
async function walkToSummary(page: Page): Promise<Remembered> {
  await passGate(page);
  await signIn(page, 'nora@example.com');
  await reachSummary(page);
  return remember(page);
}

test('submitting a cart twice at once places one order: by a double click, by Enter and a click, in two tabs [SUM-11] [X-150]', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000 + ROUNDS * 30_000);
  const known = await walkToSummary(page);
  await placeButton(page).click();
  const orders = new Set([await placedOrder(page)]);
  const before = await orderCount(page, known);
  const other = await context.newPage();
  let calls = 0;
  page.on('request', (request) => (calls += /placeorder$/.test(request.url()) ? 1 : 0));

  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const press of [pressTwice, pressEnterAndClick]) {
      await openSummary(page, await fillAgain(page, known));
      calls = 0;
      await press(page);
      orders.add(await placedOrder(page));
      expect(calls).toBe(1);
    }

    const cart = await fillAgain(page, known);
    await openSummary(page, cart);
    await openSummary(other, cart);
    await Promise.all([page, other].map((tab) => placeButton(tab).click()));
    const [first, second] = [await placedOrder(page), await placedOrder(other)];
    expect(second).toBe(first);
    orders.add(first);
  }

  expect(orders.size).toBe(3 * ROUNDS + 1);
  expect(await orderCount(page, known)).toBe(before + 3 * ROUNDS);
});

/** As the shop's own API reports it. */
async function orderCount(page: Page, { local }: Remembered): Promise<number> {
  const headers = { Authorization: `Bearer ${local.Token}` };
  const data = { api_token: local.Token, store_id: 1 };
  const answer = await page.request.post('/api/account/myorders', { headers, data });
  return ((await answer.json()) as { data: unknown[] }).data.length;
}
