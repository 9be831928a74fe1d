import { expect, type Locator, type Page } from '@playwright/test';

const MOST_TABS = 150;
const MOST_STEPS = 8;

/** A shopper without a mouse: Tab, Enter, Space, arrows and letters. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Presses Tab until the element, or something in it, has the focus. */
  async tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    // Resolve the element first: while a list is open, the rest of the page has no accessible names.
    const element = await target.elementHandle();
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (await element?.evaluate(holdsFocus)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${String(target)}`);
  }

  async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.press(key);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.type(text);
  }

  /** Moves inside a control whose arrow keys move the focus, such as a calendar, in which the target may be a month away. */
  async walkTo(target: Locator, arrow: 'ArrowRight' | 'ArrowDown'): Promise<void> {
    const isFocused = () =>
      target.evaluateAll((found) => found.some((element) => element === document.activeElement));
    for (let steps = 0; steps < MOST_STEPS && !(await isFocused()); steps += 1)
      await this.page.keyboard.press(arrow);
    await expect(target).toBeFocused();
  }

  /** Tabs into the group, and selects the radio button with the arrow keys. */
  async pick(group: Locator, name: string): Promise<void> {
    const wanted = group.getByRole('radio', { name }).first();
    await this.tabTo(group);
    for (let steps = 0; steps < MOST_STEPS && !(await wanted.isChecked()); steps += 1)
      await this.page.keyboard.press('ArrowDown');
    await expect(wanted).toBeChecked();
  }
}

const holdsFocus = (element: Node): boolean => element.contains(document.activeElement);
