import { setTimeout as pause } from 'node:timers/promises';
import { orders } from '../src/adapters/postgres/schema';
import { postgresBinaries } from '../testing/postgres-binaries';
import { describeIfThere } from '../testing/postgres-of-the-file';
import { CRASH_POINTS, type CrashPoint } from './support/crash-points';
import { crashOnPostgres } from './support/crash-environment';
import { violations } from './support/invariants';
import {
  answerOf,
  type Attempt,
  decided,
  expectedLedger,
  givenAttempts,
  givenShop,
  isUnsettled,
  ledgerOf,
  type Shop,
} from './support/killed-attempts';
import { isWhole, longest, rounds, scaled } from './support/scale';
import { type StatementGate, statementGate } from './support/statement-gate';

const binaries = await postgresBinaries();

/** At full size; otherwise once. */
const ROUNDS = isWhole ? 20 : 1;
const ONLY_BACKEND = 1;
/** After each start, housekeeping completes unfinished work in the background. */
const HOUSEKEEPING_MS = 1_000;

describeIfThere(binaries)('the backend killed', () => {
  let environment: Awaited<ReturnType<typeof crashOnPostgres>>;
  let gate: StatementGate;
  let shop: Shop;
  beforeAll(async () => {
    environment = await crashOnPostgres(binaries!);
    const cards = ['visa', 'chargeCustomerFail'];
    shop = await environment.withDatabase((database) => givenShop(database, environment.stripe, cards));
    gate = await statementGate(environment.databaseUrl);
  }, 60_000);
  afterAll(async () => {
    await gate?.close();
    await environment?.stop();
  }, 30_000);

  /** Sends the order, and kills the backend when it has reached the point. */
  async function killAt(point: CrashPoint, attempt: Attempt): Promise<void> {
    const baseUrl = await environment.start();
    const { reached, release } = await point.prepare({ stripe: environment.stripe, gate });
    const answered = answerOf(baseUrl, attempt);
    await Promise.race([
      reached,
      answered.then((answer) => {
        throw new Error(`The order never got there: ${answer}`);
      }),
    ]);
    await environment.kill(ONLY_BACKEND);
    await release();
    expect(await answered).toBeUndefined();
  }

  const placed = () => environment.withDatabase(({ services: { db } }) => db.select().from(orders));

  /** The shopper repeats the attempt: it gets an outcome, which then stays the same. */
  async function repeat(attempt: Attempt): Promise<unknown> {
    const baseUrl = await environment.start();
    const { text, body } = await decided(baseUrl, attempt);
    expect((await decided(baseUrl, attempt)).text).toBe(text);
    return body;
  }

  it.each(CRASH_POINTS)(
    '$name: the order is placed once, or refused [BD-48, X-150]',
    async (point) => {
      for (const _ of rounds(ROUNDS)) {
        const before = (await placed()).length;
        const attempts = await environment.withDatabase((database) => givenAttempts(database, shop, 1));
        const attempt = attempts[point.isDeclined ? 1 : 0]!;
        await killAt(point, attempt);
        expect(await repeat(attempt)).toMatchObject({ code: point.isDeclined ? -1 : 1 });
        expect(await placed()).toHaveLength(before + (point.isDeclined ? 0 : 1));
      }
      expect(await environment.withDatabase(({ services }) => violations(services.db))).toEqual([]);
    },
    longest(ROUNDS, 20),
  );

  // Must be last: unfinished work of all kills is settled once, since each start takes a second.
  it('at any of these moments: an order is charged once, a refused one never [BD-48, X-150]', async () => {
    while (await environment.withDatabase(isUnsettled)) {
      await environment.kill(ONLY_BACKEND);
      await environment.start();
      await pause(HOUSEKEEPING_MS);
    }
    expect(await environment.withDatabase(({ services }) => violations(services.db))).toEqual([]);
    expect(await placed()).toHaveLength(
      CRASH_POINTS.filter(({ isDeclined }) => !isDeclined).length * scaled(ROUNDS),
    );
    expect(ledgerOf(environment.stripe)).toEqual(expectedLedger(await placed()));
  }, 120_000);
});
