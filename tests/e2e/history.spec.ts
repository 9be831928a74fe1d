import { ADDRESS, addAddress, continueToPayment, fillAddress, openAddressForm } from './steps/address';
import { checkOut, chooseSlot } from './steps/cart';
import { enterStore, passGate } from './steps/gate';
import { fillGuestCart, fillReadyCart, placeOrder, placedOrder } from './steps/order';
import { payOnDelivery } from './steps/payment';
import { shownDay, slotDay } from './support/days';
import { expect, test } from './support/test';

test.use({ fetchesAhead: true });

const heading = {
  store: 'Store',
  cart: 'CART',
  address: 'Select a Shipping Address',
  card: 'Choose Payment Options',
  summary: 'Order Summary',
};

test('back and forward step through the purchase, and each step keeps its state [ROUTE-62] [CHK-06] [CHK-08] [STATE-02]', async ({
  page,
}) => {
  const shows = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await passGate(page);
  await fillReadyCart(page);
  await checkOut(page);
  await continueToPayment(page);
  await payOnDelivery(page);
  await shows(heading.summary);

  await page.goBack();
  await shows(heading.card);
  await expect(page.getByRole('radio', { name: 'Payment on Delivery' })).toBeChecked();
  await page.goBack();
  await shows(heading.address);
  await expect(page.getByRole('radio', { name: ADDRESS['Address nickname'] })).toBeChecked();
  await page.goBack();
  await shows(heading.cart);
  await expect(page.getByText(shownDay(slotDay())).first()).toBeVisible();

  await page.goForward();
  await shows(heading.address);
  await page.getByRole('button', { name: 'SAVE & CONTINUE' }).click();
  await shows(heading.card);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await shows(heading.summary);
  await placeOrder(page);
});

test('back closes the form for a new address, which a reload keeps open, and a saved one leaves no trace of it [ADDR-20] [ADDR-21]', async ({
  page,
}) => {
  const shows = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await passGate(page);
  await fillGuestCart(page);
  await chooseSlot(page);
  await checkOut(page);
  await openAddressForm(page);
  await page.getByLabel('First name').fill('Grace');
  await page.goBack();
  await shows(heading.address);
  await openAddressForm(page);
  await expect(page.getByLabel('First name')).toHaveValue('Grace');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Add a new address' })).toBeVisible();
  await fillAddress(page);
  await page.getByRole('button', { name: 'SAVE ADDRESS' }).click();
  await shows(heading.address);
  await expect(page.getByRole('radio', { name: ADDRESS['Address nickname'] })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: heading.cart })).toBeVisible();
});

test('a reload on each step keeps the step and the choices [STATE-04] [STATE-05] [STORE-11] [X-155] [X-158]', async ({
  page,
}) => {
  await enterStore(page);
  await page.reload();
  await expect(page.getByText('SHOPPING AT - 10001')).toBeVisible();

  await fillGuestCart(page);
  await page.getByRole('textbox', { name: 'Gift message' }).fill('For Pearl');
  await chooseSlot(page);
  await page.reload();
  await expect(page.getByText(shownDay(slotDay())).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Gift message' })).toHaveValue('For Pearl');

  await checkOut(page);
  await addAddress(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: heading.address })).toBeVisible();
  await expect(page.getByRole('radio', { name: ADDRESS['Address nickname'] })).toBeVisible();
  await page.getByRole('radio', { name: ADDRESS['Address nickname'] }).check();
  await continueToPayment(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: heading.card })).toBeVisible();
  await payOnDelivery(page);
  await page.getByRole('radio', { name: '15%' }).check();
  await page.reload();
  await expect(page.getByRole('heading', { name: heading.summary })).toBeVisible();
  await expect(page.getByRole('radio', { name: '15%' })).toBeChecked();
  await expect(page.getByText('Payment on Delivery')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Gift message' })).toHaveValue('For Pearl');

  const order = await placeOrder(page);
  await page.reload();
  expect(await placedOrder(page)).toBe(order);
});
