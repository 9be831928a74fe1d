import type { Page } from '@playwright/test';
import { passGate } from './steps/gate';
import { reachAddress, reachAddressAs } from './steps/order';
import { register } from './steps/register';
import { expect, test } from './support/test';

const ADD = 'ADD NEW ADDRESSES';

/** Delays the list of addresses until it is released. */
async function holdAddresses(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/connect/customer/getaddresses**', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Presses the mouse on the button, and releases it when the addresses are shown. */
async function pressWhileLoading(page: Page, letGo: () => void): Promise<void> {
  const button = page.getByRole('button', { name: ADD, exact: true });
  await button.hover();
  await page.mouse.down();
  letGo();
  await expect(page.getByText('Loading your addresses')).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: 'Add a new address' })).toBeVisible();
}

for (const [who, reach] of [
  ['a guest without addresses', reachAddress],
  ['a member with addresses', (page: Page) => reachAddressAs(page, 'mark@example.com')],
] as const)
  test(`${who} presses ${ADD} while they load, and it has not moved when they are there [ADDR-03]`, async ({
    page,
  }) => {
    await passGate(page);
    const letGo = await holdAddresses(page);
    await reach(page);
    await pressWhileLoading(page, letGo);
  });

test(`in the account ${ADD} does not move either [ACCT-10]`, async ({ page }) => {
  await passGate(page);
  await register(page, 'nora.while.loading@example.com', 'Nora Field');
  const letGo = await holdAddresses(page);
  await page.goto('/setting/user');
  await pressWhileLoading(page, letGo);
});
