import { eq, ne } from 'drizzle-orm';
import { customers, orderItems, orders, stock, walletEntries } from '../src/adapters/postgres/schema';
import type { Clock } from '../src/application/shared/clock.port';
import { testBackend } from '../testing/test-backend';
import { CompleteRedemptions } from '../src/application/wallet/complete-redemptions';
import { place, type Ready, ready } from './support/order-fixture';

let now = '';
const clock: Clock = { now: () => new Date(now) };

const backend = testBackend({ clock });
beforeEach(() => {
  // 11:00 in New York.
  now = '2030-06-03T15:00:00Z';
});

const ledger = async () => {
  const entries = await backend.db.select().from(walletEntries).orderBy(walletEntries.id);
  return entries.map(({ kind, millilitres }) => [kind, millilitres]);
};

const HELD = [
  ['credit', 1500],
  ['hold', -750],
];
const REDEEMED = [...HELD, ['release', 750], ['debit', -750]];

const redeemAt = async (date: string, time: string) =>
  redeemWith(ready(await backend.given('a wallet cart ready to redeem exists')), date, time);

async function redeemWith(values: Ready, date: string, time_slot: string): Promise<string> {
  const order = { cart_id: values.cartId, payment_method: 4, deliverable: [], pickup_date: date, time_slot };
  const { body } = await place(backend.baseUrl, values, order);
  expect(body).toMatchObject({ code: 1 });
  return 'order_id' in body ? String(body.order_id) : '';
}

async function completeRedemptionsAt(moment: string): Promise<void> {
  now = moment;
  expect(await new CompleteRedemptions(backend.services.data, clock).execute()).toMatchObject({
    errors: [],
  });
}

describe('an order that redeems', () => {
  const cancel = async (orderId: string, token: string) =>
    (await backend.call('cancelRedemption', { body: { order_id: orderId }, token })).body;
  const TOO_LATE = { code: -1, message: 'This order can no longer be canceled.' };
  const inStock = async () =>
    (await backend.db.select().from(stock)).reduce((sum, { quantity }) => sum + quantity, 0);

  it('returns wallet and stock once when it is cancelled [X-159, BD-48]', async () => {
    const values = ready(await backend.given('a wallet cart ready to redeem exists'));
    const before = await inStock();
    const orderId = await redeemWith(values, '2030-06-04', '12:30');
    expect(await inStock()).toBe(before - 1);
    const answers = await Promise.all([1, 2, 3].map(() => cancel(orderId, values.token)));
    expect(answers.map(({ code }) => code)).toEqual([1, 1, 1]);
    expect(await ledger()).toEqual([...HELD, ['release', 750]]);
    expect(await inStock()).toBe(before);
    await completeRedemptionsAt('2030-06-05T12:00:00Z');
    expect(await ledger()).toEqual([...HELD, ['release', 750]]);
    const [order] = await backend.db.select().from(orders).where(eq(orders.orderNumber, orderId));
    expect(order).toMatchObject({ status: 'canceled' });
  });

  it('can be cancelled until its hour and not afterwards, whether or not it has been debited [X-159]', async () => {
    const values = ready(await backend.given('a wallet cart ready to redeem exists'));
    const orderId = await redeemWith(values, '2030-06-04', '12:30');
    now = '2030-06-04T16:30:00Z';
    expect(await cancel(orderId, values.token)).toEqual(TOO_LATE);
    expect(await ledger()).toEqual(HELD);
    await completeRedemptionsAt(now);
    expect(await cancel(orderId, values.token)).toEqual(TOO_LATE);
    expect(await ledger()).toEqual(REDEEMED);
  });

  it('belongs to its customer, and no other kind of order can be cancelled [BDG-02]', async () => {
    const values = ready(await backend.given('a wallet cart ready to redeem exists'));
    const orderId = await redeemWith(values, '2030-06-04', '12:30');
    const [other] = await backend.db
      .insert(customers)
      .values({
        kind: 'member',
        createdAt: clock.now(),
        email: 'other@example.com',
        firstName: 'Otto',
        lastName: 'Other',
      })
      .returning();
    await backend.db
      .update(orders)
      .set({ customerId: other?.id ?? 0 })
      .where(eq(orders.orderNumber, orderId));
    const unknown = { code: -1, message: 'This order does not exist.' };
    expect(await cancel(orderId, values.token)).toEqual(unknown);
    expect(await cancel("1' or '1'='1", values.token)).toEqual(unknown);
    expect(await ledger()).toEqual(HELD);
    const [prepaid] = await backend.db.select().from(orders).where(ne(orders.orderNumber, orderId));
    expect(await cancel(prepaid?.orderNumber ?? '', values.token)).toEqual(TOO_LATE);
    const { status } = await backend.call('cancelRedemption', { body: { order_id: orderId } });
    expect(status).toBe(401);
  });
});

describe('a hold for a visit', () => {
  it('lasts until its hour by the clock of the venue, and is then redeemed once [X-159, BD-48]', async () => {
    const orderId = await redeemAt('2030-06-04', '12:30');
    expect(await ledger()).toEqual(HELD);
    await completeRedemptionsAt('2030-06-04T16:29:59Z');
    expect(await ledger()).toEqual(HELD);
    await completeRedemptionsAt('2030-06-04T16:30:00Z');
    expect(await ledger()).toEqual(REDEEMED);
    await Promise.all([
      completeRedemptionsAt('2030-06-04T16:35:00Z'),
      completeRedemptionsAt('2030-06-04T16:35:00Z'),
    ]);
    expect(await ledger()).toEqual(REDEEMED);
    const [order] = await backend.db.select().from(orders).where(eq(orders.orderNumber, orderId));
    expect(order).toMatchObject({ status: 'complete' });
  });

  it('is redeemed at the end of its day if no hour was chosen [X-159]', async () => {
    await redeemAt('2030-06-04', '');
    await completeRedemptionsAt('2030-06-05T03:59:00Z');
    expect(await ledger()).toEqual(HELD);
    await completeRedemptionsAt('2030-06-05T04:00:00Z');
    expect(await ledger()).toEqual(REDEEMED);
  });

  it('is redeemed at the right time on the night of a daylight-saving change [X-054]', async () => {
    await redeemAt('2030-06-04', '12:30');
    // 2:30 does not exist that night and counts as 3:30.
    await backend.db.update(orderItems).set({ deliveryDate: '2030-03-10', slotStart: '02:30' });
    await completeRedemptionsAt('2030-03-10T07:29:59Z');
    expect(await ledger()).toEqual(HELD);
    await completeRedemptionsAt('2030-03-10T07:30:00Z');
    expect(await ledger()).toEqual(REDEEMED);
  });
});
