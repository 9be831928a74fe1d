import { fillAddress, openAddressForm } from '../steps/address';
import { passGate } from '../steps/gate';
import { expectAlert, expectToast } from '../steps/notices';
import { reachAddress, reachAddressAs } from '../steps/order';
import { expect, test } from '../support/test';

test.describe('the address form', () => {
  test.beforeEach(async ({ page }) => {
    await passGate(page);
    await reachAddress(page);
    await openAddressForm(page);
  });

  test('says what is missing or wrong, field by field [REACH-59] [ADDR-23] [ADDR-24] [ADDR-25] [ADDR-26] [ADDR-28] [ADDR-29] [ADDR-30] [ADDR-31] [ADDR-32] [ADDR-33] [ADDR-34] [ADDR-35]', async ({
    page,
  }) => {
    const save = () => page.getByRole('button', { name: 'SAVE ADDRESS' }).click();
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await field('Zip').fill('');
    await field('City').fill('');
    await save();
    for (const text of [
      'First name is required.',
      'Last name is required.',
      'Address is required.',
      'Zipcode is required.',
      'City is required.',
      'Phone is required.',
      'Address nickname is required.',
    ])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    for (const [name, typed, text] of [
      ['Zip', '12a45', 'Zipcode must be a number.'],
      ['Zip', '123', 'Must be exactly 5 digit'],
      ['Zip', '-1234', 'Must be a number.'],
      ['Phone', '12a', /^Phone {2}must be a number\.$/],
      ['Phone', '123', 'Must be exactly 10 digit'],
    ] as const) {
      await field(name).fill(typed);
      await save();
      await expect(page.getByText(text)).toBeVisible();
    }
  });

  test('fills in city and state from the zipcode, and refuses another city [REACH-60] [ADDR-37] [ADDR-38] [ADDR-39] [ADDR-40] [ADDR-41]', async ({
    page,
  }) => {
    await expect(page.getByRole('textbox', { name: 'Zip', exact: true })).toHaveValue('10001');
    await expect(page.getByRole('textbox', { name: 'City', exact: true })).toHaveValue('New York');
    await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('New York');
    await fillAddress(page, { City: 'Boston' });
    await page.getByRole('button', { name: 'SAVE ADDRESS' }).click();
    await expectAlert(page, "Your Zipcode and City Value Doesn't match.Please Fix and Try Again");
    await page.getByRole('textbox', { name: 'City', exact: true }).fill(' new york ');
    await page.getByRole('button', { name: 'SAVE ADDRESS' }).click();
    await expect(page.getByRole('radio', { name: 'Home' })).toBeVisible();
  });
});

test('an address outside the shopping zipcode cannot be chosen [REACH-61] [ADDR-17] [ADDR-18]', async ({
  page,
}) => {
  await passGate(page);
  await reachAddressAs(page, 'jane@example.com');
  await page.getByText('The coast').click();
  await expectAlert(page, "Selection not Allowed as Shipping Zipcode dosen't Match with Shopping Zipcode");
  await expect(page.getByRole('radio', { name: 'Home' })).toBeChecked();
});

test('one that was chosen earlier is refused at SAVE & CONTINUE [REACH-62] [ADDR-16] [ADDR-19]', async ({
  page,
}) => {
  await passGate(page);
  await reachAddressAs(page, 'mark@example.com');
  await expect(page.getByRole('radio', { name: 'Office' })).toBeChecked();
  await page.getByRole('button', { name: 'SAVE & CONTINUE' }).click();
  await expectToast(page, 'Delivery zipcode Doesnot match with selected product zipcode');
});
