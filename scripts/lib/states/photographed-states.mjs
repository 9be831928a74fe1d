import { serveStates, STATES_ADDRESS } from './serve-states.mjs';

/** Seen on any day: some views mark today. */
const NOW = new Date('2026-11-28T12:00:00Z');

const HEIGHT = 900;

/**
 * How states are photographed: at each width of the design, and on a phone in dark colours, in forced colours, and from right
 * to left.
 */
export const MODES = [
  ...[390, 768, 1024, 1440].map((width) => ({ name: `${width} px`, width })),
  { name: 'dark', width: 390, media: { colorScheme: 'dark' } },
  { name: 'forced colours', width: 390, media: { forcedColors: 'active' } },
  { name: 'right to left', width: 390, direction: 'rtl' },
];

/** The states of a built catalogue, in a tab of their own. */
export class PhotographedStates {
  constructor(page, names) {
    this.page = page;
    this.names = names;
  }

  static async open(browser, folder) {
    const page = await browser.newPage({ locale: 'en-US', timezoneId: 'America/New_York' });
    await page.clock.setFixedTime(NOW);
    await serveStates(page, folder);
    await page.goto(STATES_ADDRESS);
    await page.waitForFunction(() => window.states);
    // Parts below the window would have the size that they had when they were last seen.
    await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
    return new PhotographedStates(page, await page.evaluate(() => window.states.names));
  }

  async use({ width, media }) {
    this.width = width;
    await this.page.emulateMedia({
      colorScheme: 'light',
      forcedColors: 'none',
      reducedMotion: 'reduce',
      ...media,
    });
  }

  /** Nothing, if there is no such state. */
  async photograph(name, { direction }) {
    if (!this.names.includes(name)) return null;
    await this.page.setViewportSize({ width: this.width, height: HEIGHT });
    await this.page.evaluate(
      async ([shown, dir]) => {
        await window.states.show(shown);
        if (dir) document.documentElement.dir = dir;
      },
      [name, direction],
    );
    await this.makeWindowAsHighAsPage();
    return this.page.screenshot({ animations: 'disabled', caret: 'hide' });
  }

  /**
   * What depends on the height of the window would change while a longer page is photographed. It may also change now, so
   * the height is set again.
   */
  async makeWindowAsHighAsPage() {
    let height = HEIGHT;
    for (let tries = 0; tries < 4; tries++) {
      const needed = await this.page.evaluate(async () => {
        await window.states.drawn();
        return document.documentElement.scrollHeight;
      });
      if (needed <= height) return;
      height = needed;
      await this.page.setViewportSize({ width: this.width, height });
    }
  }
}
