import { captchaIsSolved, enterStore, passGate, solveCaptcha } from '../steps/gate';
import { addToCart, PRODUCTS } from '../steps/product';
import { expectToast } from '../steps/notices';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

test('the gate refuses a missing, an invalid and an unserved zipcode, and suggests others [REACH-09] [REACH-10] [REACH-11] [GATE-17] [GATE-21] [ERR-15] [ERR-16]', async ({
  page,
}) => {
  await page.goto('/');
  await solveCaptcha(page);
  const proceed = page.getByRole('button', { name: 'CONTINUE' });
  await proceed.click();
  await expect(page.getByText('Please provide zipcode')).toBeVisible();

  const zipcode = page.getByLabel('ENTER SERVICE ZIPCODE');
  await zipcode.fill('99999');
  await proceed.click();
  await expect(page.getByText(/^99999 is not a valid zipcode/)).toBeVisible();
  await expect(zipcode).toHaveValue('99999');

  await captchaIsSolved(page);
  await zipcode.fill('59001');
  await proceed.click();
  await expect(page.getByText('We are not currently serving the zipcode 59001')).toBeVisible();
  const alternatives = page.getByRole('button', { name: /^\d{5} / });
  const other = (await alternatives.first().innerText()).slice(0, 5);
  await alternatives.first().click();
  await expect(page).toHaveURL(/\/store$/);
  await expect(page.getByText(`SHOPPING AT - ${other}`)).toBeVisible();
});

test.describe('the header dialog', () => {
  test('says what is wrong with a zipcode, and keeps it [REACH-02] [REACH-03] [REACH-04] [REACH-05] [REACH-06] [REACH-07] [GATE-03] [GATE-04] [GATE-05] [GATE-06] [ERR-02]', async ({
    page,
  }) => {
    await page.goto('/faq');
    await page.getByRole('button', { name: 'Change' }).click();
    const dialog = page.getByRole('dialog');
    for (const [typed, message] of [
      ['', 'Pincode is required.'],
      ['123', 'Must be exactly 5 digit'],
      ['12a45', 'Pincode must be a number.'],
      ['-1234', 'Must be a number.'],
      ['00000', 'Invalid zipcode'],
      ['99999', /^99999 is not a valid zipcode/],
    ] as const) {
      await dialog.getByLabel('Pincode').fill(typed);
      await dialog.getByRole('button', { name: 'CONTINUE' }).click();
      await expect(dialog.getByText(message)).toBeVisible();
      await expect(dialog.getByLabel('Pincode')).toHaveValue(typed);
    }
  });

  test('changes the zipcode, keeps the leading zero, and empties the cart [REACH-08] [GATE-02] [GATE-07] [GATE-09] [GATE-10] [GATE-11] [GATE-12] [X-023]', async ({
    page,
  }) => {
    await passGate(page);
    await addToCart(page, PRODUCTS.bourbon);
    await expect(page).toHaveURL(/\/guest\/register$/);
    await page.getByRole('button', { name: 'Change' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/will be removed when you change the zipcode/)).toBeVisible();
    await dialog.getByLabel('Pincode').fill('07030');
    await expect(dialog.getByRole('heading', { name: 'Not available in 07030' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Stay in 10001' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await page.getByRole('button', { name: 'Change' }).click();
    await dialog.getByLabel('Pincode').fill('07030');
    await dialog.getByRole('button', { name: 'Change and empty cart' }).click();
    await expect(dialog).toBeHidden();
    await expectToast(page, 'Pin Code Changed');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText('SHOPPING AT - 07030')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('SHOPPING AT - 07030')).toBeVisible();
  });
});

test("a home page without products says so, with the backend's message or the default text [REACH-16] [HOME-04] [ERR-07]", async ({
  page,
  shop,
}) => {
  await enterStore(page, '60601');
  const words = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect(words).toHaveText('There are no products in the Loop yet. Please check back on Friday.');
  // Every request fails: the earlier page may still be loading, and the server renders one too.
  await shop.injectFault('getHomepage', 'refusal', Infinity);
  await page.reload();
  await expect(page.getByText('No product available')).toBeVisible();
  await shop.clearFaults();
});
