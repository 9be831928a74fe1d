import type { Page } from '@playwright/test';

/** What the page throws, and what its security policy blocks. */
export function watchTroubles(page: Page): string[] {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) troubles.push(message.text());
  });
  return troubles;
}
