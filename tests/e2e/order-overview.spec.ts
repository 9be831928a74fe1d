import { continueToPayment } from './steps/address';
import { passGate } from './steps/gate';
import { reachAddressAs } from './steps/order';
import { PRODUCTS } from './steps/product';
import { checkScreen } from './support/check-screen';
import { layoutShift } from './support/layout-shift';
import { expect, test } from './support/test';

test('the order stands beside the address and payment steps, and below them on a phone, where its items fold', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await passGate(page);
  await reachAddressAs(page, 'jane@example.com');
  const order = page.getByRole('complementary', { name: 'Your order' });
  const item = order.getByText(PRODUCTS.bourbon.name);
  await expect(item).toBeVisible();
  await page.reload();
  await expect(item).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.01);
  const title = page.getByRole('heading', { level: 1 });
  expect((await order.boundingBox())!.y).toBeLessThan((await title.boundingBox())!.y + 20);
  await continueToPayment(page);
  await expect(item).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(item).toBeHidden();
  await expect(order.getByText('Total', { exact: true })).toBeVisible();
  await order.getByRole('button', { name: 'Show the items' }).press('Enter');
  await expect(item).toBeVisible();
  await checkScreen(page, 'payment options with the items shown');
  await order.getByRole('link', { name: 'Edit cart' }).click();
  await expect(page.getByRole('heading', { name: 'CART' })).toBeVisible();
});
