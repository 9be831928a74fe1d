import { eq } from 'drizzle-orm';
import {
  coupons,
  locations,
  mails,
  orderItems,
  orders,
  refunds,
  slotBookings,
  stock,
  walletEntries,
} from '../src/adapters/postgres/schema';
import { SettleRefunds } from '../src/application/checkout/settle-refunds';
import { amountText } from '../src/domain/shared/money';
import { ordersCommand } from '../src/operator/orders-command';
import { duringTests } from '../testing/test-backend';
import { startBackendWithStripe } from './support/backend-with-stripe';
import { janeWithCard } from './support/jane-with-card';
import { BOURBON } from './support/bourbon';
import { givenBuyers, ordersOf } from './support/buyers';
import { lineOfSize } from './support/order-lines';
import { janesOrder, place, ready, type Ready } from './support/order-fixture';
import { onlySubtotal } from './support/order-amounts';

const backend = duringTests(() => startBackendWithStripe());

const command = (...words: string[]) => ordersCommand({ ...backend.services, charges: undefined }, words);
const items = () => backend.db.select().from(orderItems).orderBy(orderItems.id);
const onlyOrder = async () => (await backend.db.select().from(orders))[0]!;
const units = async () =>
  (await backend.db.select().from(stock).orderBy(stock.variantId, stock.locationId)).map(
    ({ quantity }) => quantity,
  );
const booked = async () =>
  (await backend.db.select().from(slotBookings)).filter((slot) => slot.booked > 0).length;

/** Jane has ordered from two vendors; one of them sends a driver. */
async function givenOrder(payment: 'card' | 'on delivery' = 'card'): Promise<Ready & { number: string }> {
  const values = await janeWithCard(backend);
  const method = payment === 'on delivery' ? { payment_method: 4 } : {};
  const placed = await place(backend.baseUrl, values, { ...janesOrder(values), ...method });
  return { ...values, number: String(placed.body.order_id) };
}

it('shows an order without the person who placed it', async () => {
  const { number } = await givenOrder();
  const { lines, isDone } = await command('show', number);
  expect(isDone).toBe(true);
  expect(lines[0]).toMatch(
    new RegExp(`^Order ${number} of 20.*: processing; payment captured, Visa ending in 4242$`),
  );
  expect(lines.at(-1)).toBe('Total $129.10, refunded $0.00');
  expect(lines.join('\n')).not.toMatch(/jane|example\.com|2125550100/i);
});

it('says what would be canceled, and changes nothing without --yes', async () => {
  const { number } = await givenOrder();
  const before = await units();
  const { lines, isDone } = await command('cancel', number);
  expect(isDone).toBe(false);
  expect(lines).toContain('Refunded: $129.10');
  expect(lines.at(-1)).toBe('Nothing was changed. Repeat the command with --yes.');
  expect(await onlyOrder()).toMatchObject({ status: 'processing', refundedCents: 0 });
  expect(await units()).toEqual(before);
});

it('cancels an order: money, stock and slot are returned once [BD-48]', async () => {
  await backend.given('a cart ready to order exists');
  const before = await units();
  const { number } = await givenOrder();
  expect(await units()).not.toEqual(before);
  const { lines, isDone } = await command('cancel', number, '--yes');
  expect([isDone, lines.at(-1)]).toEqual([true, 'The provider has confirmed the refund.']);
  expect(await units()).toEqual(before);
  expect(await booked()).toBe(0);
  expect(await onlyOrder()).toMatchObject({ status: 'canceled', refundedCents: 129_10 });
  expect((await items()).map(({ status }) => status)).toEqual(['canceled', 'canceled']);
  expect(backend.stripe.intents.at(-1)).toMatchObject({ amountRefunded: 129_10, refunded: true });
  expect((await backend.db.select().from(mails)).at(-1)).toMatchObject({
    subject: `Canceled from your order #${number}`,
    body: expect.stringContaining('We are giving you back $129.10') as string,
  });
  const again = await command('cancel', number, '--yes');
  expect(again).toEqual({ lines: ['This order is canceled already.'], isDone: false });
  expect(await units()).toEqual(before);
});

it('cancels item by item: the refunds add up to the total [BD-48]', async () => {
  const { number } = await givenOrder();
  const [first, second] = await items();
  expect((await command('cancel', number, '--item', String(first!.id), '--yes')).isDone).toBe(true);
  const { refundedCents, status } = await onlyOrder();
  expect(status).toBe('processing');
  expect(refundedCents).toBe(first!.lineTotalCents + first!.taxCents);
  const gone = await command('cancel', number, '--item', String(first!.id), '--yes');
  expect(gone.lines).toEqual([`Item ${first!.id} is canceled already.`]);
  const unknown = await command('cancel', number, '--item', '999999', '--yes');
  expect(unknown.lines).toEqual(['The order has no item 999999.']);
  expect((await command('cancel', number, '--item', String(second!.id), '--yes')).isDone).toBe(true);
  expect(await onlyOrder()).toMatchObject({ status: 'canceled', refundedCents: 129_10 });
  expect(backend.stripe.intents.at(-1)).toMatchObject({ amountRefunded: 129_10, refunded: true });
});

it('releases the slot of a driver only when nothing remains to be delivered [BD-48]', async () => {
  const { nextDayDate } = ready(await backend.given('a cart ready to order exists'));
  const [buyer] = await givenBuyers(backend.services, 1);
  const [order] = await ordersOf(backend.services, [buyer!], {
    linesOf: () => [lineOfSize(0), lineOfSize(1)],
    dates: { date: nextDayDate, timeslot: '10:00-12:00' },
  });
  const { body } = await place(backend.baseUrl, buyer!, order!);
  const [first] = await items();
  await command('cancel', String(body.order_id), '--item', String(first!.id), '--yes');
  expect(await booked()).toBe(1);
  await command('cancel', String(body.order_id), '--yes');
  expect(await booked()).toBe(0);
});

it('of two concurrent cancellations one succeeds; the other is refused', async () => {
  const { number } = await givenOrder();
  const answers = await Promise.all([1, 2].map(() => command('cancel', number, '--yes')));
  expect(answers.filter(({ isDone }) => isDone)).toHaveLength(1);
  expect(await backend.db.select().from(refunds)).toMatchObject([{ amountCents: 129_10 }]);
});

it('refunds the money later if the provider cannot be reached', async () => {
  const { number } = await givenOrder();
  backend.stripe.disturb(/refunds$/, 'fails', 2);
  const { lines, isDone } = await command('cancel', number, '--yes');
  expect(isDone).toBe(true);
  expect(lines.at(-1)).toMatch(/^The refund is not confirmed yet/);
  expect(await backend.db.select().from(refunds)).toMatchObject([{ settledAt: null }]);
  const { data, clock, cards, upi } = backend.services;
  const settle = () => new SettleRefunds(data, clock, cards, upi).settleOutstanding();
  expect(await settle()).toEqual({ attempted: 1, errors: [] });
  expect(await settle()).toEqual({ attempted: 0, errors: [] });
  expect(backend.stripe.intents.at(-1)).toMatchObject({ amountRefunded: 129_10 });
});

it('asks no provider about an order that is paid on delivery', async () => {
  const { number } = await givenOrder('on delivery');
  expect((await command('cancel', number, '--yes')).lines.at(-1)).toBe('Canceled.');
  expect(await backend.db.select().from(refunds)).toEqual([]);
  expect((await backend.db.select().from(mails)).at(-1)?.body).toMatch(/You owe \$[\d.]+ less\./);
});

it('returns the use of a coupon with the last item, and not before [BD-44]', async () => {
  const { number } = await givenOrder();
  const coupon = { code: 'ONCE', amountCents: 5_00, maximumUses: 1, uses: 1, refusalMessage: 'Used.' };
  await backend.db.insert(coupons).values(coupon);
  await backend.db.update(orders).set({ couponCode: 'ONCE' });
  const uses = async () => (await backend.db.select().from(coupons).where(eq(coupons.code, 'ONCE')))[0]?.uses;
  await command('cancel', number, '--item', String((await items())[0]!.id), '--yes');
  expect(await uses()).toBe(1);
  await command('cancel', number, '--yes');
  expect(await uses()).toBe(0);
});

it.each([
  [['cancel', '999999', '--yes'], 'There is no order with this number.'],
  [['show', '999999'], 'There is no order with this number.'],
])('refuses %j', async (words, text) => {
  expect(await command(...words)).toEqual({ lines: [text], isDone: false });
});

it.each([
  [[]],
  [['cancel']],
  [['refund', '1']],
  [['cancel', '1', '2']],
  [['cancel', '1', '--item', 'x']],
  [['show', '1', '--all']],
])('explains itself for %j', async (words) => {
  expect((await command(...words)).lines[0]).toMatch(/^Usage:/);
});

describe('an order whose payment is open', () => {
  it('is not canceled while its shopper may still approve it', async () => {
    const { number } = await givenOrder();
    await backend.db.update(orders).set({ paymentStatus: 'requested' });
    expect((await command('cancel', number, '--yes')).lines[0]).toMatch(/not decided yet/);
  });

  it('is not shown to be canceled before it is confirmed', async () => {
    const { number } = await givenOrder();
    await backend.db.update(orders).set({ paymentStatus: 'authorising' });
    expect((await command('cancel', number, '--yes')).lines[0]).toBe('There is no order with this number.');
  });
});

describe('an order that costs nothing', () => {
  it('is canceled like any other', async () => {
    const { number } = await givenOrder('on delivery');
    await backend.db.update(orders).set({ ...onlySubtotal(0), paymentStatus: 'captured' });
    expect((await command('cancel', number, '--yes')).isDone).toBe(true);
    expect(await onlyOrder()).toMatchObject({ status: 'canceled', refundedCents: 0 });
  });

  it('is left to its shopper if it redeems prepaid drinks [X-159]', async () => {
    const { token, cartId } = ready(await backend.given('a wallet cart ready to redeem exists'));
    const redeemed = { cart_id: cartId, payment_method: 4, deliverable: [], pickup_date: '2030-06-04' };
    const { body } = await place(backend.baseUrl, { token }, redeemed);
    const { lines, isDone } = await command('cancel', String(body.order_id), '--yes');
    expect([isDone, lines[0]]).toEqual([
      false,
      expect.stringMatching(/its shopper cancels it before the visit/),
    ]);
  });
});

describe('a dine-in order', () => {
  /** Jane's wallet has drinks that an order prepaid. */
  async function givenPrepaidDrinks(): Promise<string> {
    await backend.given('a wallet cart ready to redeem exists');
    await backend.db.update(orders).set(onlySubtotal(10_00));
    return (await onlyOrder()).orderNumber;
  }

  it('is not canceled once some of what it prepaid was redeemed [X-159]', async () => {
    const number = await givenPrepaidDrinks();
    const [credit] = await backend.db.select().from(walletEntries);
    const { lotId, orderId, enteredAt } = credit!;
    const redeemed = { lotId, orderId, kind: 'debit', millilitres: -50, enteredAt } as const;
    await backend.db.insert(walletEntries).values(redeemed);
    const before = await units();
    expect(await command('cancel', number, '--yes')).toEqual({
      lines: ['Drinks that this order prepaid were redeemed, or are held for a visit.'],
      isDone: false,
    });
    expect(await units()).toEqual(before);
    expect((await onlyOrder()).status).not.toBe('canceled');
  });

  it('credits the wallet at once if it is paid by card [X-159]', async () => {
    const values = await janeWithCard(backend);
    const venue = { dineIn: true, starCategory: 3 };
    await backend.db.update(locations).set(venue).where(eq(locations.id, 11));
    const body = { ...BOURBON, wallet: 1 };
    const [added] = (await backend.call('addToCart', { body, token: values.token })).body;
    const order = janesOrder(values, { cart_id: added?.cart_id, deliverable: [] });
    expect((await place(backend.baseUrl, values, order)).body).toMatchObject({ code: 1 });
    expect(await backend.db.select().from(walletEntries)).toMatchObject([{ kind: 'credit' }]);
  });

  it('reverses the credit of what it prepaid [X-159]', async () => {
    const number = await givenPrepaidDrinks();
    const ledger = async () =>
      (await backend.db.select().from(walletEntries)).map(({ millilitres }) => millilitres);
    const credited = await ledger();
    expect((await command('cancel', number, '--yes')).isDone).toBe(true);
    const after = await ledger();
    expect(after.reduce((sum, millilitres) => sum + millilitres, 0)).toBe(0);
    expect(after.slice(0, credited.length)).toEqual(credited);
  });
});

describe('an order that is paid on delivery', () => {
  it('is recorded as paid, without the items that were canceled', async () => {
    const { number } = await givenOrder('on delivery');
    const [first] = await items();
    await command('cancel', number, '--item', String(first!.id), '--yes');
    const { grandTotalCents, refundedCents } = await onlyOrder();
    expect(await command('paid', number)).toEqual({
      lines: [
        `Recorded: ${amountText(grandTotalCents - refundedCents, 'USD')} were paid for order ${number}.`,
      ],
      isDone: true,
    });
    expect(await onlyOrder()).toMatchObject({ status: 'processing', paymentStatus: 'captured' });
    expect((await items()).map(({ status }) => status)).toEqual(['canceled', 'processing']);
    expect((await command('paid', number)).isDone).toBe(false);
    await command('cancel', number, '--yes');
    const sent = await backend.db.select().from(mails).orderBy(mails.id);
    expect(sent.map(({ body }) => /You owe|We are giving you back/.exec(body)?.[0]).slice(-2)).toEqual([
      'You owe',
      'We are giving you back',
    ]);
  });

  it('is not recorded as paid if a provider pays it, if it is canceled, or if it does not exist', async () => {
    const { number } = await givenOrder();
    expect((await command('paid', number)).lines[0]).toMatch(/is paid already/);
    await command('cancel', number, '--yes');
    expect((await command('paid', number)).lines[0]).toMatch(/is canceled already/);
    expect((await command('paid', '1')).lines[0]).toMatch(/no order with this number/);
  });
});
