import type { Page } from '@playwright/test';

/** Resolves once React handles the whole page. Until then, a link of a server-rendered page loads another document. */
export const isHydrated = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.querySelector('#root[data-server-rendered]');
    const parts = Array.from(
      root?.querySelectorAll<HTMLElement>('[data-part]') ?? [],
      (part) => part.dataset.part ?? '',
    );
    return !root || ['', ...parts].every((part) => window.preHydrationEvents?.live.has(part));
  });
