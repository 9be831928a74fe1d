import type { Browser, Page } from '@playwright/test';
import { passGate } from '../steps/gate';
import { placeOrder, reachGuestSummary } from '../steps/order';
import { LOCAL_BOURBON } from '../steps/shopper';
import { expect, test } from '../support/test';

test.afterEach(({ shop }) => shop.clearFaults());

/** Only two bottles are in stock (DEMO-31). */
async function reachSummaryWithBoth(page: Page, variantId: string): Promise<void> {
  await passGate(page);
  await reachGuestSummary(page, [{ ...LOCAL_BOURBON, variantId, quantity: 2 }]);
}

async function somebodyElse(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, timezoneId: 'America/New_York', locale: 'en-US' });
  return context.newPage();
}

for (const [variantId, message, ids] of [
  ['1021', 'The last bottle was sold a moment ago.', '[SUM-25]'],
  ['1031', 'Out of Stock', '[SUM-25] [CART-28] [CART-29]'],
] as const) {
  test(`the last bottle is sold once, and the other shopper reads "${message}" [REACH-73] ${ids}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const other = await somebodyElse(browser, baseURL);
    await reachSummaryWithBoth(page, variantId);
    await reachSummaryWithBoth(other, variantId);
    await placeOrder(other);
    await other.context().close();
    await page.getByRole('button', { name: 'PLACE ORDER' }).click();
    await expect(page.getByText(message).first()).toBeVisible();
    await page.getByRole('button', { name: /^Remove/ }).click();
    await expect(page.getByText('Hey fill me, i am Empty')).toBeVisible();
  });
}
