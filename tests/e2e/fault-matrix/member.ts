import type { Page } from '@playwright/test';
import { openBlank, passGate } from '../steps/gate';
import { reachSummary } from '../steps/order';
import { fillAgain, remember, type Remembered } from '../steps/ready-cart';
import { register } from '../steps/register';

/** For each shop, a member who has completed checkout up to the summary. */
const walked = new Map<string, Remembered>();

async function walkToSummary(page: Page): Promise<Remembered> {
  await passGate(page);
  await register(page);
  await reachSummary(page);
  return remember(page);
}

/** The storage of the member's tab before PLACE ORDER, with one bottle in the cart. */
async function known(page: Page): Promise<Remembered> {
  const shop = new URL((await page.request.get('/robots.txt')).url()).origin;
  const memory = walked.get(shop) ?? (await walkToSummary(page));
  await clearCart(page, memory.local.cart_id ?? '', memory.local);
  const filled = await fillAgain(page, memory);
  walked.set(shop, filled);
  return filled;
}

/** The cart of an earlier test, which belongs to the member. */
export async function clearCart(
  page: Page,
  cartId: string,
  { Token = '', CustomerId = '' } = {},
): Promise<void> {
  await page.request.get('/api/cart/clearCart', {
    params: { cus_id: CustomerId, quote_id: cartId },
    headers: { Authorization: `Bearer ${Token}` },
  });
}

/** A page of the shop that makes no calls, with this in its storage. */
async function recall(page: Page, { local, checkout }: Remembered): Promise<void> {
  await openBlank(page);
  await page.evaluate(
    ([entries, record]) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      sessionStorage.setItem('checkout', record);
    },
    [local, checkout] as const,
  );
}

/** The member, with everything chosen that checkout needs, on a page without calls. */
export const memberBefore = (address: string) => async (page: Page) => {
  const memory = await known(page);
  const [, tab = 'checkout'] = /^\/cart\/(\w+)/.exec(address) ?? [];
  await recall(page, { ...memory, local: { ...memory.local, nextTab: tab } });
};

export const asMember = memberBefore('/');

export const memberAt = (address: string) => async (page: Page) => {
  await memberBefore(address)(page);
  await page.goto(address);
};

/** Calls the API directly, with the session of the page. */
export async function ask<Answer>(page: Page, path: string, body: object = {}): Promise<Answer> {
  const token = await page.evaluate(() => localStorage.getItem('Token') ?? '');
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.post(path, { headers, data: { api_token: token, store_id: 1, ...body } });
  return (await answer.json()) as Answer;
}

/** According to the API. */
export async function unitsInCart(page: Page): Promise<number> {
  const cart_id = await page.evaluate(() => localStorage.getItem('cart_id') ?? '');
  const [cart] = await ask<{ result?: { qty: number | string }[] }[]>(page, '/api/cart/showcart', {
    cart_id,
  });
  return (cart?.result ?? []).reduce((units, line) => units + Number(line.qty), 0);
}
