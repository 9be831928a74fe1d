import { eq } from 'drizzle-orm';
import { StripeCharges } from '../src/adapters/card/stripe-charges';
import { orders } from '../src/adapters/postgres/schema';
import { CapturePayments } from '../src/application/checkout/capture-payments';
import { SettleRefunds } from '../src/application/checkout/settle-refunds';
import { ordersCommand } from '../src/operator/orders-command';
import { reconciliationJob } from '../src/start/reconciliation-job';
import { ONLY_ATTEMPT } from '../testing/only-attempt';
import { duringTests } from '../testing/test-backend';
import { startBackendWithStripe } from './support/backend-with-stripe';
import { janeWithCard } from './support/jane-with-card';
import { janesOrder, place } from './support/order-fixture';

const HOUR_MS = 3_600_000;
const TOTAL_CENTS = 12_910;

const backend = duringTests(() => startBackendWithStripe());
beforeEach(() => void backend.stripe.intents.splice(0));

const charges = () => new StripeCharges(backend.stripe.settings);
const command = (...words: string[]) => ordersCommand({ ...backend.services, charges: charges() }, words);
const reconcile = (...options: string[]) => command('reconcile', ...options);
const ago = (hours: number) => new Date(backend.services.clock.now().getTime() - hours * HOUR_MS);

/** Makes it look as if it had been placed and charged that many hours ago. */
async function age(hours: number): Promise<void> {
  await backend.db.update(orders).set({ placedAt: ago(hours) });
  for (const intent of backend.stripe.intents) intent.created = Math.floor(ago(hours).getTime() / 1_000) + 1;
}

/** Jane's order, paid by card two hours ago. */
async function givenOrder(): Promise<string> {
  const values = await janeWithCard(backend);
  backend.stripe.intents.splice(0);
  const placed = await place(backend.baseUrl, values, janesOrder(values));
  expect(placed.body).toMatchObject({ code: 1 });
  await age(2);
  return String(placed.body.order_id);
}

const chargeId = () => backend.stripe.intents[0]!.id;
const strangeIntent = (change: object) =>
  backend.stripe.intents.push({ ...backend.stripe.intents[0]!, id: 'pi_strange', ...change });

it('agrees when every charge has its order, and an order its charge', async () => {
  await givenOrder();
  const { lines, isDone } = await reconcile();
  expect(lines[0]).toMatch(/^From .* to .*: 1 order paid by card, 1 charge at the provider\.$/);
  expect(lines.slice(1)).toEqual(['They agree.']);
  expect(isDone).toBe(true);
});

it('agrees with an order that was refunded in part and then as a whole', async () => {
  const number = await givenOrder();
  const { lines } = await command('show', number);
  const [, item] = /item (\d+):/.exec(lines.join('\n'))!;
  await command('cancel', number, '--item', item!, '--yes');
  expect((await reconcile()).isDone).toBe(true);
  await command('cancel', number, '--yes');
  expect(backend.stripe.intents[0]).toMatchObject({ refunded: true });
  expect((await reconcile()).isDone).toBe(true);
});

it('agrees with an order of which a part was captured, and then a part refunded [BD-48]', async () => {
  backend.stripe.disturb(/capture$/, 'unreached', 2);
  const number = await givenOrder();
  const { lines } = await command('show', number);
  const [, item] = /item (\d+):/.exec(lines.join('\n'))!;
  await command('cancel', number, '--item', item!, '--yes');
  expect((await reconcile()).lines[1]).toContain(`not-captured: order ${number}`);
  const { data, clock, cards } = backend.services;
  await new CapturePayments(data, clock, cards).captureOutstanding();
  expect(backend.stripe.intents[0]!.amountCaptured).toBeLessThan(TOTAL_CENTS);
  expect((await reconcile()).isDone).toBe(true);
  await command('refund', number, '--amount', '1.00', '--reason', 'It came late.', '--yes');
  expect((await reconcile()).isDone).toBe(true);
  backend.stripe.intents[0]!.amountCaptured! -= 1;
  expect((await reconcile()).lines[1]).toContain(`amount: order ${number}`);
});

it('reports charges and holds that no order has, and leaves out what is not of this shop', async () => {
  await givenOrder();
  strangeIntent({ amount: 500 });
  strangeIntent({ id: 'pi_held', amount: 700, status: 'requires_capture' });
  strangeIntent({ id: 'pi_released', status: 'canceled' });
  strangeIntent({ id: 'pi_invoice', metadata: {} });
  const { lines, isDone } = await reconcile();
  expect(isDone).toBe(false);
  expect(lines.slice(1).sort()).toEqual([
    '  no-order: no order, charge pi_held: shop $0.00, provider $7.00',
    '  no-order: no order, charge pi_strange: shop $0.00, provider $5.00',
    '2 differences.',
  ]);
});

it('reports an order whose charge is missing, another amount, or a refund made at the provider', async () => {
  const number = await givenOrder();
  const [intent] = backend.stripe.intents;
  intent!.amountRefunded = 910;
  expect((await reconcile()).lines).toContain(
    `  amount: order ${number}, charge ${chargeId()}: shop $129.10, provider $120.00`,
  );
  backend.stripe.intents.splice(0);
  expect((await reconcile()).lines).toContain(
    `  no-charge: order ${number}, charge ${intent!.id}: shop $129.10, provider $0.00`,
  );
});

it('reports a charge of the same number in another currency', async () => {
  const number = await givenOrder();
  backend.stripe.intents[0]!.currency = 'eur';
  expect((await reconcile()).lines).toContain(
    `  currency: order ${number}, charge ${chargeId()}: shop $129.10, provider 129.10 EUR`,
  );
});

it('leaves out payments of the last hour and those before the period', async () => {
  await givenOrder();
  strangeIntent({ amount: 500 });
  await age(0.5);
  expect((await reconcile()).lines.at(-1)).toBe('They agree.');
  await age(50);
  expect((await reconcile('--days', '2')).lines[0]).toContain('0 orders paid by card, 0 charges');
  expect((await reconcile('--days', '3')).isDone).toBe(false);
});

it('finds the order of a charge that was made just after the beginning of the period', async () => {
  await givenOrder();
  await backend.db.update(orders).set({ placedAt: ago(49.001) });
  backend.stripe.intents[0]!.created = Math.floor(ago(48.999).getTime() / 1_000);
  expect((await reconcile('--days', '2')).lines.at(-1)).toBe('They agree.');
});

it('reads all pages of charges of the provider', async () => {
  await givenOrder();
  for (let index = 0; index < 250; index += 1) strangeIntent({ id: `pi_${index}` });
  expect((await reconcile()).lines.at(-1)).toBe('250 differences.');
});

it('an order that was refused is reported only while its money is held or kept', async () => {
  const number = await givenOrder();
  await backend.db.update(orders).set({ paymentStatus: 'refused' }).where(eq(orders.orderNumber, number));
  expect((await reconcile()).lines[1]).toContain(`amount: order ${number}`);
  backend.stripe.intents[0]!.status = 'requires_capture';
  expect((await reconcile()).lines[1]).toContain(`not-released: order ${number}`);
  backend.stripe.intents[0]!.status = 'canceled';
  expect((await reconcile()).isDone).toBe(true);
});

it('is done every day: differences are logged, without the person, and counted', async () => {
  const number = await givenOrder();
  backend.stripe.intents[0]!.amount = TOTAL_CENTS + 1;
  const logged: unknown[][] = [];
  const counted: string[] = [];
  const log = { error: (...words: unknown[]) => logged.push(words), info: () => undefined };
  const metrics = { paymentDifference: (kind: string) => counted.push(kind) };
  const job = reconciliationJob({ ...backend.services, log, metrics } as never, charges());
  expect(job).toMatchObject({ everySeconds: 86_400 });
  expect(job.alsoAtStart).toBeUndefined();
  await job.run(undefined, ONLY_ATTEMPT);
  expect(counted).toEqual(['amount']);
  const difference = {
    kind: 'amount',
    orderNumber: number,
    chargeId: chargeId(),
    shopCents: TOTAL_CENTS,
    shopCurrency: 'USD',
    providerCents: TOTAL_CENTS + 1,
    providerCurrency: 'USD',
  };
  expect(logged).toEqual([[{ difference }, 'The card provider and an order differ']]);
});

it('reports a payment that its shopper disputes, as a warning', async () => {
  const number = await givenOrder();
  backend.stripe.intents[0]!.disputed = true;
  expect((await reconcile()).lines).toContain(
    `  disputed: order ${number}, charge ${chargeId()}: shop $129.10, provider $129.10`,
  );
  const logged: unknown[][] = [];
  const log = { warn: (...words: unknown[]) => logged.push(words), info: () => undefined };
  await reconciliationJob({ ...backend.services, log } as never, charges()).run(undefined, ONLY_ATTEMPT);
  expect(logged).toMatchObject([
    [{ difference: { kind: 'disputed', orderNumber: number } }, expect.stringContaining('disputes')],
  ]);
});

it('is repeated when the provider cannot be reached, and changes nothing', async () => {
  await givenOrder();
  backend.stripe.disturb(/payment_intents/, 'fails', 2);
  await expect(reconciliationJob(backend.services, charges()).run(undefined, ONLY_ATTEMPT)).rejects.toThrow();
  const { data, clock, cards, upi } = backend.services;
  expect(await new SettleRefunds(data, clock, cards, upi).settleOutstanding()).toMatchObject({
    attempted: 0,
  });
});

it.each([
  ['reconcile', '7'],
  ['reconcile', '--days', '0'],
  ['reconcile', '--days', 'x'],
])('refuses %s %s with the usage', async (...words) => {
  const { lines, isDone } = await command(...words.filter((word) => word !== undefined));
  expect(isDone).toBe(false);
  expect(lines[0]).toContain('npm run orders -- reconcile [--days N]');
});

it('has nothing to compare with simulated cards', async () => {
  const result = await ordersCommand({ ...backend.services, charges: undefined }, ['reconcile']);
  expect(result).toEqual({
    lines: ['Cards are simulated or not accepted: there is nothing to compare.'],
    isDone: false,
  });
});
