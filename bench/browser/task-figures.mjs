import { progress } from '../lib/progress.mjs';
import { table } from '../lib/table.mjs';
import { DESKTOP } from './conditions.mjs';
import { Person } from './person.mjs';
import { TASKS } from './tasks.mjs';

async function countActions(browser, baseURL, { prepare = async () => {}, act }) {
  const context = await browser.newContext({ baseURL, viewport: DESKTOP, timezoneId: 'America/New_York' });
  const page = await context.newPage();
  await prepare(new Person(page));
  const person = new Person(page);
  const startedAt = performance.now();
  await act(person);
  const seconds = (performance.now() - startedAt) / 1000;
  await context.close();
  return [person.actions, seconds.toFixed(1)];
}

/** How many actions a person needs for what people come for: with `--url`, in another build. */
export async function taskFigures({ browser, shop }) {
  const { url } = await shop();
  const rows = [];
  for (const task of TASKS) {
    progress(task.name);
    rows.push([task.name, ...(await countActions(await browser(), url, task))]);
  }
  return table(['task', 'actions', 'script, s'], rows);
}
