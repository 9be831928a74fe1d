import type { BrowserContext, Page } from '@playwright/test';

/** A person who asks the browser to save data: the shop fetches nothing ahead. */
export const savesData = (browser: BrowserContext | Page) =>
  browser.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
  );
