import type { Page } from '@playwright/test';

/** A person who asks the browser to save data: the shop fetches nothing ahead. */
export const savesData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
  );
