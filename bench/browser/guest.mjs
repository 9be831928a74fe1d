import { PRODUCT_ID } from '../lib/demo.mjs';

/**
 * The returning shopper with a bottle in the cart and a guest session: a visitor would be redirected from the cart.
 */
export async function guestWithCart(browser, shopUrl, storageState) {
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  await page.goto(`${shopUrl}/store/${PRODUCT_ID}`);
  await page.getByRole('button', { name: 'ADD TO CART' }).click();
  await page.getByLabel('Email').fill('bench@example.com');
  await page.getByRole('button', { name: 'PROCEED' }).click();
  await page.getByRole('button', { name: 'CHECKOUT' }).waitFor();
  const guest = await context.storageState();
  await context.close();
  return guest;
}
