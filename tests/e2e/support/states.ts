import type { Frame, Page } from '@playwright/test';
import { serveStates, STATES_ADDRESS } from '../../../scripts/lib/states/serve-states.mjs';
import type { StatesPage } from '../../states/states-page';
import { inRoot } from './child-servers';

const HOST = new URL('/', STATES_ADDRESS).href;

/** Every state of the catalogue, shown one after the other in a frame, whose width is quicker to change than a window's. */
export class States {
  private constructor(
    private readonly page: Page,
    readonly frame: Frame,
    readonly names: readonly string[],
  ) {}

  static async open(page: Page): Promise<States> {
    await serveStates(page, inRoot('.cache/states'));
    await page.route(HOST, (route) => route.fulfill({ body: FRAME, contentType: 'text/html' }));
    await page.goto(HOST);
    const frame = page.frame('states') as Frame;
    const states = await frame.waitForFunction(() => window.states as StatesPage);
    return new States(page, frame, await states.evaluate(({ names }) => names));
  }

  show(name: string): Promise<void> {
    return this.frame.evaluate(async (shown) => window.states?.show(shown), name);
  }

  async setWidth(width: number): Promise<void> {
    await this.page.locator('iframe').evaluate((frame, px) => (frame.style.width = `${px}px`), width);
  }

  /** How many pixels the state, or a dialog in it, is wider than windows of these widths; the last one remains. */
  overflowAt(widths: readonly number[]): Promise<string[]> {
    return this.page.locator('iframe').evaluate((element, all) => {
      const frame = element as HTMLIFrameElement;
      return all.flatMap((width) => {
        frame.style.width = `${width}px`;
        const parts = [...(frame.contentDocument?.querySelectorAll('html, dialog[open]') ?? [])];
        const overflow = Math.max(...parts.map((part) => part.scrollWidth - part.clientWidth));
        return overflow > 0 ? [`${overflow} px wider than a window of ${width} px`] : [];
      });
    }, widths);
  }
}

const FRAME =
  '<!doctype html><html lang="en"><title>States</title><body style="margin:0"><iframe name="states" title="State" src="/index.html" style="border:0;height:900px"></iframe>';
