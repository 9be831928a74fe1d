import { passGate } from './steps/gate';
import { signIn } from './steps/sign-in';
import { checkScreen } from './support/check-screen';
import { expect, test } from './support/test';
import { widths } from './support/widths';

for (const width of widths(390))
  test(`an order says what its status means, at ${width} px [ORD-08]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await passGate(page);
    await signIn(page, 'jane@example.com');
    await page.goto('/setting/order');
    const meaning = page.getByText('Your order is confirmed, and is being prepared or on its way.').last();
    const order = page.locator('details').filter({ has: meaning }).last();
    await expect(order).toBeVisible();
    // Other tests order as Jane too, and only the first of her orders is open.
    if (!(await order.evaluate((details: HTMLDetailsElement) => details.open)))
      await order.locator('summary').click();
    await expect(meaning).toBeVisible();
    await checkScreen(page, 'orders with the meaning of their status');
  });

test('a tab without orders leads to one that has some', async ({ page }) => {
  await passGate(page);
  await signIn(page, 'nora@example.com');
  await page.goto('/setting/order?kind=Pickup');
  await expect(page.getByText('You have no Pickup orders yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose Pick-Up' })).toHaveAttribute('href', '/ship/options');
  await checkScreen(page, 'tab without orders');
  await page.getByRole('link', { name: /^See \d+ Dine-In orders$/ }).click();
  await expect(page).toHaveURL(/kind=Dine-In$/);
  await expect(page.getByText(/^ORDER #/).first()).toBeVisible();
});
