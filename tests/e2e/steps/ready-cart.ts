import type { Page } from '@playwright/test';
import { expect } from '../support/test';
import { openBlank } from './gate';

/** Bottles with at least a hundred units each in stock (DEMO-31). */
const BOTTLES = ['1011', '1013', '1022', '1042'];
let filled = 0;

/** The storage of a tab before PLACE ORDER. */
export interface Remembered {
  readonly local: Readonly<Record<string, string>>;
  readonly checkout: string;
}

/** Read once from a shopper who has completed checkout up to the summary. */
export const remember = (page: Page): Promise<Remembered> =>
  page.evaluate(() => ({ local: { ...localStorage }, checkout: sessionStorage.getItem('checkout') ?? '' }));

/**
 * The same shopper with a bottle in a new cart, without going through checkout: restores the storage, with the new
 * cart's ids.
 */
export async function fillAgain(page: Page, known: Remembered): Promise<Remembered> {
  const { Token = '', zipcode = '' } = known.local;
  const call = async (path: string, body: object) => {
    const headers = { Authorization: `Bearer ${Token}` };
    const answer = await page.request.post(path, {
      headers,
      data: { api_token: Token, store_id: 1, ...body },
    });
    return ((await answer.json()) as unknown[])[0] as Record<string, unknown>;
  };
  const product_id = BOTTLES[(filled += 1) % BOTTLES.length];
  const bottle = { product_id, qty: 1, zipcode, loc_id: '11', wallet: 0, speed_id: 'Next Day' };
  const { cart_id } = await call('/api/cart/addtocart', { ...bottle, cart_id: '' });
  const { result } = await call('/api/cart/showcart', { cart_id });
  const [line] = result as { cart_rid: string }[];
  const checkout = JSON.parse(known.checkout) as { choices: { dates: Record<string, string> } };
  const [date = ''] = Object.values(checkout.choices.dates);
  checkout.choices.dates = { [line?.cart_rid ?? '']: date };
  const local = {
    ...known.local,
    cart_id: String(cart_id),
    total_products_in_cart: '1',
    nextTab: 'checkout',
  };
  return { local, checkout: JSON.stringify(checkout) };
}

/** Opens the summary in a tab with that storage. */
export async function openSummary(page: Page, { local, checkout }: Remembered): Promise<void> {
  await page.bringToFront();
  // Outside checkout, which stores its state when it is left.
  await openBlank(page);
  await page.evaluate(
    ([entries, record]) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      sessionStorage.setItem('checkout', record);
    },
    [local, checkout] as const,
  );
  await page.goto('/cart/checkout');
  await expect(page.getByRole('button', { name: 'PLACE ORDER' })).toBeEnabled();
}
