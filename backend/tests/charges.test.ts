import { isNull, sql } from 'drizzle-orm';
import { carts, mails, orders, paymentHolds, slotBookings, stock } from '../src/adapters/postgres/schema';
import { CapturePayments } from '../src/application/checkout/capture-payments';
import { GiveUpOverdueOrders } from '../src/application/checkout/give-up-overdue-orders';
import { Payments } from '../src/application/checkout/payments';
import { ReleaseHolds } from '../src/application/checkout/release-holds';
import { OrderHistory } from '../src/application/order/order-history.port';
import { HOUSEKEEPING } from '../src/start/housekeeping';
import { duringTests } from '../testing/test-backend';
import { startBackendWithStripe } from './support/backend-with-stripe';
import * as interrupted from './support/interrupted-orders';
import { janesOrder, outcomeOf, place, type Ready } from './support/order-fixture';
import { watchCards } from './support/watched-cards';

/**
 * The whole backend with Stripe's SDK, against a fake of Stripe's API whose ledger shows what was held and captured.
 */
const backend = duringTests(() => startBackendWithStripe());

const HOLD = /^\/v1\/payment_intents$/;
const CAPTURE = /capture$/;

const givenJane = (card?: string) => interrupted.givenJane(backend, card);
const order = (values: Ready, key?: string) => place(backend.baseUrl, values, janesOrder(values), key);
/** Those that are looked for at the provider. */
const holds = () => backend.db.select().from(paymentHolds).where(isNull(paymentHolds.notFoundAt));
const placedOrders = () => backend.db.select().from(orders);
const payments = () => new Payments(backend.services.cards, backend.services.upi, backend.services.offered);

/** Holds are released after the answer has been sent. */
async function untilReleased() {
  while ((await holds()).length > 0) await new Promise((next) => setTimeout(next, 20));
}

/** Gives up orders and releases holds, as housekeeping does once the provider has had its time to answer. */
async function settleOverdue() {
  const { data, clock } = backend.services;
  await new GiveUpOverdueOrders(data, clock, 0).execute();
  return new ReleaseHolds(data, clock, payments(), 0).releaseAll();
}

const stateOfShop = async () => ({
  stock: await backend.db.select().from(stock).orderBy(stock.variantId, stock.locationId),
  slots: (await backend.db.select().from(slotBookings)).filter(({ booked }) => booked > 0),
  carts: (await backend.db.select().from(carts).orderBy(carts.id)).map(({ id, status }) => ({ id, status })),
  mails: await backend.db.select().from(mails),
});

const endedBeforeAsking = () => interrupted.endedBeforeAsking(backend);
const endedBeforeConfirming = () => interrupted.endedBeforeConfirming(backend);
const makeOrdersOverdue = () => interrupted.makeOrdersOverdue(backend);

it('charges an order once, in cents, and leaves no hold behind [BD-48] [X-146] [GEN-31]', async () => {
  const values = await givenJane();
  expect((await order(values)).body).toMatchObject({ code: 1, amount_paid: '129.10' });
  expect(backend.stripe.intents).toMatchObject([{ amount: 129_10, currency: 'usd', status: 'succeeded' }]);
  expect(await placedOrders()).toMatchObject([
    { chargeId: backend.stripe.intents[0]?.id, paymentStatus: 'captured' },
  ]);
  expect(await holds()).toEqual([]);
});

it('places no order for an amount that is held in another currency, and lets it go', async () => {
  const values = await givenJane();
  const before = await stateOfShop();
  backend.stripe.makeIntentsIn('eur');
  const { status } = await order(values);
  backend.stripe.makeIntentsIn(undefined);
  expect(status).toBe(500);
  await untilReleased();
  expect(await placedOrders()).toEqual([]);
  expect(await stateOfShop()).toEqual(before);
  expect(backend.stripe.intents).toMatchObject([{ currency: 'eur', status: 'canceled' }]);
});

it("answers with the provider's message for a card that is declined, and holds nothing [SUM-23] [BD-48]", async () => {
  const values = await givenJane('chargeCustomerFail');
  const message = 'Your card was declined.';
  expect((await order(values)).body).toMatchObject({ code: -1, message });
  expect(backend.stripe.intents).toEqual([]);
  expect(await placedOrders()).toEqual([]);
  expect(await holds()).toEqual([]);
});

it.each(['fails', 'unreached'] as const)(
  'orders nothing if the provider %s, and the key may be used again [BD-48] [X-150]',
  async (fault) => {
    const values = await givenJane();
    const before = await stateOfShop();
    backend.stripe.disturb(HOLD, fault, 2);
    const { status, body } = await order(values, 'one-key');
    expect([status, body]).toEqual([500, { detail: 'Something went wrong. Please try again.' }]);
    expect(await placedOrders()).toEqual([]);
    expect(await stateOfShop()).toEqual(before);
    expect((await order(values, 'one-key')).body).toMatchObject({ code: 1 });
    await settleOverdue();
    expect(await holds()).toEqual([]);
    expect(backend.stripe.intents).toMatchObject([{ status: 'succeeded' }]);
  },
);

it('releases a hold whose answer was lost; the same key is then charged once [X-150]', async () => {
  const values = await givenJane();
  backend.stripe.disturb(HOLD, 'answer lost', 2);
  expect((await order(values, 'one-key')).status).toBe(500);
  await untilReleased();
  expect(backend.stripe.intents).toMatchObject([{ status: 'canceled' }]);
  expect((await order(values, 'one-key')).body).toMatchObject({ code: 1 });
  expect(backend.stripe.intents.map(({ status }) => status)).toEqual(['canceled', 'succeeded']);
  expect(await placedOrders()).toHaveLength(1);
});

it('releases the hold if the order fails afterwards [X-150]', async () => {
  const values = await givenJane();
  const watch = watchCards(backend.services, {
    authorise: async (request) => {
      await watch.real.authorise(request);
      throw new Error('The connection to the database is gone.');
    },
  });
  expect((await order(values)).status).toBe(500);
  watch.restore();
  await untilReleased();
  expect(backend.stripe.intents).toMatchObject([{ status: 'canceled' }]);
  expect(await placedOrders()).toEqual([]);
});

describe('an order whose process ended', () => {
  async function expectReleased(values: Ready): Promise<void> {
    expect((await order(values)).status).toBe(409);
    await untilReleased();
    expect(backend.stripe.intents).toMatchObject([{ status: 'canceled' }]);
    expect(await placedOrders()).toEqual([]);
  }

  it.each([
    ['before the provider was asked', endedBeforeAsking, []],
    ['before the answer was recorded', endedBeforeConfirming, [{ status: 'canceled' }]],
  ])('%s is given up: nothing is held, reserved or ordered [X-150]', async (_when, ended, ledger) => {
    await givenJane();
    const before = await stateOfShop();
    await ended();
    expect(await stateOfShop()).not.toEqual(before);
    expect(await settleOverdue()).toEqual({ attempted: 1, errors: [] });
    expect(backend.stripe.intents).toMatchObject(ledger);
    expect(await placedOrders()).toEqual([]);
    expect(await holds()).toEqual([]);
    expect(await stateOfShop()).toEqual(before);
  });

  it('is left alone while the provider may still answer [X-150]', async () => {
    await endedBeforeConfirming();
    const { data, clock } = backend.services;
    const early = await new GiveUpOverdueOrders(data, clock, 30_000).execute();
    expect(early).toEqual({ attempted: 0, errors: [] });
    expect(await new ReleaseHolds(data, clock, payments(), 30_000).releaseAll()).toEqual({
      attempted: 0,
      errors: [],
    });
    expect(await placedOrders()).toHaveLength(1);
  });

  it('is in no list of orders, and pending for the shopper until the time is over [X-150] [BD-49]', async () => {
    const values = await endedBeforeConfirming();
    const ask = () => outcomeOf(backend.baseUrl, values, 'one-key');
    expect(await ask()).toEqual({ code: 1, status: 'pending' });
    expect(await backend.services.data.get(OrderHistory).of(501)).toEqual([]);
    await makeOrdersOverdue();
    expect(await ask()).toEqual({ code: 1, status: 'unknown' });
  });

  it('is replaced when the shopper repeats the attempt: charged once [X-150]', async () => {
    const values = await endedBeforeConfirming();
    await makeOrdersOverdue();
    expect((await order(values, 'one-key')).body).toMatchObject({ code: 1 });
    expect(await settleOverdue()).toEqual({ attempted: 1, errors: [] });
    expect(backend.stripe.intents.map(({ status }) => status)).toEqual(['canceled', 'succeeded']);
    expect(await placedOrders()).toMatchObject([
      { paymentStatus: 'captured', chargeId: backend.stripe.intents[1]?.id },
    ]);
  });

  it('is released by a later run if the provider cannot be reached [X-150]', async () => {
    await endedBeforeConfirming();
    backend.stripe.disturb(/^\/v1\/payment_intents\?/, 'fails', 2);
    expect(await settleOverdue()).toEqual({ attempted: 1, errors: [expect.any(Error)] });
    expect(await settleOverdue()).toEqual({ attempted: 1, errors: [] });
    expect(await settleOverdue()).toEqual({ attempted: 0, errors: [] });
    expect(backend.stripe.intents).toMatchObject([{ status: 'canceled' }]);
  });

  it.each([
    ['accepts', 'visa', 409],
    ['declines', 'chargeCustomerFail', 200],
  ])(
    'too early, while the provider %s: nothing is ordered or held, and the shopper may try again [X-150]',
    async (_answer, name, status) => {
      const values = await givenJane(name);
      const watch = watchCards(backend.services, {
        authorise: async (request) => {
          await settleOverdue();
          return watch.real.authorise(request);
        },
      });
      const answer = await order(values, 'one-key');
      watch.restore();
      expect([answer.status, answer.body.code]).toEqual([status, -1]);
      await untilReleased();
      expect(backend.stripe.intents.map((intent) => intent.status)).toEqual(
        status === 409 ? ['canceled'] : [],
      );
      expect(await placedOrders()).toEqual([]);
      const again = await order(values, 'one-key');
      expect(again.body.code).toBe(status === 409 ? 1 : -1);
    },
  );

  it('too early is released by a later run if the provider cannot be reached then [X-150]', async () => {
    const values = await givenJane();
    const watch = watchCards(backend.services, {
      authorise: async (request) => {
        await settleOverdue();
        const outcome = await watch.real.authorise(request);
        backend.stripe.disturb(/^\/v1\/payment_intents\?/, 'fails', 2);
        return outcome;
      },
    });
    expect((await order(values)).status).toBe(409);
    watch.restore();
    expect(await holds()).toHaveLength(1);
    await settleOverdue();
    expect(backend.stripe.intents).toMatchObject([{ status: 'canceled' }]);
    expect(await holds()).toEqual([]);
  });

  it('is not confirmed by an answer that comes too late: others may have said that there is no order [X-150]', async () => {
    const values = await givenJane();
    const watch = watchCards(backend.services, {
      authorise: async (request) => {
        await makeOrdersOverdue();
        return watch.real.authorise(request);
      },
    });
    await expectReleased(values);
    watch.restore();
  });

  it('is not confirmed while its hold is being released [X-150]', async () => {
    const values = await givenJane();
    const watch = watchCards(backend.services, {
      authorise: async (request) => {
        const outcome = await watch.real.authorise(request);
        await backend.db.update(paymentHolds).set({ isAbandoned: true });
        return outcome;
      },
    });
    await expectReleased(values);
    watch.restore();
  });

  it('is looked for again while a request may still arrive at the provider [X-150]', async () => {
    await endedBeforeAsking();
    const { data, clock } = backend.services;
    const [hold] = await holds();
    await new GiveUpOverdueOrders(data, clock, 0).execute();
    const release = () => new ReleaseHolds(data, clock, payments(), 30_000).releaseAll();
    expect(await release()).toEqual({ attempted: 1, errors: [] });
    await interrupted.arrivesLate(backend, hold!);
    expect(await release()).toEqual({ attempted: 1, errors: [] });
    expect(backend.stripe.intents).toMatchObject([{ status: 'canceled' }]);
    expect(await release()).toEqual({ attempted: 0, errors: [] });
  });

  it('can be released when the provider reports it later, and is forgotten after a month [X-150]', async () => {
    await endedBeforeAsking();
    const { data, clock } = backend.services;
    const [hold] = await holds();
    await settleOverdue();
    expect(await holds()).toEqual([]);
    await interrupted.arrivesLate(backend, hold!);
    expect(await settleOverdue()).toEqual({ attempted: 0, errors: [] });
    const deleteExpired = HOUSEKEEPING.find(({ name }) => name === 'delete-expired');
    await deleteExpired?.run(backend.services, backend.services.log);
    await new ReleaseHolds(data, clock, payments(), 0).release(hold!.id);
    expect(backend.stripe.intents).toMatchObject([{ status: 'canceled' }]);
    expect(await backend.db.select().from(paymentHolds)).toEqual([]);
    await endedBeforeAsking();
    await settleOverdue();
    await backend.db.update(paymentHolds).set({ notFoundAt: sql`not_found_at - interval '31 days'` });
    await deleteExpired?.run(backend.services, backend.services.log);
    expect(await backend.db.select().from(paymentHolds)).toEqual([]);
  });

  it('is captured by a later run if the order exists and the amount was not captured [BD-48]', async () => {
    const values = await givenJane();
    backend.stripe.disturb(CAPTURE, 'unreached', 4);
    expect((await order(values)).body).toMatchObject({ code: 1 });
    const capture = new CapturePayments(
      backend.services.data,
      backend.services.clock,
      backend.services.cards,
    );
    expect(await capture.captureOutstanding()).toEqual({ attempted: 1, errors: [expect.any(Error)] });
    expect(await placedOrders()).toMatchObject([{ paymentStatus: 'authorised' }]);
    expect(backend.stripe.intents).toMatchObject([{ status: 'requires_capture' }]);
    expect(await capture.captureOutstanding()).toEqual({ attempted: 1, errors: [] });
    expect(await placedOrders()).toMatchObject([{ paymentStatus: 'captured' }]);
    expect(backend.stripe.intents).toMatchObject([{ status: 'succeeded' }]);
  });

  it('is captured once if the answer of the capture was lost [BD-48]', async () => {
    const values = await givenJane();
    backend.stripe.disturb(CAPTURE, 'answer lost', 2);
    await order(values);
    const capture = new CapturePayments(
      backend.services.data,
      backend.services.clock,
      backend.services.cards,
    );
    expect(await capture.captureOutstanding()).toEqual({ attempted: 1, errors: [] });
    expect(await capture.captureOutstanding()).toEqual({ attempted: 0, errors: [] });
    expect(backend.stripe.intents).toMatchObject([{ status: 'succeeded', refunded: false }]);
  });
});

it('creates no hold on a card that is not the customer’s, and orders nothing with it [BDG-02] [BD-48]', async () => {
  const values = await givenJane();
  const { body } = await order({ ...values, cardId: 'card_x' });
  expect(body).toEqual({ code: -1, message: 'This card does not exist.' });
  expect(await holds()).toEqual([]);
  expect(backend.stripe.intents).toEqual([]);
});
