import { StripeCharges } from '../src/adapters/card/stripe-charges';
import { mails, orderItems, orders, refunds } from '../src/adapters/postgres/schema';
import { SettleRefunds } from '../src/application/checkout/settle-refunds';
import { ordersCommand } from '../src/operator/orders-command';
import { duringTests } from '../testing/test-backend';
import { startBackendWithStripe } from './support/backend-with-stripe';
import { janeWithCard } from './support/jane-with-card';
import { startOperator } from './support/operator';
import { janesOrder, place, ready } from './support/order-fixture';

const HOUR_MS = 3_600_000;
const REASON = 'A glass was broken.';

const backend = duringTests(() => startBackendWithStripe());
const operator = duringTests(() => startOperator(backend.services));

const charges = () => new StripeCharges(backend.stripe.settings);
const command = (...words: string[]) => ordersCommand({ ...backend.services, charges: charges() }, words);
const onlyOrder = async () => (await backend.db.select().from(orders))[0]!;
const lastMail = async () => (await backend.db.select().from(mails).orderBy(mails.id)).at(-1);
const intent = () => backend.stripe.intents.at(-1);
const money = { '--amount': '12.34', '--reason': REASON };

/** The command, with some of its options changed. */
const refund = (number: string, changes: object = {}, ...more: string[]) =>
  command('refund', number, ...Object.entries({ ...money, ...changes }).flat(), ...more);

async function givenOrder(changes: object = {}): Promise<string> {
  const values = await janeWithCard(backend);
  backend.stripe.intents.splice(0);
  const placed = await place(backend.baseUrl, values, { ...janesOrder(values), ...changes });
  return String(placed.body.order_id);
}

it('refunds a part of the total, with a mail that says why, and cancels nothing', async () => {
  const number = await givenOrder();
  expect(await refund(number, {}, '--yes')).toEqual({
    lines: [
      `Refunded: $12.34 of order ${number}; $116.76 are left.`,
      'The provider has confirmed the refund.',
    ],
    isDone: true,
  });
  expect(await onlyOrder()).toMatchObject({ status: 'processing', refundedCents: 12_34 });
  expect(intent()).toMatchObject({ amountRefunded: 12_34, refunded: false });
  expect(await lastMail()).toMatchObject({
    subject: `Refund for your order #${number}`,
    body: `We are giving you back $12.34 in the way that you paid.\n\nReason: ${REASON}`,
  });
  const { lines } = await command('show', number);
  expect(lines.at(-2)).toMatch(/^ {2}refund of 2030-.*: \$12\.34, A glass was broken\.: confirmed$/);
  expect(lines.at(-1)).toBe('Total $129.10, refunded $12.34');
});

it('changes nothing without --yes', async () => {
  const number = await givenOrder();
  const { lines, isDone } = await refund(number);
  expect([isDone, lines.at(-1)]).toEqual([false, 'Nothing was changed. Repeat the command with --yes.']);
  expect(await onlyOrder()).toMatchObject({ refundedCents: 0 });
  expect(await backend.db.select().from(refunds)).toEqual([]);
});

it('refunds the same amount for the same reason once; another reason is another refund', async () => {
  const number = await givenOrder();
  await refund(number, {}, '--yes');
  expect(await refund(number, { '--reason': ` ${REASON} ` }, '--yes')).toMatchObject({
    lines: [expect.stringMatching(/was refunded for this reason already/)],
    isDone: false,
  });
  expect((await refund(number)).lines[0]).toMatch(/was refunded for this reason already/);
  await refund(number, { '--reason': 'It came late.' }, '--yes');
  expect(intent()).toMatchObject({ amountRefunded: 24_68 });
});

it('never refunds more than is left, whatever was refunded or canceled before', async () => {
  const number = await givenOrder();
  expect((await refund(number, { '--amount': '129.11' }, '--yes')).lines).toEqual([
    'Only $129.10 of this order can still be refunded.',
  ]);
  await refund(number, { '--amount': '100.00' }, '--yes');
  const [first] = await backend.db.select().from(orderItems).orderBy(orderItems.id);
  expect(first!.lineTotalCents + first!.taxCents).toBeGreaterThan(29_10);
  await command('cancel', number, '--item', String(first!.id), '--yes');
  expect(await onlyOrder()).toMatchObject({ refundedCents: 129_10 });
  expect((await refund(number, { '--amount': '0.01' }, '--yes')).lines).toEqual([
    'Only $0.00 of this order can still be refunded.',
  ]);
  expect((await command('cancel', number, '--yes')).isDone).toBe(true);
  expect(intent()).toMatchObject({ amountRefunded: 129_10, refunded: true });
});

it('is settled later if the provider cannot be reached, and agrees with the provider then', async () => {
  const number = await givenOrder();
  backend.stripe.disturb(/refunds$/, 'answer lost', 2);
  expect((await refund(number, {}, '--yes')).lines.at(-1)).toMatch(/^The refund is not confirmed yet/);
  const shown = await operator.get(`/orders/${number}`);
  expect(shown.body.refunds).toMatchObject([{ amountCents: 12_34, reason: REASON, refund: 'pending' }]);
  const { data, clock, cards, upi } = backend.services;
  const settled = await new SettleRefunds(data, clock, cards, upi).settleOutstanding();
  expect(settled).toEqual({ attempted: 1, errors: [] });
  expect(intent()).toMatchObject({ amountRefunded: 12_34 });
  const placedAt = new Date(clock.now().getTime() - 2 * HOUR_MS);
  await backend.db.update(orders).set({ placedAt });
  intent()!.created = placedAt.getTime() / 1_000;
  expect((await command('reconcile')).lines.at(-1)).toBe('They agree.');
});

it('asks no provider about an order that is paid on delivery: its shopper owes less', async () => {
  const number = await givenOrder({ payment_method: 4 });
  const { lines } = await refund(number, {}, '--yes');
  expect(lines).toHaveLength(1);
  expect((await lastMail())?.body).toMatch(/^You owe \$12\.34 less\./);
  expect((await refund(number, {}, '--yes')).isDone).toBe(false);
  const { data, clock, cards, upi } = backend.services;
  const settled = await new SettleRefunds(data, clock, cards, upi).settleOutstanding();
  expect(settled).toEqual({ attempted: 0, errors: [] });
});

it.each([
  ['requested', 'payment-undecided'],
  ['authorised', 'payment-undecided'],
  ['authorising', 'order-not-found'],
] as const)('is refused while the payment is %s', async (paymentStatus, kind) => {
  const number = await givenOrder();
  await backend.db.update(orders).set({ paymentStatus });
  const body = { amountCents: 1, reason: REASON };
  expect((await operator.post(`/orders/${number}/refunds`, body)).body.kind).toBe(kind);
});

it('is refused for an order that is canceled, and for one that redeems prepaid drinks', async () => {
  const number = await givenOrder();
  await command('cancel', number, '--yes');
  expect((await refund(number, {}, '--yes')).lines).toEqual(['This order is canceled already.']);
  const { token, cartId } = ready(await backend.given('a wallet cart ready to redeem exists'));
  const redeemed = { cart_id: cartId, payment_method: 4, deliverable: [], pickup_date: '2030-06-04' };
  const { body } = await place(backend.baseUrl, { token }, redeemed);
  expect((await refund(String(body.order_id), {}, '--yes')).lines[0]).toMatch(/Nothing was paid/);
});

it('is an operator’s call, too', async () => {
  const number = await givenOrder();
  const path = `/orders/${number}/refunds`;
  const wanted = { amountCents: 5_00, reason: REASON };
  expect((await operator.post(path, wanted)).body).toEqual({ leftCents: 124_10, refund: 'confirmed' });
  const answers = [
    await operator.post(path, wanted),
    await operator.post(path, { ...wanted, amountCents: 124_11 }),
    await operator.post(path, { ...wanted, reason: 'Two\nlines' }),
    await operator.post(path, { ...wanted, amountCents: 1.5 }),
    await operator.post(path, { ...wanted, amountCents: 0 }),
    await operator.post(path, { ...wanted, reason: '' }),
    await operator.post('/orders/999999/refunds', wanted),
  ];
  expect(answers.map(({ status, body }) => [status, body.kind])).toEqual([
    [409, 'refund-already-recorded'],
    [422, 'refund-too-large'],
    [422, 'refund-reason-invalid'],
    [400, 'malformed'],
    [400, 'malformed'],
    [400, 'malformed'],
    [404, 'order-not-found'],
  ]);
  expect(answers[1]!.body.leftCents).toBe(124_10);
});

it.each([
  [['refund', '1']],
  [['refund', '1', '--amount', '5', '--reason', 'x']],
  [['refund', '1', '--amount', '0.00', '--reason', 'x']],
  [['refund', '1', '--amount', '-5.00', '--reason', 'x']],
  [['refund', '1', '--amount', '5.00']],
])('the command explains itself for %j', async (words) => {
  expect((await command(...words)).lines[0]).toMatch(/^Usage:/);
});
