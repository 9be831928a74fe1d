import { expect } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { orders } from '../../src/adapters/postgres/schema';
import { violations } from './invariants';
import type { CrashEnvironment } from './crash-environment';
import {
  answerOf,
  type Attempt,
  expectedLedger,
  givenAttempts,
  givenShop,
  isUnsettled,
  ledgerOf,
  settle,
} from './killed-attempts';
import { rounds } from './scale';

const BUYERS = 8;
const CARTS_EACH = 3;

/**
 * Kills processes while orders are being placed, and checks after each kill: no acknowledged order is lost, none is
 * incomplete, and every key gets its earlier answer, or a first one that then stays. At the end the provider has
 * charged every order once, and holds nothing else.
 */
export async function crashWhileBuying(environment: CrashEnvironment, kills: number): Promise<void> {
  const shop = await environment.withDatabase((database) =>
    givenShop(database, environment.stripe, Array<string>(BUYERS).fill('visa')),
  );
  const all: Attempt[] = [];
  let fresh = await environment.withDatabase((database) => givenAttempts(database, shop, CARTS_EACH));
  let unsettled: Attempt[] = [];
  for (const round of rounds(kills)) {
    const baseUrl = await environment.start();
    await settle(baseUrl, unsettled);
    unsettled = await buyUntilKilled(baseUrl, fresh, () => environment.kill(round));
    all.push(...unsettled);
    fresh = await environment.withDatabase(async (database) => {
      expect(await violations(database.services.db)).toEqual([]);
      return givenAttempts(database, shop, CARTS_EACH);
    });
  }
  await environment.kill(0);
  do {
    await settle(await environment.start(), all);
    await environment.kill(0);
  } while (await environment.withDatabase(isUnsettled));
  await environment.withDatabase(async ({ services }) => {
    expect(await violations(services.db)).toEqual([]);
    const placed = await services.db.select().from(orders);
    expect(placed).toHaveLength(all.length);
    expect(ledgerOf(environment.stripe)).toEqual(expectedLedger(placed));
  });
}

/**
 * Every buyer orders one cart after the other until the kill, which comes at a random moment after the first answer.
 * Returns what was sent.
 */
async function buyUntilKilled(
  baseUrl: string,
  attempts: Attempt[],
  kill: () => Promise<void>,
): Promise<Attempt[]> {
  const sent: Attempt[] = [];
  let isKilled = false;
  let tellFirst = () => {};
  const first = new Promise<void>((resolve) => (tellFirst = resolve));
  const buy = async (mine: Attempt[]) => {
    for (const attempt of mine) {
      if (isKilled) return;
      sent.push(attempt);
      attempt.answer = await answerOf(baseUrl, attempt);
      if (attempt.answer !== undefined) tellFirst();
    }
  };
  const buying = Array.from({ length: BUYERS }, (_, index) =>
    buy(attempts.filter((_, each) => each % BUYERS === index)),
  );
  await Promise.race([first, Promise.all(buying)]);
  await pause(Math.random() * 150);
  isKilled = true;
  await kill();
  await Promise.all(buying);
  return sent;
}
