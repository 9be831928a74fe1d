import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { cartLines, carts, orders, slotTemplates, stock } from '../src/adapters/postgres/schema';
import { BOURBON_LINE, RIESLING_LINE } from '../testing/provider-states/given-cart';
import { givenCard, JANES_PASSWORD } from '../testing/provider-states/given-customer';
import { givenSlots } from '../testing/provider-states/given-shop';
import { postgresOfTheFile } from '../testing/postgres-of-the-file';
import { startTestBackend, type TestBackend } from '../testing/start-test-backend';
import { BOURBON } from './support/bourbon';
import { givenBuyers, ordersOf } from './support/buyers';
import { courierLine, lineOfSize, otherDriversLine } from './support/order-lines';
import { janesOrder, outcomeOf, place, ready } from './support/order-fixture';
import { longest, rounds } from './support/scale';
import { watchCards } from './support/watched-cards';

/**
 * Two backends, each with its own connections, on one PostgreSQL: PGlite would hide every race. They run in this
 * process, so that a test can observe the provider; buying-at-once.postgres.test.ts uses two processes.
 */
const { postgres, describeOnPostgres } = await postgresOfTheFile();

const BUYERS = 20;
const ROUNDS = 50;
jest.setTimeout(longest(ROUNDS, 10));

describeOnPostgres('at the same moment', () => {
  let backends: [TestBackend, TestBackend];
  beforeAll(async () => {
    const databaseUrl = await postgres.freshDatabase();
    backends = [await startTestBackend({ databaseUrl }), await startTestBackend({ databaseUrl })];
  }, 60_000);
  afterAll(async () => {
    for (const backend of backends ?? []) await backend.stop();
  }, 30_000);

  const first = () => backends[0];
  const at = (index: number) => backends[index % 2]!.baseUrl;
  const won = (answers: { body: { code: unknown } }[]) =>
    answers.filter(({ body }) => body.code === 1).length;

  it('one cart ordered twice at once becomes one order [BD-48, X-150]', async () => {
    for (const round of rounds(ROUNDS)) {
      const values = ready(await first().given('a cart ready to order exists'));
      const [one, other] = await Promise.all(
        [0, 1].map((index) => place(at(round + index), values, janesOrder(values), null)),
      );
      expect(one?.body).toMatchObject({ code: 1 });
      expect(other?.body).toEqual(one?.body);
      expect(await first().db.select().from(orders)).toHaveLength(1);
    }
  });

  it('the same key is sent twenty times: one order, one charge, equal answers [X-150]', async () => {
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
    const wanted = await ordersOf(services, [buyer!, buyer!], {
      linesOf: () => [courierLine],
      dates: { date: '2030-06-03' },
    });
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

  it('a one-off card pays for one of two carts [X-145]', async () => {
    await first().given('a cart ready to order exists');
    const { services, db } = first();
    const [buyer] = await givenBuyers(services, 1);
    await db.update(slotTemplates).set({ capacity: 1_000 });
    await db.update(stock).set({ quantity: 1_000 });
    for (const round of rounds(ROUNDS)) {
      const cardId = await givenCard(services, buyer!.customerId, Number(buyer!.addressId), {
        id: `card_visa_once${round}`,
        listed: false,
      });
      // Different stock rows, whose locks cannot make up for a missing lock on the card.
      const wanted = await ordersOf(services, [buyer!, buyer!], {
        linesOf: (index) => [lineOfSize(index)],
        dates: { date: '2030-06-03', timeslot: '10:00-12:00' },
      });
      const answers = await Promise.all(
        wanted.map((order, index) =>
          place(at(index), buyer!, { ...order, payment_method: 2, card_id: cardId }),
        ),
      );
      expect(answers.map(({ body }) => body.message).toSorted()).toEqual([
        'Order placed.',
        'This card does not exist.',
      ]);
      expect(await db.select().from(orders)).toHaveLength(round);
    }
  });

  it('carts with the same variants in opposite order do not deadlock [BD-48]', async () => {
    await first().given('a cart ready to order exists');
    const { services } = first();
    const buyers = await givenBuyers(services, BUYERS);
    const dates = { date: '2030-06-03', timeslot: '12:00-14:00' };
    await services.db.update(slotTemplates).set({ capacity: 1_000 });
    await services.db.update(stock).set({ quantity: 1_000 });
    const lines = [lineOfSize(0), courierLine, lineOfSize(1), lineOfSize(2)];
    for (const round of rounds(ROUNDS)) {
      const linesOf = (index: number) => (index % 2 ? lines : lines.toReversed());
      const wanted = await ordersOf(services, buyers, { linesOf, dates });
      const answers = await Promise.all(
        wanted.map((order, index) => place(at(round + index), buyers[index]!, order)),
      );
      expect(won(answers)).toBe(BUYERS);
    }
  });

  it('orders that book the same two slots in opposite order do not deadlock [BD-48]', async () => {
    await first().given('a cart ready to order exists');
    const { services, db } = first();
    const buyers = await givenBuyers(services, BUYERS);
    await givenSlots(db, 12);
    await db.update(slotTemplates).set({ capacity: 1_000 });
    await db.update(stock).set({ quantity: 1_000 });
    // Neighbours share no stock row, so only the slots are contended.
    const linesOf = (index: number) => {
      const lines = [lineOfSize(index), otherDriversLine(index + 1)];
      return index % 2 ? lines : lines.toReversed();
    };
    for (const round of rounds(ROUNDS)) {
      const dates = { date: '2030-06-03', timeslot: '12:00-14:00' };
      const wanted = await ordersOf(services, buyers, { linesOf, dates });
      const answers = await Promise.all(
        wanted.map((order, index) => place(at(round + index), buyers[index]!, order)),
      );
      expect(won(answers)).toBe(BUYERS);
    }
  });

  it("twenty additions to one cart lose none, and a customer's first additions create one cart [BD-06]", async () => {
    const { token } = await first().given('no cart exists');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        backends[index % 2]!.call('addToCart', { body: BOURBON, token: String(token) }),
      ),
    );
    expect(new Set(answers.map(({ body }) => body[0]?.cart_id)).size).toBe(1);
    expect(await first().db.select().from(carts)).toHaveLength(1);
    expect(await first().db.select().from(cartLines)).toMatchObject([{ quantity: 20 }]);
  }, 60_000);

  it('one addition sent twenty times under its key is in the cart once, and gets one answer [BD-06, X-150]', async () => {
    const { token } = await first().given('no cart exists');
    const named = {
      body: { ...BOURBON, qty: 2 },
      token: String(token),
      headers: { 'idempotency-key': 'one' },
    };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => backends[index % 2]!.call('addToCart', named)),
    );
    for (const answer of answers)
      expect(answer.body[0]).toMatchObject({ code: 1, total_products_in_cart: 2 });
    expect(await first().db.select().from(cartLines)).toMatchObject([{ quantity: 2 }]);
  }, 60_000);

  it('signing in, which merges carts, and placing an order of one of them do not block each other [BD-19, BD-48]', async () => {
    for (const round of rounds(ROUNDS)) {
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
  });

  it('an attempt that is being paid is reported as pending; its cart is shown and cannot be changed [X-150]', async () => {
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
    const ask = () => outcomeOf(at(1), values, key);
    expect(await ask()).toEqual({ code: 1, status: 'pending' });
    await first().db.transaction(async (tx) => {
      await tx.select().from(carts).where(eq(carts.id, values.cartId)).for('update');
      expect(await ask()).toEqual({ code: 1, status: 'pending' });
    });
    const { token, cartId } = values;
    const wait = { code: -1, message: 'Your order is being placed. Please try again in a moment.' };
    const shown = await backends[1].call('showCart', { body: { cart_id: cartId }, token });
    expect(shown.body[0]).toMatchObject({ code: 1, cart_id: cartId });
    const change = { cart_id: cartId, cart_rid: String(BOURBON_LINE.id), qty: 24 };
    expect((await backends[1].call('updateCartItem', { body: change, token })).body).toEqual(wait);
    for (const body of [BOURBON, { ...BOURBON, cart_id: cartId }])
      expect((await backends[1].call('addToCart', { body, token })).body[0]).toMatchObject(wait);
    const signIn = (cart_id: string) =>
      backends[1].call('signIn', { body: { email: 'jane@example.com', password: JANES_PASSWORD, cart_id } });
    for (const cart of [cartId, '']) expect((await signIn(cart)).body).toMatchObject({ code: 1 });
    answerTheHold();
    expect((await placing).body).toMatchObject({ code: 1 });
    expect((await backends[1].call('updateCartItem', { body: change, token })).body).toEqual({
      code: -1,
      message: 'This cart does not exist.',
    });
    expect(await ask()).toMatchObject({ status: 'placed' });
    expect(await first().db.select().from(cartLines).where(eq(cartLines.id, RIESLING_LINE.id))).toHaveLength(
      1,
    );
  }, 60_000);
});
