import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import {
  cartLines,
  carts,
  coupons,
  orders,
  slotBookings,
  slotTemplates,
  stock,
  walletEntries,
} from '../src/database/schema';
import { BOURBON_LINE, RIESLING_LINE } from '../src/provider-states/given-cart';
import { JANES_PASSWORD } from '../src/provider-states/given-customer';
import { fixedClock } from '../src/providers/clock';
import { POSTGRES_IS_MISSING, startPostgres } from '../src/testing/start-postgres';
import { startTestBackend, type TestBackend } from '../src/testing/start-test-backend';
import { givenBuyers, orderOf } from './support/buyers';
import { janesOrder, place, ready } from './support/order-desk';
import { watchCards } from './support/watched-cards';

/** Two backends, each with its own connections, on one PostgreSQL: PGlite would hide every race. */
const postgres = await startPostgres();
if (!postgres && process.env.CI) throw new Error(POSTGRES_IS_MISSING);
if (!postgres) console.warn(POSTGRES_IS_MISSING);

const BUYERS = 20;
const ROUNDS = 5;
const courierLine = {
  variantId: 1031,
  locationId: 12,
  speed: 'Next Day' as const,
  quantity: 1,
  seenPriceCents: 18_50,
};
/** Buyers of different sizes share no shelf: only what is raced for stands between them. */
const lineOfSize = (index: number) => ({
  ...driverLine,
  ...[{}, { variantId: 1012, seenPriceCents: 23_50 }, { variantId: 1013, seenPriceCents: 81_50 }][index % 3],
});
const driverLine = {
  variantId: 1011,
  locationId: 11,
  speed: 'Same Day' as const,
  quantity: 1,
  seenPriceCents: 41_00,
};

// Without PostgreSQL there is nothing to race on: CI must have it, a laptop is warned above.
(postgres ? describe : describe.skip)('at the same moment', () => {
  let backends: [TestBackend, TestBackend];
  beforeAll(async () => {
    const databaseUrl = await postgres!.freshDatabase();
    const clock = fixedClock('2030-06-01T14:00:00Z');
    backends = [
      await startTestBackend({ databaseUrl, clock }),
      await startTestBackend({ databaseUrl, clock }),
    ];
  }, 60_000);
  afterAll(async () => {
    for (const backend of backends ?? []) await backend.stop();
    await postgres!.stop();
  }, 30_000);

  const first = () => backends[0];
  const at = (index: number) => backends[index % 2]!.baseUrl;
  const codes = (answers: { body: { code: unknown } }[]) => answers.map((answer) => answer.body.code);
  const won = (answers: { body: { code: unknown } }[]) => codes(answers).filter((code) => code === 1).length;

  it(`the last bottle is sold once among ${BUYERS} buyers, ${ROUNDS} times over [BD-48, G1]`, async () => {
    await first().given('a cart ready to order exists');
    const { services, db } = first();
    const buyers = await givenBuyers(services, BUYERS);
    for (let round = 1; round <= ROUNDS; round += 1) {
      await db.update(stock).set({ quantity: 1 }).where(eq(stock.variantId, 1031));
      const wanted = await Promise.all(
        buyers.map((buyer) => orderOf(services, buyer, [courierLine], { date: '2030-06-03' })),
      );
      const answers = await Promise.all(
        wanted.map((order, index) => place(at(index), buyers[index]!, order)),
      );
      expect(won(answers)).toBe(1);
      expect(
        answers.filter(({ body }) => body.code === -1 && body.invalid_items?.[0]?.product_id === '1031'),
      ).toHaveLength(BUYERS - 1);
      expect((await db.select().from(stock).where(eq(stock.variantId, 1031)))[0]?.quantity).toBe(0);
      expect(await db.select().from(orders)).toHaveLength(round);
    }
  }, 120_000);

  it('the last slot goes to one, and the others keep their goods [BD-48, G2]', async () => {
    await first().given('a cart ready to order exists');
    const { services, db } = first();
    await db.update(slotTemplates).set({ capacity: 1 });
    const buyers = await givenBuyers(services, BUYERS);
    for (const [round, date] of ['2030-06-02', '2030-06-03', '2030-06-04'].entries()) {
      const wanted = await Promise.all(
        buyers.map((buyer, index) =>
          orderOf(services, buyer, [lineOfSize(index)], { date, timeslot: '10:00-12:00' }),
        ),
      );
      const answers = await Promise.all(
        wanted.map((order, index) => place(at(index), buyers[index]!, order)),
      );
      expect(codes(answers).sort()).toEqual([1, ...Array.from({ length: BUYERS - 1 }, () => 'false')]);
      expect(await db.select().from(slotBookings).where(eq(slotBookings.date, date))).toMatchObject([
        { booked: 1 },
      ]);
      const shelves = await db
        .select()
        .from(stock)
        .where(and(inArray(stock.variantId, [1011, 1012, 1013]), eq(stock.locationId, 11)));
      expect(shelves.reduce((pieces, shelf) => pieces + shelf.quantity, 0)).toBe(3 * 24 - round - 1);
    }
  }, 120_000);

  it('the last use of a coupon goes to one [BD-48, G2]', async () => {
    await first().given('a cart ready to order exists');
    const { services, db } = first();
    await db
      .insert(coupons)
      .values({ code: 'LAST', amountCents: 5_00, maximumUses: 1, refusalMessage: 'This coupon was used.' });
    const buyers = await givenBuyers(services, BUYERS);
    const dates = { date: '2030-06-03', timeslot: '10:00-12:00' };
    await db.update(slotTemplates).set({ capacity: 1_000 });
    const wanted = await Promise.all(
      buyers.map((buyer, index) =>
        orderOf(services, buyer, [lineOfSize(index)], dates, { couponCode: 'LAST' }),
      ),
    );
    const answers = await Promise.all(wanted.map((order, index) => place(at(index), buyers[index]!, order)));
    expect(won(answers)).toBe(1);
    expect(answers.filter(({ body }) => body.message === 'This coupon was used.')).toHaveLength(BUYERS - 1);
    expect((await db.select().from(coupons))[0]?.uses).toBe(1);
    expect(await db.select().from(slotBookings)).toMatchObject([{ booked: 1 }]);
  }, 60_000);

  it('the last 750 ml of a wallet are redeemed once among ten carts of their owner [BD-48, X-159]', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const values = ready(await first().given('a wallet cart ready to redeem exists', { millilitres: 750 }));
      const { services, db } = first();
      const owner = { ...values, customerId: 501 };
      // From two shelves, so that their locks do not hide a missing one.
      const bottles = [driverLine, { ...driverLine, variantId: 1012, quantity: 2 }];
      const wanted = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          orderOf(services, owner, [bottles[index % 2]!], { date: '2030-06-03' }, { kind: 'wallet' }),
        ),
      );
      const answers = await Promise.all(wanted.map((order, index) => place(at(index), values, order)));
      expect(won(answers)).toBe(1);
      const refusals = answers.flatMap(({ body }) => body.invalid_items ?? []);
      expect(refusals.map(({ message }) => message)).toEqual(
        Array.from({ length: 9 }, () => 'Your wallet does not hold enough of this'),
      );
      const entries = await db.select().from(walletEntries);
      expect(entries.reduce((sum, { millilitres }) => sum + millilitres, 0)).toBe(0);
    }
  }, 60_000);

  it('the same cart is placed twice, and is one order [BD-48, X-150]', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const values = ready(await first().given('a cart ready to order exists'));
      const [one, other] = await Promise.all(
        [0, 1].map((index) => place(at(index), values, janesOrder(values), null)),
      );
      expect(one?.body).toMatchObject({ code: 1 });
      expect(other?.body).toEqual(one?.body);
      expect(await first().db.select().from(orders)).toHaveLength(1);
    }
  }, 60_000);

  it('the same key is sent twenty times: one order, one charge, equal answers [X-150, G3]', async () => {
    const values = ready(await first().given('a cart ready to order exists'));
    let holds = 0;
    const watches = backends.map(({ services }) => {
      const watch = watchCards(services, {
        authorise: (request) => {
          holds += 1;
          return watch.real.authorise(request);
        },
      });
      return watch;
    });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => place(at(index), values, janesOrder(values), 'one-key')),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(won(answers)).toBe(20);
    for (const watch of watches) watch.restore();
    expect(holds).toBe(1);
    expect(await first().db.select().from(orders)).toHaveLength(1);
  }, 60_000);

  it('one key for two carts makes one order; the other cart is refused and stays open [X-150]', async () => {
    await first().given('a cart ready to order exists');
    const { services, db } = first();
    const [buyer] = await givenBuyers(services, 1);
    const wanted = await Promise.all(
      [1, 2].map(() => orderOf(services, buyer!, [courierLine], { date: '2030-06-03' })),
    );
    const answers = await Promise.all(
      wanted.map((order, index) => place(at(index), buyer!, order, 'one-key')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await db.select().from(orders)).toHaveLength(1);
    expect(
      await db
        .select()
        .from(carts)
        .where(and(eq(carts.customerId, buyer!.customerId), eq(carts.status, 'open'))),
    ).toHaveLength(1);
  }, 60_000);

  it('carts with the same goods in opposite order do not block each other [BD-48]', async () => {
    await first().given('a cart ready to order exists');
    const { services } = first();
    const buyers = await givenBuyers(services, BUYERS);
    const dates = { date: '2030-06-03', timeslot: '12:00-14:00' };
    await services.db.update(slotTemplates).set({ capacity: 1_000 });
    await services.db.update(stock).set({ quantity: 1_000 });
    const lines = [lineOfSize(0), courierLine, lineOfSize(1), lineOfSize(2)];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const linesOf = (index: number) => (index % 2 ? lines : lines.toReversed());
      const wanted = await Promise.all(
        buyers.map((buyer, index) => orderOf(services, buyer, linesOf(index), dates)),
      );
      const answers = await Promise.all(
        wanted.map((order, index) => place(at(index), buyers[index]!, order)),
      );
      expect(won(answers)).toBe(BUYERS);
    }
  }, 60_000);

  it("twenty adds to one cart lose none, and a customer's first adds begin one cart [BD-06]", async () => {
    const { token } = await first().given('no cart exists');
    const bourbon = { product_id: '1011', qty: 1, zipcode: '10001', loc_id: '11', speed_id: 'Same Day' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        backends[index % 2]!.call('addToCart', { body: bourbon, token: String(token) }),
      ),
    );
    expect(new Set(answers.map(({ body }) => body[0]?.cart_id)).size).toBe(1);
    expect(await first().db.select().from(carts)).toHaveLength(1);
    expect(await first().db.select().from(cartLines)).toMatchObject([{ quantity: 20 }]);
  }, 60_000);

  it("signing in, which unites carts, and placing an order of one of them get in nobody's way [BD-19, BD-48]", async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const values = ready(await first().given('a cart ready to order exists'));
      const signIn = { email: 'jane@example.com', password: JANES_PASSWORD, cart_id: values.cartId };
      const signIns = Array.from({ length: 6 }, (_, index) =>
        backends[index % 2]!.call('signIn', { body: signIn }),
      );
      const [placed, ...signedIn] = await Promise.all([
        place(at(round), values, janesOrder(values)),
        ...signIns,
      ]);
      expect(placed.body.code).toBe(1);
      expect(signedIn.map(({ body }) => body.code)).toEqual([1, 1, 1, 1, 1, 1]);
    }
  }, 60_000);

  it('an attempt that is being decided is told to be pending, and its cart waits [X-150]', async () => {
    const values = ready(await first().given('a cart ready to order exists'));
    let answerTheHold = () => {};
    const held = new Promise<void>((resolve) => {
      answerTheHold = resolve;
    });
    let restore = () => {};
    const asked = new Promise<void>((wasAsked) => {
      const authorise = async () => {
        wasAsked();
        await held;
        return { kind: 'authorised' as const, chargeId: 'ch_slow' };
      };
      restore = watchCards(first().services, { authorise }).restore;
    });
    const key = randomUUID();
    const placing = place(at(0), values, janesOrder(values), key);
    await asked;
    restore();
    const ask = async () =>
      (
        await backends[1].call('getOrderAttempt', {
          body: { cart_id: values.cartId },
          token: values.token,
          headers: { 'Idempotency-Key': key },
        })
      ).body;
    expect(await ask()).toEqual({ code: 1, status: 'pending' });
    const change = { cart_id: values.cartId, cart_rid: String(BOURBON_LINE.id), qty: 24 };
    const changing = backends[1].call('updateCartItem', { body: change, token: values.token });
    answerTheHold();
    expect((await placing).body).toMatchObject({ code: 1 });
    expect((await changing).body).toEqual({ code: -1, message: 'This cart does not exist.' });
    expect(await ask()).toMatchObject({ status: 'placed' });
    expect(await first().db.select().from(cartLines).where(eq(cartLines.id, RIESLING_LINE.id))).toHaveLength(
      1,
    );
  }, 60_000);
});
