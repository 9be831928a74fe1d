import type { Services } from '../src/adapters/http/services';
import { DrizzleQueryError } from 'drizzle-orm';
import { fastify } from 'fastify';
import { backgroundJobs } from '../src/start/background-jobs';
import { HOUSEKEEPING, startHousekeeping } from '../src/start/housekeeping';
import { loggerOptions } from '../src/adapters/http/logging';
import { testSettings } from '../testing/settings';
import { testBackend } from '../testing/test-backend';
import { janesOrder, place, ready } from './support/order-fixture';
import { watchCards } from './support/watched-cards';

const backend = testBackend();

/** The first line that housekeeping writes to the server's log. */
async function firstLine(services: Services): Promise<string> {
  const options = loggerOptions(testSettings({ logLevel: 'warn' })) as object;
  let stop = () => {};
  const line = await new Promise<string>((write) => {
    const { log } = fastify({ logger: { ...options, stream: { write } } });
    stop = startHousekeeping(services, log);
  });
  stop();
  return line;
}

it('reports how many payments are held and not captured, without personal data [BD-48] [BDG-05]', async () => {
  const values = ready(await backend.given('a cart ready to order exists'));
  const outOfReach = watchCards(backend.services, {
    capture: () => Promise.reject(new Error('The card provider cannot be reached.')),
  });
  expect(await place(backend.baseUrl, values, janesOrder(values))).toMatchObject({ body: { code: 1 } });
  const line = await firstLine(backend.services);
  outOfReach.restore();
  expect(JSON.parse(line)).toMatchObject({
    attempted: 1,
    failed: 1,
    err: { message: 'The card provider cannot be reached.' },
  });
  expect(line).not.toContain('jane@example.com');
});

it('reports a failed run, without the parameters of its query [BDG-05]', async () => {
  const failed = new DrizzleQueryError('delete from limits', ['jane@example.com'], new Error('out of reach'));
  const limits = { deleteExpired: () => Promise.reject(failed) } as unknown as Services['limits'];
  const line = await firstLine({ ...backend.services, limits });
  expect(JSON.parse(line)).toMatchObject({ msg: 'Housekeeping failed', err: { message: 'out of reach' } });
  expect(line).not.toContain('jane@example.com');
});

it('is scheduled as jobs, each task at its interval and at the start', () => {
  const scheduled = backgroundJobs(backend.services).map(({ queue, everySeconds, alsoAtStart }) => ({
    name: queue,
    intervalMs: 1_000 * everySeconds!,
    alsoAtStart,
  }));
  expect(scheduled).toEqual(
    HOUSEKEEPING.map(({ name, intervalMs }) => ({ name, intervalMs, alsoAtStart: true })),
  );
});
