import { jest } from '@jest/globals';
import { FlexibleRateLimiter } from '../src/adapters/postgres/flexible-rate-limiter';
import { rateLimitUses } from '../src/adapters/postgres/schema';
import type { Limit } from '../src/application/shared/rate-limiter.port';
import { testBackend } from '../testing/test-backend';

const TEN: Limit = { times: 10, seconds: 60 };
const A_MINUTE = 60_000;

const backend = testBackend({ settings: { limitFactor: 1 } });

/** A fixed clock, so that the seconds until a limit ends do not depend on the machine. */
let now = 0;
beforeEach(() => {
  now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

let keys = 0;
const newKey = () => `key ${(keys += 1)}`;
const take = (key: string, limit = TEN) =>
  backend.services.limits.take(key, limit).then(
    () => 'taken',
    (error: { reason: object }) => error.reason,
  );
const passTime = (milliseconds: number) => void (now += milliseconds);

describe('a limit', () => {
  it('is not exceeded by concurrent calls, and says when it ends', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 25 }, () => take(key)));
    const refusals = answers.filter((answer) => answer !== 'taken');
    expect(refusals).toHaveLength(15);
    expect(refusals[0]).toEqual({ kind: 'too-many-attempts', retryAfterSeconds: 60 });
    expect(await take(newKey())).toBe('taken');
  });

  it('starts again when its window has passed', async () => {
    const key = newKey();
    const once = { times: 1, seconds: 60 };
    expect(await take(key, once)).toBe('taken');
    passTime(A_MINUTE - 1_000);
    expect(await take(key, once)).toMatchObject({ retryAfterSeconds: 1 });
    passTime(1_000);
    expect(await take(key, once)).toBe('taken');
  });

  it('can have a use returned', async () => {
    const key = newKey();
    const once = { times: 1, seconds: 60 };
    await take(key, once);
    await backend.services.limits.returnUse(key, once);
    expect(await take(key, once)).toBe('taken');
    expect(await take(key, once)).not.toBe('taken');
  });
});

// With an embedded database there is one process, which counts in memory.
const onPostgres = process.env.TEST_DATABASE === 'postgres' ? it : it.skip;

onPostgres('the processes of a deployment count together, unless a limit is for each of them', async () => {
  const { pool, settings } = backend;
  const [one, other] = [new FlexibleRateLimiter(settings, pool), new FlexibleRateLimiter(settings, pool)];
  const once = { times: 1, seconds: 60 };
  const key = newKey();
  await one.take(key, once);
  await expect(other.take(key, once)).rejects.toThrow();
  const each = { ...once, forEachProcess: true as const };
  await one.take(key, each);
  await other.take(key, each);
});

onPostgres('counts whose time is over are deleted', async () => {
  const key = newKey();
  await take(key, { times: 1, seconds: 1 });
  await take(newKey(), { times: 1, seconds: 3600 });
  passTime(2_000);
  await backend.services.limits.deleteExpired();
  const left = (await backend.db.select().from(rateLimitUses)).map((row) => row.key);
  expect(left).not.toContain(key);
  expect(left).not.toHaveLength(0);
});

describe('a call', () => {
  const guessCoupon = (coupon_code: string | undefined, token: string) =>
    backend.call('showCart', { body: { cart_id: '', coupon_code, api_token: token }, token });

  it('is counted only where guessing pays off: when a coupon is entered [BDG-06]', async () => {
    const { token } = await backend.given('a signed-in customer exists');
    const statuses = [];
    for (let guess = 0; guess <= 60; guess += 1)
      statuses.push((await guessCoupon(`GUESS${guess}`, String(token))).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await guessCoupon(undefined, String(token))).status).toBe(200);
  });
});
