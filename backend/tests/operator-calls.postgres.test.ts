import { jest } from '@jest/globals';
import { mails, orderItems, orders, refunds, stock } from '../src/adapters/postgres/schema';
import { CapturePayments } from '../src/application/checkout/capture-payments';
import { SettleRefunds } from '../src/application/checkout/settle-refunds';
import { postgresOfTheFile } from '../testing/postgres-of-the-file';
import { startTestBackend, type TestBackend } from '../testing/start-test-backend';
import { type BackendWithStripe, startBackendWithStripe } from './support/backend-with-stripe';
import { janeWithCard } from './support/jane-with-card';
import { startOperator, type TestOperator } from './support/operator';
import { janesOrder, place } from './support/order-fixture';
import { longest, rounds } from './support/scale';

/** Two processes with their own connections on one PostgreSQL: PGlite would hide every race. */
const { postgres, describeOnPostgres } = await postgresOfTheFile();

const ROUNDS = 20;
jest.setTimeout(longest(ROUNDS, 10));

describeOnPostgres('two operators at the same moment', () => {
  let backends: [BackendWithStripe, TestBackend];
  let operators: [TestOperator, TestOperator];
  beforeAll(async () => {
    const databaseUrl = await postgres.freshDatabase();
    const first = await startBackendWithStripe({ databaseUrl });
    const second = await startTestBackend({ databaseUrl, settings: { stripe: first.settings.stripe } });
    backends = [first, second];
    operators = [await startOperator(first.services), await startOperator(second.services)];
  }, 60_000);
  afterAll(async () => {
    for (const running of [...(operators ?? []), ...(backends ?? [])]) await running.stop();
  }, 30_000);

  const db = () => backends[0].db;
  const units = async () =>
    (await db().select().from(stock).orderBy(stock.variantId, stock.locationId)).map(
      ({ quantity }) => quantity,
    );

  async function givenOrder(): Promise<{ path: string; itemIds: number[] }> {
    const values = await janeWithCard(backends[0]);
    const placed = await place(backends[0].baseUrl, values, janesOrder(values));
    const items = await db().select().from(orderItems).orderBy(orderItems.id);
    return { path: `/orders/${String(placed.body.order_id)}`, itemIds: items.map(({ id }) => id) };
  }

  it('cancel the same item: it is canceled, returned and refunded once [BD-48]', async () => {
    for (const _ of rounds(ROUNDS)) {
      const { path, itemIds } = await givenOrder();
      const before = (await units()).reduce((sum, count) => sum + count, 0);
      const [item] = await db().select().from(orderItems).orderBy(orderItems.id);
      const answers = await Promise.all(
        operators.map((operator) => operator.post(`${path}/cancellations`, { itemIds: [itemIds[0]!] })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.kind).toBe('order-item-already-canceled');
      const refundCents = item!.lineTotalCents + item!.taxCents;
      expect(await db().select().from(refunds)).toMatchObject([{ amountCents: refundCents }]);
      expect(await db().select().from(orders)).toMatchObject([{ refundedCents: refundCents }]);
      expect((await units()).reduce((sum, count) => sum + count, 0)).toBe(before + item!.quantity);
      expect(backends[0].stripe.intents.at(-1)).toMatchObject({ amountRefunded: refundCents });
      const sent = await db().select().from(mails);
      expect(sent.filter(({ subject }) => subject.startsWith('Canceled'))).toHaveLength(1);
    }
  });

  it('cancel an item and the whole order: all is refunded, and nothing twice [BD-48]', async () => {
    for (const _ of rounds(ROUNDS)) {
      const { path, itemIds } = await givenOrder();
      await Promise.all([
        operators[0].post(`${path}/cancellations`, { itemIds: [itemIds[0]!] }),
        operators[1].post(`${path}/cancellations`, { all: true }),
      ]);
      expect(await db().select().from(orders)).toMatchObject([{ status: 'canceled', refundedCents: 129_10 }]);
      expect(backends[0].stripe.intents.at(-1)).toMatchObject({ amountRefunded: 129_10, refunded: true });
    }
  });

  it('refund the same amount for the same reason: it is refunded once', async () => {
    for (const _ of rounds(ROUNDS)) {
      const { path } = await givenOrder();
      const wanted = { amountCents: 5_00, reason: 'A glass was broken.' };
      const answers = await Promise.all(
        operators.map((operator) => operator.post(`${path}/refunds`, wanted)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.kind).toBe('refund-already-recorded');
      expect(backends[0].stripe.intents.at(-1)).toMatchObject({ amountRefunded: 5_00 });
    }
  });

  it('refund and cancel: together never more than the total', async () => {
    for (const _ of rounds(ROUNDS)) {
      const { path } = await givenOrder();
      const [refunded, canceled] = await Promise.all([
        operators[0].post(`${path}/refunds`, { amountCents: 100_00, reason: 'It came late.' }),
        operators[1].post(`${path}/cancellations`, { all: true }),
      ]);
      expect(canceled.status).toBe(200);
      const rest = refunded.status === 200 ? 29_10 : 129_10;
      expect(canceled.body.refundCents).toBe(rest);
      expect(await db().select().from(orders)).toMatchObject([{ refundedCents: 129_10 }]);
      expect(backends[0].stripe.intents.at(-1)).toMatchObject({ amountRefunded: 129_10, refunded: true });
    }
  });

  it('cancel an item while the other process captures: only what is left is kept [BD-48]', async () => {
    for (const _ of rounds(ROUNDS)) {
      backends[0].stripe.disturb(/capture$/, 'unreached', 2);
      const { path, itemIds } = await givenOrder();
      const { data, clock, cards, upi } = backends[1].services;
      const [canceled] = await Promise.all([
        operators[0].post(`${path}/cancellations`, { itemIds: [itemIds[0]!] }),
        new CapturePayments(data, clock, cards).captureOutstanding(),
      ]);
      expect(canceled.status).toBe(200);
      await new SettleRefunds(data, clock, cards, upi).settleOutstanding();
      const { amount, amountCaptured, amountRefunded } = backends[0].stripe.intents.at(-1)!;
      expect((amountCaptured ?? amount) - amountRefunded).toBe(129_10 - canceled.body.refundCents!);
      expect([amountCaptured === undefined, amountRefunded > 0]).toEqual(
        amountRefunded > 0 ? [true, true] : [false, false],
      );
      expect(await db().select().from(orders)).toMatchObject([{ paymentStatus: 'captured' }]);
    }
  });
});
