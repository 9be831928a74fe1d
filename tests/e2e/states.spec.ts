import { expect, type Page, test } from '@playwright/test';
import { loadAxe, type Rules, violationsOf } from './support/accessible';
import { States } from './support/states';

/** Rules about whole pages: a state is a part of one. */
const OF_PAGES = { without: ['page-has-heading-one', 'landmark-one-main'] };

/** What depends on colours and on the width: roles, names and the order of headings are the same in all. */
const OF_LOOKS = {
  only: ['color-contrast', 'target-size', 'link-in-text-block', 'scrollable-region-focusable'],
};

/** What depends on the width alone. */
const OF_LAYOUT = { only: ['target-size', 'scrollable-region-focusable'] };

/** The widths of the design, and 720 px, which is what 1440 px are at 200 % zoom. */
const WIDTHS = [720, 768, 1024, 1440, 390];

/** A part of the states: the nth of so many. Short tests end in time on a slow machine, and leave no worker idle. */
interface Part {
  nth: number;
  of: number;
}

const partsOf = (of: number): Part[] => Array.from({ length: of }, (_, index) => ({ nth: index + 1, of }));

test.describe.configure({ mode: 'parallel', timeout: 180_000 });

// Without motion, since half-faded colours are not real ones.
test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test.describe('in light colours', () => {
  test.use({ colorScheme: 'light' });

  for (const part of partsOf(4))
    test(`every state passes axe up to 1024 px, and fits into a window of each width (${part.nth} of 4)`, async ({
      page,
    }) => {
      const problems = await problemsOf(page, part, 390, async (states) => [
        ...(await violationsOf(states.frame, OF_PAGES)),
        ...(await at(768, states, OF_LAYOUT)),
        ...(await at(1024, states, OF_LOOKS)),
        ...(await states.overflowAt(WIDTHS)),
      ]);
      expect(problems).toEqual([]);
    });
});

test.describe('in dark colours', () => {
  test.use({ colorScheme: 'dark' });

  for (const part of partsOf(2))
    test(`every state passes axe at 1440 px (${part.nth} of 2)`, async ({ page }) => {
      expect(await problemsOf(page, part, 1440, ({ frame }) => violationsOf(frame, OF_LOOKS))).toEqual([]);
    });
});

test('a long dialog keeps its title and its buttons in sight, wherever it is scrolled to', async ({
  page,
}) => {
  const states = await States.open(page);
  await states.setWidth(390);
  await states.show('location/location-dialog/location-dialog AskingAboutMany');
  const dialog = states.frame.getByRole('dialog');
  for (const end of [0, 10_000]) {
    await dialog.evaluate((element, top) => element.scrollTo({ top }), end);
    for (const name of ['Close', 'Stay in 10001', 'Change and empty cart'])
      await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
  }
});

/** What axe finds in a state at another width, which remains. */
async function at(width: number, states: States, rules: Rules): Promise<string[]> {
  await states.setWidth(width);
  return (await violationsOf(states.frame, rules)).map((problem) => `at ${width} px, ${problem}`);
}

/** What a check finds in every state, and the errors that the state itself reports. */
async function problemsOf(
  page: Page,
  { nth, of }: Part,
  width: number,
  check: (states: States) => Promise<readonly string[]>,
): Promise<string[]> {
  const problems: string[] = [];
  let state = 'Opening';
  const found = (problem: string) => problems.push(`${state}: ${problem}`);
  page.on('pageerror', (error) => found(error.message));
  page.on('console', (message) => message.type() === 'error' && found(message.text()));
  const states = await States.open(page);
  await states.setWidth(width);
  await loadAxe(states.frame);
  for (state of states.names.filter((_, index) => index % of === nth - 1)) {
    await states.show(state);
    for (const problem of await check(states)) found(problem);
  }
  return problems;
}
