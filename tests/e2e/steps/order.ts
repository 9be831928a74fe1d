import type { Page } from '@playwright/test';
import { expect } from '../support/test';
import { type Choice, COURIER_BOURBON, LOCAL_BOURBON, Shopper } from './shopper';

/** The number on the Order Placed screen (SUM-19). */
export async function placedOrder(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Order Placed.' })).toBeVisible();
  const line = await page.getByText('Your Order id is #').innerText();
  return line.replace(/^.*#/, '');
}

export async function placeOrder(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  return placedOrder(page);
}

/** A visitor with a bottle in the cart, at the request for an e-mail (PDP-43). */
export async function reachGuestEmail(page: Page): Promise<void> {
  const shopper = await Shopper.of(page);
  await shopper.addToCart(LOCAL_BOURBON);
  await shopper.open('/guest/register');
}

/** A guest with a bottle in the cart and a zipcode. */
export async function fillGuestCart(page: Page, choices?: readonly Choice[]): Promise<void> {
  await openCart(page, await guestWith(page, choices));
}

/** The same with everything chosen that CHECKOUT needs, and an address to choose next. */
export async function fillReadyCart(page: Page, choices?: readonly Choice[]): Promise<void> {
  const shopper = await guestWith(page, choices);
  await shopper.chooseDates();
  await shopper.addAddress();
  await openCart(page, shopper);
}

/** Adds something to the cart of the page's shopper. */
export async function addToFilledCart(page: Page, choice: Choice): Promise<void> {
  const shopper = await Shopper.of(page);
  await shopper.addToCart(choice);
  await openCart(page, shopper);
}

/** A guest with a dated cart, without an address. */
export async function reachAddress(page: Page): Promise<void> {
  const shopper = await guestWith(page);
  await shopper.chooseDates();
  await openAddresses(page, shopper);
}

/** The same as a member, with their addresses. */
export async function reachAddressAs(page: Page, email: string): Promise<void> {
  await openAddresses(page, await memberWithBottle(page, email));
}

/** A guest with a dated cart and an address, at the payment options. */
export async function reachPayment(page: Page): Promise<void> {
  const shopper = await guestWith(page);
  await shopper.chooseDates();
  await openPayment(page, shopper, await shopper.addAddress());
}

export async function reachPaymentAs(page: Page, email: string): Promise<void> {
  const shopper = await memberWithBottle(page, email);
  await openPayment(page, shopper, await shopper.preselectedAddress());
}

/** A guest who will pay on delivery, before PLACE ORDER. */
export async function reachGuestSummary(page: Page, choices?: readonly Choice[]): Promise<void> {
  await openSummary(page, await guestWith(page, choices));
}

/** A member with a Next Day bottle to be paid on delivery, before PLACE ORDER. */
export async function reachSummary(page: Page): Promise<void> {
  const shopper = await Shopper.of(page);
  await shopper.addToCart(COURIER_BOURBON);
  await openSummary(page, shopper);
}

/** Takes the current cart to PLACE ORDER, to be paid on delivery. */
export async function continueToSummary(page: Page): Promise<void> {
  await openSummary(page, await Shopper.of(page));
}

async function guestWith(page: Page, choices: readonly Choice[] = [LOCAL_BOURBON]): Promise<Shopper> {
  const shopper = await Shopper.of(page);
  for (const choice of choices) await shopper.addToCart(choice);
  await shopper.enterEmail();
  return shopper;
}

async function memberWithBottle(page: Page, email: string): Promise<Shopper> {
  const shopper = await Shopper.of(page);
  await shopper.signIn(email);
  await shopper.addToCart(LOCAL_BOURBON);
  await shopper.chooseDates();
  return shopper;
}

async function openCart(page: Page, shopper: Shopper): Promise<void> {
  await shopper.open('/cart');
  await expect(page.getByRole('button', { name: 'CHECKOUT' })).toBeEnabled();
}

async function openAddresses(page: Page, shopper: Shopper): Promise<void> {
  await shopper.openCheckout('address');
  await expect(page.getByRole('button', { name: 'ADD NEW ADDRESSES' })).toBeVisible();
}

async function openPayment(page: Page, shopper: Shopper, addressId: string): Promise<void> {
  shopper.chooseAddress(addressId);
  await shopper.openCheckout('card');
  await expect(page.getByRole('radio', { name: 'Payment on Delivery' })).toBeVisible();
}

async function openSummary(page: Page, shopper: Shopper): Promise<void> {
  await shopper.chooseDates();
  shopper.chooseAddress(await shopper.addAddress());
  shopper.payOnDelivery();
  await shopper.openCheckout('checkout');
  await expect(page.getByRole('button', { name: 'PLACE ORDER' })).toBeEnabled();
}
