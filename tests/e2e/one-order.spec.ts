import { passGate } from './steps/gate';
import { placedOrder, reachGuestSummary } from './steps/order';
import { expect, test } from './support/test';

test('a reload while the order is being placed still ends at Order Placed [X-150] [X-155]', async ({
  page,
  shop,
}) => {
  await passGate(page);
  await reachGuestSummary(page);
  await shop.injectFault('placeOrder', 'slow');
  const sent = page.waitForRequest(/placeorder$/);
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  await sent;
  await page.reload();
  await expect(
    page
      .getByRole('heading', { name: 'Order Placed.' })
      .or(page.getByRole('button', { name: 'PLACE ORDER' })),
  ).toBeVisible();
  if (await page.getByRole('button', { name: 'PLACE ORDER' }).isVisible())
    await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  await placedOrder(page);
});

test('a cart that another tab has changed is shown before it is charged [X-150]', async ({
  page,
  context,
}) => {
  await passGate(page);
  await reachGuestSummary(page);
  await expect(page.getByText('Quantity: 1')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/cart');
  const changed = other.waitForResponse(/updateitem$/i);
  await other.getByRole('button', { name: /^Increase Quantity/ }).click();
  await changed;
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  await expect(page.getByText('Your cart has changed.')).toBeVisible();
  await expect(page.getByText('Quantity: 2')).toBeVisible();
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  await placedOrder(page);
});
