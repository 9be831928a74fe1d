import type { Locator, Page } from '@playwright/test';
import { Announcements } from './announcements';
import { expectFocus, expectFocusInSight } from './focus';
import { Keyboard } from './keyboard';

/** 1280 × 1024 px at 400 % zoom (WCAG 1.4.10). */
export const ZOOMED = { width: 320, height: 256 };

/** A shopper with the keyboard alone at 400 % zoom: what has the focus is always in sight, and changes are announced. */
export class Walk {
  private constructor(
    readonly page: Page,
    private readonly keys: Keyboard,
    private readonly hears: Announcements,
  ) {}

  /** With a page that is not open yet. */
  static async of(page: Page): Promise<Walk> {
    await page.setViewportSize(ZOOMED);
    return new Walk(page, new Keyboard(page), await Announcements.of(page));
  }

  async to(target: Locator): Promise<void> {
    await this.keys.tabTo(target);
    await expectFocusInSight(this.page);
  }

  async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press(key);
  }

  /** Presses it; what then has the focus is this. */
  async pressTo(target: Locator, next: Locator): Promise<void> {
    await this.press(target);
    await expectFocus(next);
  }

  /** Presses it; the texts are announced, and the focus stays in sight. */
  async hear(target: Locator, ...texts: readonly string[]): Promise<void> {
    await this.hears.after(() => this.press(target), ...texts);
    await expectFocusInSight(this.page);
  }

  /** The same for a key on what has the focus. */
  async hearKey(key: string, ...texts: readonly string[]): Promise<void> {
    await this.hears.after(() => this.page.keyboard.press(key), ...texts);
    await expectFocusInSight(this.page);
  }

  async escapeTo(next: Locator): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expectFocus(next);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.keys.type(target, text);
    await expectFocusInSight(this.page);
  }

  async fill(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(fields))
      await this.type(this.page.getByRole('textbox', { name, exact: true }), text);
  }

  async pick(group: Locator, name: string): Promise<void> {
    await this.keys.pick(group, name);
    await expectFocusInSight(this.page);
  }
}
