import { passGate } from './steps/gate';
import { signIn } from './steps/sign-in';
import { checkScreen } from './support/check-screen';
import { layoutShift } from './support/layout-shift';
import { expect, test } from './support/test';

test('the home page ends with the latest order and what was viewed, and nothing moves when they appear', async ({
  page,
}) => {
  await passGate(page);
  await signIn(page, 'jane@example.com');
  await page.goto('/store/101');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  // The server has drawn the heading; the visit counts once the page runs.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recently_viewed'))).toContain('101');
  const departments = page.getByRole('list', { name: 'Departments' });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/store');
    const again = page.getByRole('region', { name: 'Order again' });
    await expect(again.getByRole('button', { name: 'Buy again' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Recently viewed' })).toContainText(name);
    expect(await layoutShift(page), `${width} px`).toBeLessThan(0.01);
    await expect(departments).toBeVisible({ visible: width < 768 });
    const deliveries = page.getByRole('region', { name: 'Next delivery to 10001' });
    await expect(deliveries.getByRole('listitem')).toContainText([
      / until \d\d:00$/,
      /^Courier: as early as /,
      /^Farm/,
    ]);
    await checkScreen(page, `home of a member at ${width} px`);
  }
  await departments.getByRole('link', { name: 'Flowers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Flowers' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Hudson Cellars' }).click();
  await expect(page).toHaveURL(/\/vendor\/1$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Hudson Cellars' })).toBeVisible();
});
