import { eq, gt, sql } from 'drizzle-orm';
import { StripeCharges } from '../src/adapters/card/stripe-charges';
import {
  carts,
  coupons,
  mails,
  orders,
  savedCards,
  slotBookings,
  stock,
} from '../src/adapters/postgres/schema';
import { ordersCommand } from '../src/operator/orders-command';
import { HOUSEKEEPING } from '../src/start/housekeeping';
import { cardEventHandler } from '../src/start/settling';
import { JANES_CART } from '../testing/provider-states/given-cart';
import { duringTests } from '../testing/test-backend';
import { startBackendWithStripe } from './support/backend-with-stripe';
import { givenJane } from './support/interrupted-orders';
import { janesOrder, outcomeOf, place, type Ready } from './support/order-fixture';

/** Orders for which the shopper authenticates at their bank (3-D Secure). */
const backend = duringTests(() => startBackendWithStripe());

const visit = (address: string, init: RequestInit = {}) => fetch(address, { redirect: 'manual', ...init });
const atBank = (page: string, word: 'complete' | 'fail') =>
  visit(page, { method: 'POST', body: new URLSearchParams({ answer: word }) });
const locationOf = (answer: Response) => answer.headers.get('location') ?? '';
/** Where the shop leads to afterwards. */
const answered = async (page: string, word: 'complete' | 'fail') =>
  locationOf(await visit(locationOf(await atBank(page, word))));
const intents = () => backend.stripe.intents;
const order = async () => (await backend.db.select().from(orders).orderBy(orders.id)).at(-1);
const back = () => `${backend.baseUrl}/payuapi/payu/return?payment_intent=${intents().at(-1)!.id}`;
const stockNow = () => backend.db.select().from(stock).orderBy(stock.variantId, stock.locationId);

/** Jane's order with a card whose bank asks her, and its page. */
async function asked(values: Ready, key?: string): Promise<string> {
  const { body } = await place(backend.baseUrl, values, janesOrder(values), key);
  expect(body).toMatchObject({ code: 1, message: 'Approve the payment to complete your order.' });
  return body.payment_url ?? '';
}
const givenAsked = async () => {
  const values = await givenJane(backend, 'threeDSecure2Required');
  return { values, page: await asked(values, 'first') };
};

/** What is done for an event of the provider, once it is handled. */
async function reported(): Promise<string> {
  const handler = cardEventHandler(backend.services, new StripeCharges(backend.stripe.settings));
  const now = backend.services.clock.now();
  const event = {
    id: 'evt_1',
    type: 'payment_intent.succeeded',
    chargeId: intents().at(-1)!.id,
    createdAt: now,
  };
  return (await handler.execute({ ...event, receivedAt: now, handledAt: null, outcome: null })).kind;
}

async function settleAfter(minutes: number): Promise<void> {
  await backend.db.update(orders).set({ placedAt: sql`placed_at - make_interval(mins => ${minutes})` });
  const settle = HOUSEKEEPING.find(({ name }) => name === 'settle-payments')!;
  await settle.run(backend.services, backend.services.log);
}

it('an order waits for the shopper, and is charged once when they come back from their bank [X-151] [BD-48]', async () => {
  const { values, page } = await givenAsked();
  expect(await order()).toMatchObject({ status: 'pending', paymentStatus: 'requested', paymentMethod: 2 });
  expect(intents()).toMatchObject([{ status: 'requires_action', amount: 129_10 }]);
  expect(await outcomeOf(backend.baseUrl, values)).toMatchObject({ status: 'placed', payment_url: page });
  const returned = locationOf(await atBank(page, 'complete'));
  expect(returned).toMatch(`${backend.baseUrl}/payuapi/payu/return?payment_intent=${intents()[0]!.id}&`);
  const answers = await Promise.all([visit(returned), visit(returned), visit(returned)]);
  expect(new Set(answers.map(locationOf))).toEqual(new Set(['/payment/success?orderId=100001']));
  expect(await order()).toMatchObject({
    status: 'processing',
    paymentStatus: 'captured',
    capturedCents: 129_10,
  });
  expect(intents()).toMatchObject([{ status: 'succeeded' }]);
  const subjects = (await backend.db.select().from(mails)).map(({ subject }) => subject);
  expect(subjects).toEqual(['Your order #100001', 'Payment received for your order #100001']);
});

it('an authentication that fails undoes the order, and the same card may try again [X-150] [X-151]', async () => {
  const values = await givenJane(backend, 'threeDSecure2Required');
  await backend.db.update(savedCards).set({ listed: false });
  const before = await stockNow();
  const page = await asked(values, 'first');
  expect(await answered(page, 'fail')).toBe('/payment/fail?orderId=100001');
  expect(await order()).toMatchObject({ status: 'canceled', paymentStatus: 'refused', cartId: null });
  expect(await stockNow()).toEqual(before);
  expect(await backend.db.select().from(carts)).toContainEqual(
    expect.objectContaining({ id: JANES_CART, status: 'open' }),
  );
  expect(await outcomeOf(backend.baseUrl, values, 'first')).toMatchObject({
    status: 'failed',
    message: 'Your payment was not approved.',
  });
  await answered(await asked(values, 'second'), 'complete');
  expect(await backend.db.select().from(savedCards)).not.toContainEqual(
    expect.objectContaining({ id: values.cardId }),
  );
  expect(intents()).toMatchObject([{ status: 'canceled' }, { status: 'succeeded' }]);
  expect(await order()).toMatchObject({ orderNumber: '100002', paymentStatus: 'captured' });
});

it('a card that is declined although its shopper has authenticated leaves nothing behind [X-150] [X-151]', async () => {
  const values = await givenJane(backend, 'threeDSecureRequiredChargeDeclined');
  const once = { code: 'ONCE', percentBasisPoints: 1_000, maximumUses: 1, refusalMessage: 'No longer.' };
  await backend.db.insert(coupons).values(once);
  await backend.db.update(carts).set({ couponCode: once.code }).where(eq(carts.id, values.cartId));
  const reserved = async () => ({
    stock: await stockNow(),
    booked: await backend.db.select().from(slotBookings).where(gt(slotBookings.booked, 0)),
    uses: (await backend.db.select().from(coupons)).map(({ uses }) => uses),
  });
  const before = await reserved();
  const page = await asked(values, 'first');
  expect(await reserved()).toMatchObject({ booked: [{ booked: 1 }], uses: [1] });
  expect(await answered(page, 'complete')).toBe('/payment/fail?orderId=100001');
  expect(intents()).toMatchObject([{ status: 'canceled', last_payment_error: { code: 'card_declined' } }]);
  expect(await order()).toMatchObject({ status: 'canceled', paymentStatus: 'refused', cartId: null });
  expect(await reserved()).toEqual(before);
  expect(await outcomeOf(backend.baseUrl, values, 'first')).toMatchObject({ status: 'failed' });
  await asked(values, 'second');
});

it('a shopper who has not authenticated is led back to their order, and can still do it [X-151]', async () => {
  const { values, page } = await givenAsked();
  expect(locationOf(await visit(back()))).toBe('/cart/checkout');
  expect(await reported()).toBe('under-way');
  await settleAfter(14);
  expect(await outcomeOf(backend.baseUrl, values)).toMatchObject({ status: 'placed', payment_url: page });
  expect(await answered(page, 'complete')).toBe('/payment/success?orderId=100001');
});

it('an order is undone after a quarter of an hour, and the bank’s page has expired [X-151]', async () => {
  const { page } = await givenAsked();
  await settleAfter(16);
  expect(await order()).toMatchObject({ status: 'canceled', paymentStatus: 'refused' });
  expect(intents()).toMatchObject([{ status: 'canceled' }]);
  expect((await atBank(page, 'complete')).status).toBe(410);
  expect(locationOf(await visit(back()))).toBe('/payment/fail?orderId=100001');
});

it('an order is completed by the provider’s report if the shopper never comes back [X-150]', async () => {
  const { page } = await givenAsked();
  await atBank(page, 'complete');
  expect(await reported()).toBe('agrees');
  expect(await order()).toMatchObject({ paymentStatus: 'captured' });
  expect(intents()).toMatchObject([{ status: 'succeeded' }]);
});

it('an order is completed a quarter of an hour later if nobody reports [X-150]', async () => {
  const { page } = await givenAsked();
  await atBank(page, 'complete');
  await settleAfter(16);
  await settleAfter(1);
  expect(await order()).toMatchObject({ status: 'processing', paymentStatus: 'captured' });
});

it('an order that waits for its shopper is no difference [X-151]', async () => {
  await givenAsked();
  await backend.db.update(orders).set({ placedAt: sql`placed_at - interval '2 hours'` });
  const charges = new StripeCharges(backend.stripe.settings);
  expect((await ordersCommand({ ...backend.services, charges }, ['reconcile'])).isDone).toBe(true);
});

it('a shopper who comes back while the provider cannot be reached is asked to try again [X-151]', async () => {
  const { page } = await givenAsked();
  const returned = locationOf(await atBank(page, 'complete'));
  backend.stripe.disturb(/payment_intents\/pi_/, 'unreached', 2);
  const answer = await visit(returned);
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('Try again')]);
  expect(locationOf(await visit(returned))).toBe('/payment/success?orderId=100001');
});

it.each(['pi_unknown', 'ch_1', '', '..%2Fx'])(
  'there is no way back from a payment %s [X-151]',
  async (id) => {
    await givenAsked();
    const answer = await visit(`${backend.baseUrl}/payuapi/payu/return?payment_intent=${id}`);
    expect(answer.status).toBe(404);
    expect(await order()).toMatchObject({ paymentStatus: 'requested' });
  },
);

it.each([
  [
    { publicOrigin: 'https://api.shop.example', shopOrigin: 'https://shop.example' },
    'https://api.shop.example',
  ],
  [{ shopOrigin: 'https://shop.example' }, 'https://shop.example'],
])('the bank leads back to where browsers reach the backend: %j [X-087]', async (settings, origin) => {
  Object.assign(backend.services.settings, settings);
  await givenAsked();
  Object.assign(backend.services.settings, { publicOrigin: undefined, shopOrigin: undefined });
  expect(intents()[0]!.next_action!.redirect_to_url.return_url).toBe(`${origin}/payuapi/payu/return`);
});
