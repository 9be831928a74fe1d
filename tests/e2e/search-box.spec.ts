import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { expect, test } from './support/test';
import { widths } from './support/widths';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const box = (page: Page) => page.getByRole('search');
const options = (page: Page) => box(page).getByRole('option');

for (const width of widths(390)) {
  test.describe(`the search box at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('sends one request for the whole input, and is announced [SRCH-01] [SRCH-02] [SRCH-06] [SRCH-10] [SRCH-11]', async ({
      page,
    }) => {
      await page.goto('/faq');
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (pathname !== '/connect/index/search') return;
        asked.push([...searchParams].map(String).sort().join(' '));
      });
      await field(page).click();
      await expect(box(page).getByText('Type to search')).toBeVisible();
      await field(page).pressSequentially('bourbon', { delay: 60 });
      await expect(options(page)).toHaveCount(2);
      expect(asked).toEqual(['q,bourbon store_id,1']);
      await expect(box(page).getByRole('status').filter({ hasText: '2 suggestions' })).toHaveCount(1);

      const arePainted = () =>
        options(page)
          .locator('img')
          .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth > 0));
      await expect.poll(arePainted).toEqual([true, true]);
      await field(page).press('ArrowDown');
      await expect(field(page)).toHaveAttribute('aria-activedescendant', /./);
      const active = await field(page).getAttribute('aria-activedescendant');
      await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
      await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(field(page)).toBeFocused();
      await expectAccessible(page, `suggestions at ${width} px`);
      const inView = await box(page).evaluate((form) => {
        const { left, right } = form.lastElementChild?.getBoundingClientRect() ?? { left: -1, right: 0 };
        return left >= 0 && right <= innerWidth;
      });
      expect(inView).toBe(true);
    });
  });
}
