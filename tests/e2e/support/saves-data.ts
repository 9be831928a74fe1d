import type { BrowserContext, Page } from '@playwright/test';

/** Sets the browser to save data, so that the shop prefetches nothing. */
export const savesData = (browser: BrowserContext | Page) =>
  browser.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
  );
