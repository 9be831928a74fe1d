import { tryZipcode } from './steps/gate';
import { expect, test } from './support/test';

const NEW_YORK = '/currentZipCodes/New%20York/NY';

test('a city lists its served zipcodes, however its address is spelled, or says that there are none and links to others [ROUTE-19] [DEMO-06] [DEMO-09]', async ({
  page,
}) => {
  for (const path of [NEW_YORK, '/currentZipCodes/new%20york/ny']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Zipcodes we serve in New York, NY' })).toBeVisible();
    const zipcodes = page.getByRole('list', { name: /^Served in/ }).getByRole('listitem');
    await expect(zipcodes.first()).toHaveText('10001');
    await expect.poll(() => zipcodes.count()).toBeGreaterThanOrEqual(12);
    for (const text of await zipcodes.allTextContents()) expect(text).toMatch(/^\d{5}$/);
  }
  await page.goto('/currentZipCodes/Billings/MT');
  await expect(page.getByText('We do not deliver to Billings, MT yet')).toBeVisible();
  await page.getByRole('link', { name: 'See what we sell' }).click();
  await expect(page).toHaveURL(/\/category\/ALL$/);
});

test('a very long name, or one with HTML in it, is shown as text', async ({ page }) => {
  await page.goto(`/currentZipCodes/${encodeURIComponent('<img src=x onerror=alert(1)>')}/NY`);
  await expect(page.getByText('We do not deliver to <img src=x onerror=alert(1)>, NY yet')).toBeVisible();
  await page.goto(`/currentZipCodes/${'x'.repeat(5000)}/NY`);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overhang).toBeLessThanOrEqual(0);
});

test('at the gate a dialog lists them; a visitor may open the page [X-008]', async ({ page }) => {
  await page.goto('/');
  await tryZipcode(page, '59001');
  const opener = page.getByRole('button', { name: 'New York, NY', exact: true });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Zipcodes we serve in New York, NY' });
  await expect(dialog.getByText('10001')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('link', { name: 'Open this list as a page' }).click();
  await expect(page).toHaveURL(/\/currentZipCodes\/New%20York\/NY$/);
  await expect(page.getByText('13 zipcodes')).toBeVisible();
});
