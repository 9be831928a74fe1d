import { eq } from 'drizzle-orm';
import { mails, orderItems, orders, refunds } from '../src/adapters/postgres/schema';
import { CapturePayments } from '../src/application/checkout/capture-payments';
import { SettleRefunds } from '../src/application/checkout/settle-refunds';
import { amountText } from '../src/domain/shared/money';
import { ordersCommand } from '../src/operator/orders-command';
import { duringTests } from '../testing/test-backend';
import { startBackendWithStripe } from './support/backend-with-stripe';
import { janeWithCard } from './support/jane-with-card';
import { janesOrder, place } from './support/order-fixture';
import { watchCards } from './support/watched-cards';
import { onlySubtotal } from './support/order-amounts';

const backend = duringTests(() => startBackendWithStripe());

const command = (...words: string[]) => ordersCommand({ ...backend.services, charges: undefined }, words);
const items = () => backend.db.select().from(orderItems).orderBy(orderItems.id);
const onlyOrder = async () => (await backend.db.select().from(orders))[0]!;

/** Its amount is held: the answer of the provider to the capture did not arrive, or the request did not. */
async function givenHeldOrder(fault: 'unreached' | 'answer lost' = 'unreached'): Promise<string> {
  const values = await janeWithCard(backend);
  backend.stripe.disturb(/capture$/, fault, 2);
  const placed = await place(backend.baseUrl, values, janesOrder(values));
  expect(await onlyOrder()).toMatchObject({ paymentStatus: 'authorised' });
  return String(placed.body.order_id);
}

const capturing = () => {
  const { data, clock, cards } = backend.services;
  return new CapturePayments(data, clock, cards);
};

describe('an order of which the amount is held', () => {
  it('is canceled as a whole while its amount is only held, and the hold is released [BD-48]', async () => {
    const number = await givenHeldOrder();
    expect((await command('cancel', number, '--yes')).isDone).toBe(true);
    expect(backend.stripe.intents.at(-1)).toMatchObject({ status: 'canceled', amountRefunded: 0 });
    expect(await onlyOrder()).toMatchObject({ status: 'canceled', paymentStatus: 'refused' });
    expect(await capturing().captureOutstanding()).toEqual({ attempted: 0, errors: [] });
  });

  it('is captured without the items that were canceled before, and nothing is refunded [BD-48]', async () => {
    const number = await givenHeldOrder();
    const [first] = await items();
    const refundCents = first!.lineTotalCents + first!.taxCents;
    const { lines, isDone } = await command('cancel', number, '--item', String(first!.id), '--yes');
    expect([isDone, lines.at(-1)]).toEqual([true, 'Canceled.']);
    expect((await backend.db.select().from(mails)).at(-1)?.body).toContain(
      `Your card is charged ${amountText(refundCents, 'USD')} less.`,
    );
    expect(await capturing().captureOutstanding()).toEqual({ attempted: 1, errors: [] });
    const amountCaptured = 129_10 - refundCents;
    expect(backend.stripe.intents.at(-1)).toMatchObject({ amountCaptured, amountRefunded: 0 });
    expect(await onlyOrder()).toMatchObject({ paymentStatus: 'captured', capturedCents: amountCaptured });
    expect(await backend.db.select().from(refunds)).toEqual([]);
    expect((await command('cancel', number, '--yes')).isDone).toBe(true);
    expect(backend.stripe.intents.at(-1)).toMatchObject({ amountRefunded: amountCaptured, refunded: true });
  });

  it('is released whole if the rest is canceled before the capture, too [BD-48]', async () => {
    const number = await givenHeldOrder();
    const [first] = await items();
    await command('cancel', number, '--item', String(first!.id), '--yes');
    expect((await command('cancel', number, '--yes')).isDone).toBe(true);
    expect(backend.stripe.intents.at(-1)).toMatchObject({ status: 'canceled', amountRefunded: 0 });
    expect(await onlyOrder()).toMatchObject({ status: 'canceled', refundedCents: 129_10 });
  });

  it('keeps items of which nothing would be left to capture until it is captured', async () => {
    const number = await givenHeldOrder();
    const [first, second] = await items();
    await backend.db
      .update(orderItems)
      .set({ unitPriceCents: 0, lineTotalCents: 0, taxCents: 0 })
      .where(eq(orderItems.id, second!.id));
    await backend.db.update(orders).set(onlySubtotal(first!.lineTotalCents + first!.taxCents));
    const part = await command('cancel', number, '--item', String(first!.id), '--yes');
    expect(part.lines[0]).toMatch(/not decided yet/);
  });

  describe('while the provider captures it', () => {
    /** Cancels at the moment at which the provider has captured the whole, and the shop does not know. */
    async function cancelWhileCaptured(number: string, ...which: string[]): Promise<void> {
      const watch = watchCards(backend.services, {
        capture: async (request) => {
          const captured = await watch.real.capture(request);
          expect((await command('cancel', number, ...which, '--yes')).isDone).toBe(true);
          return captured;
        },
      });
      try {
        expect(await capturing().captureOutstanding()).toEqual({ attempted: 1, errors: [] });
      } finally {
        watch.restore();
      }
    }

    const settle = () => {
      const { data, clock, cards, upi } = backend.services;
      return new SettleRefunds(data, clock, cards, upi).settleOutstanding();
    };

    it('refunds an item that is canceled meanwhile, once [BD-48]', async () => {
      const number = await givenHeldOrder();
      const [first] = await items();
      await cancelWhileCaptured(number, '--item', String(first!.id));
      const amountCents = first!.lineTotalCents + first!.taxCents;
      expect(await backend.db.select().from(refunds)).toMatchObject([{ amountCents, settledAt: null }]);
      expect(await settle()).toEqual({ attempted: 1, errors: [] });
      expect(backend.stripe.intents.at(-1)).toMatchObject({ amountRefunded: amountCents });
      await command('cancel', number, '--yes');
      expect(backend.stripe.intents.at(-1)).toMatchObject({ amountRefunded: 129_10, refunded: true });
    });

    it('refunds all that was captured if all is canceled meanwhile [BD-48]', async () => {
      const number = await givenHeldOrder();
      const [first] = await items();
      await command('cancel', number, '--item', String(first!.id), '--yes');
      await cancelWhileCaptured(number);
      expect(backend.stripe.intents.at(-1)).toMatchObject({ refunded: true });
      expect(await settle()).toEqual({ attempted: 0, errors: [] });
      expect(await onlyOrder()).toMatchObject({ status: 'canceled', paymentStatus: 'refused' });
    });

    it('refunds all that was captured, if the shop does not know how much that was [BD-48]', async () => {
      const number = await givenHeldOrder('answer lost');
      const [first] = await items();
      await command('cancel', number, '--item', String(first!.id), '--yes');
      expect((await command('cancel', number, '--yes')).isDone).toBe(true);
      expect(backend.stripe.intents.at(-1)).toMatchObject({ amountRefunded: 129_10, refunded: true });
    });

    it('refunds what the provider has captured too much, because an answer was lost [BD-48]', async () => {
      const number = await givenHeldOrder('answer lost');
      const [first] = await items();
      await command('cancel', number, '--item', String(first!.id), '--yes');
      expect(await capturing().captureOutstanding()).toEqual({ attempted: 1, errors: [] });
      await settle();
      const amountRefunded = first!.lineTotalCents + first!.taxCents;
      expect(backend.stripe.intents.at(-1)).toMatchObject({ amountRefunded });
    });
  });
});
