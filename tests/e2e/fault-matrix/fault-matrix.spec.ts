import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { ADDITIONS } from './additions';
import { CELLS, type Cell } from './cells';
import { expectAlive, expectStill } from './standing';
import { breakDown, shortenPatience } from './strike';
import { WAYS } from './ways';

test.describe.configure({ mode: 'parallel' });

for (const { row, mode } of CELLS)
  test(`${row.call} over a network of the kind "${mode}" ${row.proves ?? ''}`.trim(), async ({ page }) =>
    meet(page, { row, mode }),
  );

async function meet(page: Page, { row, mode }: Cell): Promise<void> {
  const outcome = WAYS[mode];
  if (mode === 'blackhole') await shortenPatience(page);
  await row.reach(page);
  await expectStill(page);
  const before = (await row.count?.(page)) ?? 0;
  const other = row.alsoLost && (await breakDown(page, row.alsoLost, 'reset_after'));
  const network = await breakDown(page, row.call, mode);
  // Not repaired: the screen works without them.
  for (const call of ADDITIONS) await breakDown(page, call, mode);
  await row.make(page);
  await network.hasStruck();
  if (outcome !== 'answered') {
    await row.fails(page, outcome);
    await expectStill(page);
    await expectAlive(page);
    other?.recover();
    network.recover();
    await (row.again ?? row.make)(page, outcome);
  }
  await row.succeeds(page, outcome);
  await expectStill(page);
  await expectAlive(page);
  if (row.count) expect(await row.count(page)).toBe(before + (row.changesBy ?? 0));
}
