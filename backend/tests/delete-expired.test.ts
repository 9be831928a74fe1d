import type { Pool } from 'pg';
import { FlexibleRateLimiter } from '../src/adapters/postgres/flexible-rate-limiter';
import { HOUSEKEEPING } from '../src/start/housekeeping';
import { givenCustomer } from '../testing/provider-states/given-customer';
import { duringTests } from '../testing/test-backend';
import { startTestBackend } from '../testing/start-test-backend';
import { sessions } from '../src/adapters/postgres/schema';
import { EXPIRING, givenExpiringRows, namesLeft } from './support/expiring-rows';
import { watchCards } from './support/watched-cards';

/** Limits are counted by the real clock. */
const NOW = new Date();
const backend = duringTests(() => startTestBackend({ clock: { now: () => NOW } }));

const PICTURE = 'expired_selfie.jpg';
const [task] = HOUSEKEEPING.filter(({ name }) => name === 'delete-expired');

/** Also an embedded database has the table of the limits. */
function services() {
  const { database, settings } = backend;
  const pool = { query: database.runSql } as unknown as Pool;
  return { ...backend.services, limits: new FlexibleRateLimiter(settings, pool) };
}

beforeEach(async () => {
  await backend.given('no cart exists');
  const { customerId } = await givenCustomer(backend.services, 'member');
  await backend.db.delete(sessions);
  await givenExpiringRows(backend.db, NOW, customerId);
});

describe('the periodic deletion', () => {
  it('deletes what has expired of each kind, and nothing else [BDG-05]', async () => {
    const { storage, log } = backend.services;
    await storage.put(PICTURE, Buffer.from('a picture'));
    await task?.run(services(), log);
    expect(await namesLeft(backend.db)).toEqual(
      Object.fromEntries(Object.keys(EXPIRING).map((kind) => [kind, ['kept']])),
    );
    expect(await storage.get(PICTURE, 100)).toBeUndefined();
  });

  it('goes on when a part of it fails, and fails at the end [BDG-05]', async () => {
    const limits = Object.assign(services().limits, {
      deleteExpired: () => Promise.reject(new Error('too slow')),
    });
    const run = task?.run({ ...services(), limits }, backend.services.log);
    await expect(run).rejects.toThrow('too slow');
    expect(await namesLeft(backend.db)).toMatchObject({ 'cards for one order': ['kept'] });
  });

  it('says how many cards could not be deleted, and deletes them the next time [X-145] [BDG-05]', async () => {
    const { restore } = watchCards(backend.services, {
      detach: () => Promise.reject(new Error('out of reach')),
    });
    const lines: object[] = [];
    const log = { warn: (line: object) => void lines.push(line), error: () => undefined };
    await task?.run(services(), log);
    restore();
    expect(lines).toMatchObject([{ attempted: 1, failed: 1, err: { message: 'out of reach' } }]);
    await task?.run(services(), log);
    expect(await namesLeft(backend.db)).toMatchObject({ 'cards for one order': ['kept'] });
    expect(lines).toHaveLength(1);
  });
});
