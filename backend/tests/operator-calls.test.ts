import { StripeCharges } from '../src/adapters/card/stripe-charges';
import { FlexibleRateLimiter } from '../src/adapters/postgres/flexible-rate-limiter';
import { mails, orderItems, orders, rateLimitUses, refunds, stock } from '../src/adapters/postgres/schema';
import { CapturePayments } from '../src/application/checkout/capture-payments';
import { duringTests } from '../testing/test-backend';
import { startBackendWithStripe } from './support/backend-with-stripe';
import { janeWithCard } from './support/jane-with-card';
import { ANNAS_TOKEN, BERTS_TOKEN, startOperator } from './support/operator';
import { janesOrder, place, type Ready } from './support/order-fixture';

const backend = duringTests(() => startBackendWithStripe());
const operator = duringTests(() =>
  startOperator(backend.services, { charges: new StripeCharges(backend.stripe.settings) }),
);

/** A cancellation of all that is left. */
const ALL = { all: true };

const items = () => backend.db.select().from(orderItems).orderBy(orderItems.id);
const onlyOrder = async () => (await backend.db.select().from(orders))[0]!;
const units = async () =>
  (await backend.db.select().from(stock).orderBy(stock.variantId, stock.locationId)).map(
    ({ quantity }) => quantity,
  );

async function givenOrder(changes: object = {}): Promise<Ready & { path: string; number: string }> {
  const values = await janeWithCard(backend);
  const placed = await place(backend.baseUrl, values, { ...janesOrder(values), ...changes });
  const number = String(placed.body.order_id);
  return { ...values, number, path: `/orders/${number}` };
}

describe('an operator', () => {
  it('sees an order without the person who placed it', async () => {
    const { path, number } = await givenOrder();
    const { status, body, headers } = await operator.get(path);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({
      orderNumber: number,
      status: 'processing',
      payment: { method: 'card', status: 'captured', card: 'Visa ending in 4242' },
      totalCents: 129_10,
      refundedCents: 0,
    });
    expect(body.items).toHaveLength(2);
    expect(JSON.stringify(body)).not.toMatch(/jane|example\.com|2125550100/i);
  });

  it('previews a cancellation, which changes nothing', async () => {
    const { path } = await givenOrder();
    const before = await units();
    const { body } = await operator.post(`${path}/cancellations/preview`, ALL);
    expect(body).toMatchObject({ isWhole: true, refundCents: 129_10 });
    expect(await onlyOrder()).toMatchObject({ status: 'processing', refundedCents: 0 });
    expect(await units()).toEqual(before);
    expect(await backend.db.select().from(refunds)).toEqual([]);
  });

  it('cancels an item and then the rest, each once [BD-48]', async () => {
    await backend.given('a cart ready to order exists');
    const before = await units();
    const { path } = await givenOrder();
    const [first] = await items();
    const part = { itemIds: [first!.id] };
    const canceled = await operator.post(`${path}/cancellations`, part);
    expect(canceled.body).toMatchObject({
      isWhole: false,
      items: [{ id: first!.id, status: 'canceled' }],
      refundCents: first!.lineTotalCents + first!.taxCents,
      refund: 'confirmed',
    });
    const again = await operator.post(`${path}/cancellations`, part);
    expect([again.status, again.body]).toMatchObject([
      409,
      { kind: 'order-item-already-canceled', itemId: first!.id },
    ]);
    expect((await operator.post(`${path}/cancellations`, ALL)).body).toMatchObject({ isWhole: true });
    expect(await units()).toEqual(before);
    expect(backend.stripe.intents.at(-1)).toMatchObject({ amountRefunded: 129_10, refunded: true });
    const whole = await operator.post(`${path}/cancellations`, ALL);
    expect([whole.status, whole.body.kind]).toEqual([409, 'order-already-canceled']);
  });

  it('is told that a refund waits for the provider', async () => {
    const { path } = await givenOrder();
    backend.stripe.disturb(/refunds$/, 'fails', 2);
    const { status, body } = await operator.post(`${path}/cancellations`, ALL);
    expect([status, body.refund]).toEqual([200, 'pending']);
  });

  describe('while the amount of an order is only held', () => {
    async function givenHeldOrder(): Promise<string> {
      backend.stripe.disturb(/capture$/, 'unreached', 2);
      const { path } = await givenOrder();
      expect(await onlyOrder()).toMatchObject({ paymentStatus: 'authorised' });
      return path;
    }

    it('cancels an item, refunds nothing, and only the rest is captured [BD-48]', async () => {
      const path = await givenHeldOrder();
      const [first] = await items();
      const canceled = await operator.post(`${path}/cancellations`, { itemIds: [first!.id] });
      const refundCents = first!.lineTotalCents + first!.taxCents;
      expect(canceled.body).toMatchObject({ isWhole: false, refundCents, refund: 'none' });
      const { data, clock, cards } = backend.services;
      await new CapturePayments(data, clock, cards).captureOutstanding();
      const amountCaptured = 129_10 - refundCents;
      expect(backend.stripe.intents.at(-1)).toMatchObject({ amountCaptured, amountRefunded: 0 });
      expect(await backend.db.select().from(refunds)).toEqual([]);
    });

    it('cancels all of it, and the hold is released [BD-48]', async () => {
      const path = await givenHeldOrder();
      const { body } = await operator.post(`${path}/cancellations`, ALL);
      expect(body).toMatchObject({ isWhole: true, refundCents: 129_10 });
      expect(backend.stripe.intents.at(-1)).toMatchObject({ status: 'canceled', amountRefunded: 0 });
      expect(await onlyOrder()).toMatchObject({ status: 'canceled', paymentStatus: 'refused' });
    });

    it('refunds no part of it', async () => {
      const path = await givenHeldOrder();
      const part = { amountCents: 1_00, reason: 'A glass was broken.' };
      const refused = await operator.post(`${path}/refunds`, part);
      expect([refused.status, refused.body.kind]).toEqual([409, 'payment-undecided']);
      expect(await backend.db.select().from(refunds)).toEqual([]);
    });
  });

  it('records a payment on delivery once', async () => {
    const { path } = await givenOrder({ payment_method: 4 });
    const { grandTotalCents } = await onlyOrder();
    expect((await operator.post(`${path}/payment`)).body).toEqual({ paidCents: grandTotalCents });
    const again = await operator.post(`${path}/payment`);
    expect([again.status, again.body.kind]).toEqual([409, 'payment-not-due']);
  });

  it('compares the charges of the card provider with the orders', async () => {
    await givenOrder();
    const { status, body } = await operator.get('/reconciliation?days=3');
    expect([status, body.orders]).toEqual([200, 0]);
    const simulated = await startOperator(backend.services);
    try {
      const { body: refused } = await simulated.get('/reconciliation');
      expect(refused.kind).toBe('nothing-to-compare');
    } finally {
      await simulated.stop();
    }
  });

  it.each([
    ['GET', '/orders/999999', undefined, 404, 'order-not-found'],
    ['POST', '/orders/999999/cancellations', ALL, 404, 'order-not-found'],
    ['POST', '/orders/999999/payment', undefined, 404, 'order-not-found'],
    ['GET', '/orders/%', undefined, 400, 'malformed'],
    ['GET', '/orders/a%20b', undefined, 400, 'malformed'],
    ['POST', '/orders/1/cancellations', { itemIds: [] }, 400, 'malformed'],
    ['POST', '/orders/1/cancellations', { items: [1] }, 400, 'malformed'],
    ['POST', '/orders/1/cancellations', {}, 400, 'malformed'],
    ['POST', '/orders/1/cancellations', { itemIds: [1], all: true }, 400, 'malformed'],
    ['POST', '/orders/1/cancellations', undefined, 400, 'malformed'],
    ['GET', '/reconciliation?days=0', undefined, 400, 'malformed'],
    ['GET', '/metrics', undefined, 404, 'call-not-found'],
  ])('is refused %s %s with %j: %i %s', async (method, path, body, status, kind) => {
    const answer = await (method === 'GET' ? operator.get(path) : operator.post(path, body));
    expect([answer.status, answer.body.kind]).toEqual([status, kind]);
  });
});

it('reads no body of more than 16 KB', async () => {
  const { status, body } = await operator.post('/orders/1/cancellations', { itemIds: Array(9_000).fill(1) });
  expect([status, body.kind]).toEqual([413, 'malformed']);
});

describe('whoever is no operator', () => {
  const strangers = ['', 'Bearer ', 'Bearer wrong', `Bearer ${ANNAS_TOKEN}x`, `Basic ${ANNAS_TOKEN}`];

  it('gets the same answer for a missing and a wrong credential, whatever was asked', async () => {
    const { path } = await givenOrder();
    const answers = await Promise.all(
      strangers.flatMap((authorization) => [
        operator.get(path, { authorization }),
        operator.get('/nowhere', { authorization }),
        operator.post(`${path}/cancellations`, ALL, { authorization }),
      ]),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 401, body: { kind: 'credential-invalid' } });
    expect(answers[0]!.headers.get('www-authenticate')).toBe('Bearer');
    expect(await onlyOrder()).toMatchObject({ status: 'processing' });
  });

  it('is a shopper: their session opens nothing here, nor the operator’s token anything in the shop', async () => {
    const { path, token } = await givenOrder();
    expect((await operator.get(path, { authorization: `Bearer ${token}` })).status).toBe(401);
    const shopper = await backend.call('listOrders', { token: ANNAS_TOKEN, body: {} });
    expect(shopper.status).toBe(401);
    expect((await fetch(`${backend.baseUrl}${path}`)).status).toBe(404);
  });

  it('may try fifty times, and whoever is right is not counted', async () => {
    const { services } = backend;
    await backend.db.delete(rateLimitUses);
    const limits = new FlexibleRateLimiter({ limitFactor: 1 }, backend.pool);
    const limited = await startOperator({ ...services, limits });
    try {
      for (let call = 0; call < 60; call += 1) expect((await limited.get('/nowhere')).status).toBe(404);
      const authorization = 'Bearer wrong';
      const statuses: number[] = [];
      for (let call = 0; call < 51; call += 1)
        statuses.push((await limited.get('/nowhere', { authorization })).status);
      expect(statuses.lastIndexOf(401)).toBe(49);
      const refused = await limited.get('/nowhere', { authorization });
      expect([refused.status, refused.body.kind]).toEqual([429, 'too-many-attempts']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await limited.stop();
    }
  });
});

it('is logged at the default level: who did what under which request, and nothing of the shopper', async () => {
  const { path, number } = await givenOrder();
  operator.logged.splice(0);
  const headers = { authorization: `Bearer ${BERTS_TOKEN}`, 'x-request-id': 'request-1' };
  await operator.post(`${path}/cancellations`, ALL, headers);
  await operator.post(`${path}/cancellations`, ALL, headers);
  await operator.get(path, { ...headers, authorization: 'Bearer wrong' });
  const call = { requestId: 'request-1', operator: 'bert', call: 'cancelOrder', orderNumber: number };
  expect(operator.logged).toMatchObject([
    { ...call, outcome: 'done' },
    { ...call, outcome: 'order-already-canceled' },
    { requestId: 'request-1', level: 40 },
  ]);
  const text = JSON.stringify(operator.logged);
  expect(text).not.toMatch(/jane|example\.com|2125550100/i);
  expect(text).not.toContain(BERTS_TOKEN);
});

it('sends the same mail as the command', async () => {
  const { path, number } = await givenOrder();
  await operator.post(`${path}/cancellations`, ALL);
  const sent = await backend.db.select().from(mails).orderBy(mails.id);
  expect(sent.at(-1)).toMatchObject({ subject: `Canceled from your order #${number}` });
});
