import { and, count, eq, inArray, sum } from 'drizzle-orm';
import { addDays } from '../src/domain/shared/calendar-date';
import {
  coupons,
  orders,
  slotBookings,
  slotTemplates,
  stock,
  walletEntries,
} from '../src/adapters/postgres/schema';
import { postgresOfTheFile } from '../testing/postgres-of-the-file';
import { duringTests } from '../testing/test-backend';
import { type Buyer, givenBuyers, ordersOf } from './support/buyers';
import { courierLine, driverLine, lineOfSize } from './support/order-lines';
import { place, ready } from './support/order-fixture';
import { longest, rounds, scaled } from './support/scale';
import { startTwoProcesses } from './support/two-processes';

/** PGlite runs one transaction at a time and would hide every race. */
const { postgres, describeOnPostgres } = await postgresOfTheFile();

type Placed = Awaited<ReturnType<typeof place>>;
const won = (answers: Placed[]) => answers.filter(({ body }) => body.code === 1).length;
const statuses = (answers: Placed[]) => [...new Set(answers.map(({ status }) => status))];

describeOnPostgres('buyers of two backend processes, at the same moment', () => {
  const shop = duringTests(async () => startTwoProcesses(await postgres.freshDatabase()));

  const db = () => shop.database.services.db;
  const placeAll = (buyers: Pick<Buyer, 'token'>[], wanted: Record<string, unknown>[]) =>
    Promise.all(wanted.map((order, index) => place(shop.at(index), buyers[index]!, order)));
  const ordered = async () => (await db().select({ number: count() }).from(orders))[0]?.number;

  /** A date that can be ordered for, and still can be if midnight passes in the meantime. */
  async function givenShopWithBuyers(number: number) {
    const { nextDayDate } = ready(await shop.database.given('a cart ready to order exists'));
    const buyers = await givenBuyers(shop.database.services, number);
    await db().update(stock).set({ quantity: 10_000 });
    return { buyers, date: addDays(nextDayDate, 2) };
  }

  it(
    `the last bottle is sold once to 100 concurrent buyers, ${scaled(100)} times over [BD-48]`,
    async () => {
      const { buyers, date } = await givenShopWithBuyers(100);
      for (const round of rounds(100)) {
        await db().update(stock).set({ quantity: 1 }).where(eq(stock.variantId, 1031));
        const wanted = await ordersOf(shop.database.services, buyers, {
          linesOf: () => [courierLine],
          dates: { date },
        });
        const answers = await placeAll(buyers, wanted);
        expect(statuses(answers)).toEqual([200]);
        expect(won(answers)).toBe(1);
        const refused = answers.filter(
          ({ body }) => body.code === -1 && body.invalid_items?.[0]?.product_id === '1031',
        );
        expect(refused).toHaveLength(99);
        expect((await db().select().from(stock).where(eq(stock.variantId, 1031)))[0]?.quantity).toBe(0);
        expect(await ordered()).toBe(round);
      }
    },
    longest(100, 10),
  );

  it(
    `the last slot goes to one of 50 buyers, and no stock is taken for the others, ${scaled(50)} times over [BD-48]`,
    async () => {
      const { buyers, date } = await givenShopWithBuyers(50);
      await db().update(slotTemplates).set({ capacity: 1 });
      for (const round of rounds(50)) {
        await db().delete(slotBookings);
        const wanted = await ordersOf(shop.database.services, buyers, {
          linesOf: (index) => [lineOfSize(index)],
          dates: { date, timeslot: '10:00-12:00' },
        });
        const answers = await placeAll(buyers, wanted);
        expect(statuses(answers)).toEqual([200]);
        expect(won(answers)).toBe(1);
        expect(answers.filter(({ body }) => body.code === 'false')).toHaveLength(49);
        expect(await db().select().from(slotBookings)).toMatchObject([{ booked: 1 }]);
        const [stockRow] = await db()
          .select({ units: sum(stock.quantity).mapWith(Number) })
          .from(stock)
          .where(and(inArray(stock.variantId, [1011, 1012, 1013]), eq(stock.locationId, 11)));
        expect(stockRow?.units).toBe(30_000 - round);
      }
    },
    longest(50, 10),
  );

  it(
    `the last use of a coupon goes to one of 50 buyers, ${scaled(50)} times over [BD-48]`,
    async () => {
      const { buyers, date } = await givenShopWithBuyers(50);
      const refusalMessage = 'This coupon was used.';
      await db().insert(coupons).values({ code: 'LAST', amountCents: 5_00, maximumUses: 1, refusalMessage });
      await db().update(slotTemplates).set({ capacity: 1_000 });
      for (const round of rounds(50)) {
        await db().update(coupons).set({ uses: 0 });
        const wanted = await ordersOf(shop.database.services, buyers, {
          linesOf: (index) => [lineOfSize(index)],
          dates: { date, timeslot: '10:00-12:00' },
          cart: { couponCode: 'LAST' },
        });
        const answers = await placeAll(buyers, wanted);
        expect(statuses(answers)).toEqual([200]);
        expect(won(answers)).toBe(1);
        expect(answers.filter(({ body }) => body.message === refusalMessage)).toHaveLength(49);
        expect((await db().select().from(coupons))[0]?.uses).toBe(1);
        expect(await db().select().from(slotBookings)).toMatchObject([{ booked: round }]);
      }
    },
    longest(50, 10),
  );

  it(
    `the last 750 ml of a wallet are redeemed once by 50 carts of its owner, ${scaled(50)} times over [BD-48, X-159]`,
    async () => {
      // Different stock rows, whose locks cannot make up for a missing wallet lock.
      const bottles = [driverLine, { ...driverLine, variantId: 1012, quantity: 2 }];
      for (const round of rounds(50)) {
        const values = ready(
          await shop.database.given('a wallet cart ready to redeem exists', { millilitres: 750 }),
        );
        await db().update(stock).set({ quantity: 10_000 });
        const owners = Array.from({ length: 50 }, () => ({ ...values, customerId: 501 }));
        const wanted = await ordersOf(shop.database.services, owners, {
          linesOf: (index) => [bottles[(index + round) % 2]!],
          dates: { date: addDays(values.nextDayDate, 2) },
          cart: { kind: 'wallet' },
        });
        const answers = await placeAll(owners, wanted);
        expect(statuses(answers)).toEqual([200]);
        expect(won(answers)).toBe(1);
        const refusals = answers.flatMap(({ body }) => body.invalid_items ?? []);
        expect(refusals.map(({ message }) => message)).toEqual(
          Array.from({ length: 49 }, () => 'You do not have enough of this in your wallet.'),
        );
        const [left] = await db()
          .select({ millilitres: sum(walletEntries.millilitres).mapWith(Number) })
          .from(walletEntries);
        expect(left?.millilitres).toBe(0);
      }
    },
    longest(50, 10),
  );

  it(
    `a key sent 50 times at once, also to another process, makes one order and one charge with one answer, ${scaled(50)} times over [X-150]`,
    async () => {
      const { buyers, date } = await givenShopWithBuyers(1);
      const buyer = buyers[0]!;
      const attempts: { key: string; body: Record<string, unknown>; answer: string }[] = [];
      for (const round of rounds(50)) {
        const key = `key-of-round-${round}`;
        const [order] = await ordersOf(shop.database.services, buyers, {
          linesOf: () => [courierLine],
          dates: { date },
        });
        const body = { ...order, payment_method: 2, card_id: buyer.cardId };
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_, index) => place(shop.at(index), buyer, body, key)),
        );
        expect(statuses(answers)).toEqual([200]);
        expect(won(answers)).toBe(50);
        expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
        attempts.push({ key, body, answer: answers[0]!.text });
      }
      const made = await db().select({ chargeId: orders.chargeId }).from(orders);
      expect(made).toHaveLength(attempts.length);
      expect(new Set(made.map(({ chargeId }) => chargeId)).size).toBe(attempts.length);
      await shop.restart();
      for (const [index, { key, body, answer }] of attempts.entries()) {
        const [same, other] = await Promise.all([
          place(shop.at(index), buyer, body, key),
          place(shop.at(index + 1), buyer, { ...body, gift_message: 'For you' }, key),
        ]);
        expect(same.text).toBe(answer);
        expect(other.status).toBe(422);
      }
      expect(await ordered()).toBe(attempts.length);
    },
    longest(50, 10),
  );
});
