import { sql } from 'drizzle-orm';
import { orders, paymentHolds } from '../src/adapters/postgres/schema';
import { PaymentHolds } from '../src/application/checkout/payment-holds.port';
import { CapturePayments } from '../src/application/checkout/capture-payments';
import { Payments } from '../src/application/checkout/payments';
import { ReleaseHolds } from '../src/application/checkout/release-holds';
import { startTestBackend, type TestBackend } from '../testing/start-test-backend';
import { type FakeStripe, startFakeStripe } from '../testing/stripe/fake-stripe';
import { janesOrder, place, ready, type Ready } from './support/order-fixture';
import { watchCards } from './support/watched-cards';

/**
 * The whole backend with Stripe's SDK, against a fake of Stripe's API whose ledger shows what was held and captured.
 */
let stripe: FakeStripe;
let backend: TestBackend;
beforeAll(async () => {
  stripe = await startFakeStripe();
  backend = await startTestBackend({ settings: { stripe: stripe.settings } });
}, 60_000);
afterAll(async () => {
  await backend.stop();
  await stripe.stop();
});

const HOLD = /^\/v1\/payment_intents$/;
const CAPTURE = /capture$/;

let cardsMade = 0;
/** Jane, ready to order, with a card that she saved at Stripe. */
async function janeWithCard(name = 'visa'): Promise<Ready> {
  const values = ready(await backend.given('a cart ready to order exists'));
  cardsMade += 1;
  const { body } = await backend.call('saveCard', {
    token: values.token,
    body: {
      card_token: [`tok_${name}_a${cardsMade}`, `tok_${name}_b${cardsMade}`],
      billing_address: { billing_address_id: values.billingAddressId },
      wants_to_add_card: 1,
    },
  });
  if (body.code !== 1) throw new Error('The card was not saved.');
  stripe.intents.splice(0);
  return { ...values, cardId: body.data[0].id };
}

const order = (values: Ready, key?: string) => place(backend.baseUrl, values, janesOrder(values), key);
const holds = () => backend.db.select().from(paymentHolds);
const placedOrders = () => backend.db.select().from(orders);
const payments = () => new Payments(backend.services.cards, backend.services.upi, backend.services.offered);
const settleHolds = () => new ReleaseHolds(backend.services.data, payments()).releaseUnclaimed();

/** Holds are released after the answer has been sent. */
async function untilLetGo() {
  while ((await holds()).length > 0) await new Promise((next) => setTimeout(next, 20));
}

/**
 * Simulates housekeeping between the commit of a hold and its claim: a trigger marks the row as abandoned when it is
 * inserted.
 */
async function abandonFirstHoldOf<Done>(action: () => Promise<Done>): Promise<Done> {
  await backend.db.execute(sql`
    create function abandon_first() returns trigger language plpgsql as $$
    begin
      new.is_abandoned := not exists (select from payment_holds);
      return new;
    end $$`);
  await backend.db.execute(
    sql`create trigger abandon before insert on payment_holds for each row execute function abandon_first()`,
  );
  try {
    return await action();
  } finally {
    await backend.db.execute(sql`drop function abandon_first cascade`);
  }
}

it('charges an order once, in cents, and leaves no hold behind [BD-48] [X-146] [GEN-31]', async () => {
  const values = await janeWithCard();
  expect((await order(values)).body).toMatchObject({ code: 1, amount_paid: '129.10' });
  expect(stripe.intents).toMatchObject([{ amount: 129_10, currency: 'usd', status: 'succeeded' }]);
  expect(await placedOrders()).toMatchObject([
    { chargeId: stripe.intents[0]?.id, paymentStatus: 'captured' },
  ]);
  expect(await holds()).toEqual([]);
});

it.each([
  ['chargeCustomerFail', 'Your card was declined.'],
  ['threeDSecure2Required', 'Your card was declined. This transaction requires authentication.'],
])(
  "answers with the provider's message for %s, and holds nothing [SUM-23] [BD-48]",
  async (name, message) => {
    const values = await janeWithCard(name);
    expect((await order(values)).body).toMatchObject({ code: -1, message });
    expect(stripe.intents).toEqual([]);
    expect(await placedOrders()).toEqual([]);
    expect(await holds()).toEqual([]);
  },
);

it.each(['fails', 'unreached'] as const)(
  'orders nothing if the provider %s [BD-48] [X-150]',
  async (fault) => {
    const values = await janeWithCard();
    stripe.disturb(HOLD, fault, 2);
    expect((await order(values)).status).toBe(500);
    await untilLetGo();
    expect(await placedOrders()).toEqual([]);
    expect((await order(values)).body).toMatchObject({ code: 1 });
    expect(stripe.intents).toMatchObject([{ status: 'succeeded' }]);
  },
);

it('releases a hold whose answer was lost; the same key is then charged once [X-150]', async () => {
  const values = await janeWithCard();
  stripe.disturb(HOLD, 'answer lost', 2);
  expect((await order(values, 'one-key')).status).toBe(500);
  await untilLetGo();
  expect(stripe.intents).toMatchObject([{ status: 'canceled' }]);
  expect((await order(values, 'one-key')).body).toMatchObject({ code: 1 });
  expect(stripe.intents.map(({ status }) => status)).toEqual(['canceled', 'succeeded']);
  expect(await placedOrders()).toHaveLength(1);
});

it('releases the hold if the order fails afterwards [X-150]', async () => {
  const values = await janeWithCard();
  const watch = watchCards(backend.services, {
    authorise: async (request) => {
      await watch.real.authorise(request);
      throw new Error('The connection to the database is gone.');
    },
  });
  expect((await order(values)).status).toBe(500);
  watch.restore();
  await untilLetGo();
  expect(stripe.intents).toMatchObject([{ status: 'canceled' }]);
  expect(await placedOrders()).toEqual([]);
});

describe('what a crash left behind', () => {
  /** A process that recorded its hold, had the amount held, and was killed before the commit. */
  async function crashedAfterHold() {
    const values = await janeWithCard();
    const hold = { paymentMethod: 2, cardId: String(values.cardId), customerId: 501 };
    const key = await backend.services.data.get(PaymentHolds).create(hold, new Date());
    return { values, key };
  }

  it('is released at the next start: no charge remains without an order [X-150]', async () => {
    const { values, key } = await crashedAfterHold();
    const { providerCustomerId } = (await holds())[0]!;
    const { cardId } = values;
    await backend.services.cards.authorise({
      cardId,
      providerCustomerId: providerCustomerId!,
      amountCents: 129_10,
      idempotencyKey: key!,
    });
    expect(stripe.intents).toMatchObject([{ status: 'requires_capture' }]);
    expect(await settleHolds()).toEqual({ attempted: 1, errors: [] });
    expect(stripe.intents).toMatchObject([{ status: 'canceled' }]);
    expect(await holds()).toEqual([]);
  });

  it('is released by a later run if the provider cannot be reached [X-150]', async () => {
    await crashedAfterHold();
    stripe.disturb(/^\/v1\/payment_intents\?/, 'fails', 2);
    expect(await settleHolds()).toEqual({ attempted: 1, errors: [expect.any(Error)] });
    expect(await settleHolds()).toEqual({ attempted: 1, errors: [] });
    expect(await settleHolds()).toEqual({ attempted: 0, errors: [] });
  });

  it('cannot be claimed by an order once it was abandoned [X-150]', async () => {
    const { key } = await crashedAfterHold();
    stripe.disturb(/^\/v1\/payment_intents\?/, 'fails', 2);
    await settleHolds();
    expect(await backend.services.data.transaction((tx) => tx.get(PaymentHolds).claim(key!))).toBe(false);
  });

  it('is replaced by a new hold if housekeeping abandoned it too early [X-150]', async () => {
    const values = await janeWithCard();
    const settled = await abandonFirstHoldOf(() => order(values));
    expect(settled.body).toMatchObject({ code: 1 });
    expect(stripe.intents).toMatchObject([{ status: 'succeeded' }]);
    expect(await settleHolds()).toEqual({ attempted: 1, errors: [] });
    expect(stripe.intents).toMatchObject([{ status: 'succeeded' }]);
  });

  it('is captured if the order exists and the amount was not captured [BD-48]', async () => {
    const values = await janeWithCard();
    stripe.disturb(CAPTURE, 'unreached', 2);
    expect((await order(values)).body).toMatchObject({ code: 1 });
    expect(stripe.intents).toMatchObject([{ status: 'requires_capture' }]);
    const capture = new CapturePayments(backend.services.data, backend.services.cards);
    expect(await capture.captureOutstanding()).toEqual({ attempted: 1, errors: [] });
    expect(stripe.intents).toMatchObject([{ status: 'succeeded' }]);
  });

  it('is captured once if the answer of the capture was lost [BD-48]', async () => {
    const values = await janeWithCard();
    stripe.disturb(CAPTURE, 'answer lost', 2);
    await order(values);
    const capture = new CapturePayments(backend.services.data, backend.services.cards);
    expect(await capture.captureOutstanding()).toEqual({ attempted: 1, errors: [] });
    expect(await capture.captureOutstanding()).toEqual({ attempted: 0, errors: [] });
    expect(stripe.intents).toMatchObject([{ status: 'succeeded', refunded: false }]);
  });
});

it('creates no hold on a card that is not the customer’s, and orders nothing with it [BDG-02] [BD-48]', async () => {
  const values = await janeWithCard();
  const { body } = await order({ ...values, cardId: 'card_x' });
  expect(body).toEqual({ code: -1, message: 'This card does not exist.' });
  expect(await holds()).toEqual([]);
  expect(stripe.intents).toEqual([]);
});
