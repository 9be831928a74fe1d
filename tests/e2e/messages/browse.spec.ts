import { passGate, tryZipcode } from '../steps/gate';
import { expectToast, OFFLINE_TEXT } from '../steps/notices';
import { addButton, addToCart, openProduct, PRODUCTS } from '../steps/product';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

test.use({ fetchesAhead: true });

test.afterEach(({ shop }) => shop.clearFaults());

test('the search box helps before, during and after typing; a search without results, and one that fails, say so [REACH-13] [REACH-14] [REACH-15] [SRCH-01] [SRCH-06] [SRCH-07] [SRCH-17] [SRCH-18]', async ({
  page,
  shop,
}) => {
  await page.goto('/faq');
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.click();
  await expect(page.getByText('Type to search')).toBeVisible();
  await box.fill('bourbon');
  await expect(page.getByRole('option')).toHaveCount(2);
  await box.fill('zzzz');
  await expect(page.getByText('No matching products')).toBeVisible();

  await page.goto('/search/results?q=zzzz');
  await expect(page.getByText('No products found.')).toBeVisible();
  await shop.injectFault('searchProducts', 'no-body', Infinity);
  await box.fill('gin');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Failed to fetch search results.')).toBeVisible();
  await shop.clearFaults();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test("an empty category says so, with the backend's message or the default text [REACH-17] [LIST-09] [ERR-06]", async ({
  page,
}) => {
  await page.goto('/store/category/mead/41');
  await expect(page.getByText('This category contains no products')).toBeVisible();
  await page.goto('/store/category/sake/40');
  await expect(page.getByText('Our sake is still on the water.')).toBeVisible();
});

test('without a zipcode nothing can be chosen until one is checked [REACH-18] [REACH-19] [REACH-20] [PDP-29] [PDP-30] [PDP-31] [PDP-33] [PDP-37]', async ({
  page,
  shop,
}) => {
  await openProduct(page, PRODUCTS.bourbon.id);
  await expect(page.getByText('Enter 5-digit zipcode to enable fields')).toBeVisible();
  await expect(addButton(page)).toBeDisabled();
  const zipcode = page.getByLabel('Deliver to zipcode');
  await zipcode.pressSequentially('10a0017');
  await expect(zipcode).toHaveValue('10001');
  await shop.injectFault('lookUpZipcode', 'slow');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Verifying...')).toBeVisible();
  await expectToast(page, 'Zipcode details fetched');
  await expect(addButton(page)).toBeEnabled();
});

test('a zipcode that is too short, not checked, or fails to load has a message [REACH-18] [REACH-21] [REACH-22] [PDP-34] [PDP-35]', async ({
  page,
  shop,
}) => {
  await passGate(page);
  await openProduct(page, PRODUCTS.bourbon.id);
  const zipcode = page.getByLabel('Deliver to zipcode');
  await zipcode.fill('1001');
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await zipcode.press('Enter');
  await expectToast(page, 'Please enter a valid 5-digit zipcode');
  await zipcode.fill('10011');
  await addButton(page).click();
  await expectToast(page, 'Please enter and verify zipcode before adding to cart');
  await shop.injectFault('lookUpZipcode', 'no-body');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectToast(page, 'Failed to fetch zipcode details');
});

test("a sold-out product cannot be bought, a line cannot exceed 24 and says why, and a fault's detail is shown [REACH-23] [REACH-24] [REACH-79] [PDP-09] [PDP-36] [PDP-40] [PDP-45] [NET-12]", async ({
  page,
  shop,
}) => {
  await passGate(page);
  await openProduct(page, PRODUCTS.soldOut.id);
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  await expect(addButton(page)).toHaveText('OUT OF STOCK');
  await expect(addButton(page)).toBeDisabled();
  await expect(quantity).toBeDisabled();
  for (const name of ['Size', 'Delivery by'])
    await expect(page.getByRole('radiogroup', { name }).getByRole('radio').first()).toBeDisabled();

  await openProduct(page, '119');
  await quantity.fill('99');
  await quantity.blur();
  await expect(quantity).toHaveValue('24');
  await addButton(page).click();
  await expect(page).toHaveURL(/\/guest\/register$/);
  await addToCart(page, { id: '119' });
  await expectToast(page, 'You can buy at most 24 of one item.');
  await expect(page.getByRole('link', { name: 'Cart, 24 items' })).toBeVisible();

  await openProduct(page, PRODUCTS.bourbon.id);
  await shop.injectFault('addToCart', 'detail');
  await addButton(page).click();
  await expectToast(page, 'This fault was switched on for a demonstration.');
});

test('a list that fails to load offers Retry, and one that was loaded stays [ERR-10] [X-104]', async ({
  page,
  shop,
}) => {
  await passGate(page);
  await shop.injectFault('listCategoryProducts', 'reset', Infinity);
  await page.goto('/store/category/whiskey/12');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await shop.clearFaults();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await shop.injectFault('filterProducts', 'no-body');
  await page.getByRole('checkbox', { name: '750 ml' }).check();
  await expect(page.getByText('This list may be out of date.')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('This list may be out of date.')).toBeHidden();
});

test('a list without its own message reports that there is no connection, and loads once there is one [REACH-78] [NET-10] [X-175]', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await tryZipcode(page, '59001');
  const city = page.getByRole('button', { name: 'New York, NY', exact: true });
  await expect(city).toBeVisible();
  await context.setOffline(true);
  await city.click();
  const dialog = page.getByRole('dialog', { name: 'Zipcodes we serve in New York, NY' });
  await expect(dialog.getByText(OFFLINE_TEXT)).toBeVisible();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByText('13 zipcodes')).toBeVisible();
});
