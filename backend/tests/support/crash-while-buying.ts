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
  type Shop,
  settle,
} from './killed-attempts';
import { longest, rounds, scaled } from './scale';

const BUYERS = 8;
const CARTS_EACH = 3;

/** The shop, and the attempts of its buyers so far. */
interface Buying {
  shop: Shop;
  /** Not sent yet. */
  fresh: Attempt[];
  /** Sent before the last kill. */
  unsettled: Attempt[];
  sent: Attempt[];
}

/**
 * Tests that kill processes while orders are being placed, and check after each kill: no acknowledged order is lost, none
 * is incomplete, and every key gets its earlier answer, or a first one that then stays. At the end the provider has
 * charged every order once, and holds nothing else. Each kill is a test with a time limit of its own.
 */
export function testsOfKills(open: () => Promise<CrashEnvironment>, kills: number): void {
  let environment: CrashEnvironment;
  let buying: Buying;
  beforeAll(async () => {
    environment = await open();
    buying = await givenBuying(environment);
  }, 60_000);
  afterAll(() => environment?.stop(), 30_000);

  const progress = rounds(kills);
  const numbers = Array.from({ length: scaled(kills) }, (_, index) => index + 1);
  it.each(numbers)(
    `kill %i of ${numbers.length} loses no order, and leaves none incomplete [BD-48, X-150]`,
    async (round) => {
      progress.next();
      await killOnce(environment, buying, round);
    },
    longest(1, 20),
  );

  it(
    'after all kills each key has its earlier answer, and each order is charged once [BD-48, X-150]',
    () => expectSettled(environment, buying),
    longest(kills, 20),
  );
}

/** The same in a single test, for deployments that are only tested at full size. */
export async function crashWhileBuying(environment: CrashEnvironment, kills: number): Promise<void> {
  const buying = await givenBuying(environment);
  for (const round of rounds(kills)) await killOnce(environment, buying, round);
  await expectSettled(environment, buying);
}

function givenBuying(environment: CrashEnvironment): Promise<Buying> {
  return environment.withDatabase(async (database) => {
    const shop = await givenShop(database, environment.stripe, Array<string>(BUYERS).fill('visa'));
    return { shop, fresh: await givenAttempts(database, shop, CARTS_EACH), unsettled: [], sent: [] };
  });
}

async function killOnce(environment: CrashEnvironment, buying: Buying, round: number): Promise<void> {
  const baseUrl = await environment.start();
  await settle(baseUrl, buying.unsettled);
  buying.unsettled = await buyUntilKilled(baseUrl, buying.fresh, () => environment.kill(round));
  buying.sent.push(...buying.unsettled);
  buying.fresh = await environment.withDatabase(async (database) => {
    expect(await violations(database.services.db)).toEqual([]);
    return givenAttempts(database, buying.shop, CARTS_EACH);
  });
}

async function expectSettled(environment: CrashEnvironment, { sent }: Buying): Promise<void> {
  await environment.kill(0);
  let isSettled = false;
  while (!isSettled) {
    await settle(await environment.start(), sent);
    await environment.kill(0);
    isSettled = await environment.withDatabase(async (database) => {
      if (await isUnsettled(database)) return false;
      const { db } = database.services;
      expect(await violations(db)).toEqual([]);
      const placed = await db.select().from(orders);
      expect(placed).toHaveLength(sent.length);
      expect(ledgerOf(environment.stripe)).toEqual(expectedLedger(placed));
      return true;
    });
  }
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
