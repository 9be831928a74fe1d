import { expect, type Page } from '@playwright/test';

type Listening = typeof globalThis & { announced: string[] };

/**
 * What a screen reader says by itself: alerts that appear, and changes of live regions. A status that appears together
 * with its text is not said: only regions that were there before it are watched.
 */
export class Announcements {
  private constructor(private readonly page: Page) {}

  /** Of a page that is not open yet. */
  static async of(page: Page): Promise<Announcements> {
    await page.addInitScript(listen);
    return new Announcements(page);
  }

  /** Makes a change, and expects all of the texts to be said after it. */
  async after(change: () => Promise<unknown>, ...texts: readonly string[]): Promise<void> {
    await this.page.evaluate(() => (globalThis as Listening).announced.splice(0));
    await change();
    for (const text of texts)
      await expect
        .poll(() => this.said(), { message: `says ${text}` })
        .toEqual(expect.arrayContaining([expect.stringContaining(text)]));
  }

  said(): Promise<string[]> {
    return this.page.evaluate(() => (globalThis as Listening).announced);
  }
}

function listen(): void {
  const announced: string[] = ((globalThis as Listening).announced = []);
  const known = new WeakMap<Element, string>();
  const read = () => {
    for (const region of document.querySelectorAll<HTMLElement>('[role=status], [role=alert], [aria-live]')) {
      const text = region.checkVisibility() ? region.innerText.replaceAll(/\s+/g, ' ').trim() : '';
      const before = known.get(region);
      known.set(region, text);
      const isNew = before === undefined ? region.role === 'alert' : before !== text;
      if (isNew && text !== '') announced.push(text);
    }
  };
  new MutationObserver(read).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
}
