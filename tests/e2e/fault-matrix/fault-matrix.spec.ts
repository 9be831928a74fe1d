import type { Page } from '@playwright/test';
import { isHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';
import { ADDITIONS } from './additions';
import { CELLS, type Cell } from './cells';
import { expectScreenShown, expectSettled } from './screen-state';
import { breakCall, shortenTimeouts } from './break-call';
import { OUTCOMES } from './call-outcomes';

test.describe.configure({ mode: 'parallel' });

for (const { row, mode } of CELLS)
  test(`${row.call} over a network of the kind "${mode}" ${row.proves ?? ''}`.trim(), async ({ page }) =>
    checkCell(page, { row, mode }),
  );

async function checkCell(page: Page, { row, mode }: Cell): Promise<void> {
  const outcome = OUTCOMES[mode];
  if (mode === 'blackhole') await shortenTimeouts(page);
  await row.reach(page);
  // Before that, a link or a search loads another document, for which the server makes the call.
  await isHydrated(page);
  await expectSettled(page);
  const before = (await row.count?.(page)) ?? 0;
  const other = row.alsoLost && (await breakCall(page, row.alsoLost, 'reset_after'));
  const network = await breakCall(page, row.call, mode);
  // Never recovered: the screen works without them.
  for (const call of ADDITIONS) await breakCall(page, call, mode);
  await row.make(page);
  await network.untilReached();
  if (outcome !== 'answered') {
    await row.fails(page, outcome);
    await expectSettled(page);
    await expectScreenShown(page);
    other?.recover();
    network.recover();
    await (row.again ?? row.make)(page, outcome);
  }
  await row.succeeds(page, outcome);
  await expectSettled(page);
  await expectScreenShown(page);
  // The screen may show the change before the backend has made it.
  if (row.count) await expect.poll(() => row.count?.(page)).toBe(before + (row.changesBy ?? 0));
}
