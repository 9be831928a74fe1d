import { asc, eq, sql } from 'drizzle-orm';
import { fastify } from 'fastify';
import { Stripe } from 'stripe';
import { StripeCharges } from '../src/adapters/card/stripe-charges';
import { STRIPE_EVENT_TYPES, StripeEvents } from '../src/adapters/card/stripe-events';
import { serveCardEvents } from '../src/adapters/http/checkout/card-event-route';
import { answerErrors } from '../src/adapters/http/errors';
import { loggerOptions } from '../src/adapters/http/logging';
import { FlexibleRateLimiter } from '../src/adapters/postgres/flexible-rate-limiter';
import { JobRunner } from '../src/adapters/postgres/jobs/job-runner';
import { cardEvents, orders, paymentHolds } from '../src/adapters/postgres/schema';
import type { CardEventJob } from '../src/application/checkout/card-event';
import type { ReceiveCardEvent } from '../src/application/checkout/receive-card-event';
import { CancelOrder } from '../src/application/checkout/cancel-order';
import { cardEventsCommand } from '../src/operator/card-events-command';
import { cardEventJobs } from '../src/start/card-event-jobs';
import { cardEventsExtension } from '../src/start/card-events-extension';
import { HOUSEKEEPING } from '../src/start/housekeeping';
import { metricsExtension } from '../src/start/metrics-extension';
import { cardEventHandler } from '../src/start/settling';
import { ONLY_ATTEMPT } from '../testing/only-attempt';
import { testSettings } from '../testing/settings';
import { type BackendWithStripe, startBackendWithStripe } from './support/backend-with-stripe';
import {
  arrivesLate,
  endedBeforeAsking,
  endedBeforeConfirming,
  givenJane,
  makeOrdersOverdue,
} from './support/interrupted-orders';
import { janesOrder, place } from './support/order-fixture';

const SECRET = 'whsec_of_the_tests';
const CAPTURE = /capture$/;
const LIST_OF_INTENTS = /^\/v1\/payment_intents\?/;
const THE_INTENT = /^\/v1\/payment_intents\/pi_/;

let backend: BackendWithStripe;
let runner: JobRunner;
beforeAll(async () => {
  backend = await startBackendWithStripe({
    webhookSecret: SECRET,
    extensions: (metrics, services) => [metricsExtension(metrics), cardEventsExtension(services)],
  });
  // Opened for its queues: a test that wants a job done starts it, or does it itself.
  runner = await openJobs();
}, 60_000);
afterAll(async () => {
  await runner.stop();
  await backend.stop();
});
beforeEach(async () => {
  await backend.db.delete(cardEvents);
  await backend.database.runSql('delete from jobs.job');
  logged.splice(0);
});

const logged: { level: string; about: object; message: string }[] = [];
const write = (level: string) => (about: object, message: string) =>
  void logged.push({ level, about, message });
const log = { warn: write('warn'), error: write('error'), info: write('info') };
const charges = () => new StripeCharges(backend.stripe.settings);
const jobs = () => cardEventJobs({ ...backend.services, log } as never, charges());
const openJobs = () =>
  JobRunner.open(
    backend.database,
    jobs().map((job) => ({ ...job, pollMs: 50, retries: 1, retryAfterSeconds: 1 })),
    log,
    { maintenanceSeconds: 1 },
  );

const seconds = () => Math.floor(backend.services.clock.now().getTime() / 1_000);
let eventsMade = 0;

/** An event as Stripe sends it, about a payment intent or what refers to one. */
function anEvent(type: string, intent: string | null, id = `evt_${(eventsMade += 1)}`): string {
  const isIntent = type.startsWith('payment_intent.');
  const object = isIntent
    ? { id: intent, object: 'payment_intent', receipt_email: 'jane@example.com' }
    : { id: 'ch_1', object: 'charge', payment_intent: intent, receipt_email: 'jane@example.com' };
  return JSON.stringify({ id, object: 'event', type, created: seconds(), data: { object } }, undefined, 2);
}

const signed = (payload: string, { secret = SECRET, timestamp = seconds() } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

/** Sends an event that is refused several times to a server of its own; the answers, and the lines of its log. */
async function refusals(times: number, payload: string, signature: string) {
  const lines: string[] = [];
  const options = loggerOptions(testSettings({ logLevel: 'info' })) as object;
  const app = fastify({ logger: { ...options, stream: { write: (line: string) => void lines.push(line) } } });
  answerErrors(app);
  const { stripe, services } = backend;
  const receive = { execute: () => Promise.reject(new Error('It was received.')) };
  serveCardEvents(app, '/_webhooks/stripe', {
    ...services,
    limits: new FlexibleRateLimiter({ limitFactor: 1 }),
    reader: new StripeEvents(stripe.settings, SECRET, services.clock),
    receive: receive as unknown as ReceiveCardEvent,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const statuses: number[] = [];
  for (let sent = 0; sent < times; sent += 1) statuses.push((await send(payload, signature, url)).status);
  await app.close();
  return { statuses, lines };
}

/** @param signature null: none */
const send = (body: string, signature: string | null = signed(body), to = backend.baseUrl) =>
  fetch(`${to}/_webhooks/stripe`, {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      ...(signature !== null && { 'Stripe-Signature': signature }),
    },
  });

const stored = () => backend.db.select().from(cardEvents).orderBy(asc(cardEvents.id));
const waitingJobs = async () =>
  (
    await backend.database.runSql(
      `select data, extract(epoch from start_after - created_on)::int as delay from jobs.job where name = 'card-events'`,
    )
  ).rows;

const figure = async (type: string, outcome: string) => {
  const text = await (await fetch(`${backend.baseUrl}/metrics`)).text();
  const name = `backend_card_events_total{type="${type}",outcome="${outcome}"} `;
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(name))
      ?.slice(name.length) ?? 0,
  );
};

const intents = () => backend.stripe.intents;
const placeOrder = async () => {
  const values = await givenJane(backend);
  return place(backend.baseUrl, values, janesOrder(values));
};

/** Sends an event, and does its job as a backend would; returns how the payment stood. */
async function report(type: string, intent = intents()[0]!.id): Promise<unknown> {
  const body = anEvent(type, intent);
  const { id } = JSON.parse(body) as { id: string };
  expect((await send(body)).status).toBe(200);
  await handle(id);
  const [event] = await backend.db.select().from(cardEvents).where(eq(cardEvents.id, id));
  return event?.outcome;
}

async function handle(eventId: string): Promise<void> {
  const job = jobs().find(({ queue }) => queue === 'card-events')!;
  await job.run({ eventId } satisfies CardEventJob, ONLY_ATTEMPT);
}

describe('what Stripe sends', () => {
  it('is answered at once, and stored once with its job, and nothing about the person [BDG-05]', async () => {
    const body = anEvent('payment_intent.succeeded', 'pi_1', 'evt_once');
    const before = await figure('payment_intent.succeeded', 'duplicate');
    const answers = await Promise.all([body, body, body].map((each) => send(each)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await answers[0]!.json()).toEqual({ received: true });
    const now = backend.services.clock.now();
    expect(await stored()).toEqual([
      {
        id: 'evt_once',
        type: 'payment_intent.succeeded',
        chargeId: 'pi_1',
        createdAt: now,
        receivedAt: now,
        handledAt: null,
        outcome: null,
      },
    ]);
    expect(await waitingJobs()).toMatchObject([{ data: { eventId: 'evt_once' } }]);
    expect(await figure('payment_intent.succeeded', 'duplicate')).toBe(before + 2);
    expect(intents()).toEqual([]);
  });

  it('is not looked at before the provider’s time to answer is over', async () => {
    await send(anEvent('payment_intent.succeeded', 'pi_1'));
    expect(await waitingJobs()).toMatchObject([{ delay: 30 }]);
  });

  it.each(STRIPE_EVENT_TYPES)('names its payment in %s', async (type) => {
    await send(anEvent(type, 'pi_1'));
    expect(await stored()).toMatchObject([{ type, chargeId: 'pi_1', outcome: null }]);
  });

  it.each([
    ['of an unknown type', 'invoice.paid', 'pi_1'],
    ['about a charge without a payment', 'charge.refunded', null],
  ])('%s is stored, and nothing follows', async (_name, type, intent) => {
    expect((await send(anEvent(type, intent))).status).toBe(200);
    expect(await stored()).toMatchObject([{ type, chargeId: null, outcome: 'ignored' }]);
    expect(await waitingJobs()).toEqual([]);
  });

  it('is believed for 300 seconds, and while its secret is replaced by another one', async () => {
    const oldest = anEvent('payment_intent.succeeded', 'pi_1');
    expect((await send(oldest, signed(oldest, { timestamp: seconds() - 300 }))).status).toBe(200);
    const rotated = anEvent('payment_intent.succeeded', 'pi_1');
    const [time, right] = signed(rotated).split(',');
    const [, other] = signed(rotated, { secret: 'whsec_other' }).split(',');
    expect((await send(rotated, [time, other, right].join(','))).status).toBe(200);
    expect(await stored()).toHaveLength(2);
  });

  const body = () => anEvent('payment_intent.succeeded', 'pi_1');
  it.each<[string, (event: string) => [body: string, signature: string | null]]>([
    ['without a signature', (event) => [event, null]],
    ['with a signature that is none', (event) => [event, 'x']],
    ['signed with another secret', (event) => [event, signed(event, { secret: 'whsec_other' })]],
    ['signed too long ago', (event) => [event, signed(event, { timestamp: seconds() - 301 })]],
    ['that was altered', (event) => [event.replace('pi_1', 'pi_2'), signed(event)]],
    [
      'that was written anew, with the same content',
      (event) => [JSON.stringify(JSON.parse(event)), signed(event)],
    ],
    ['that is no JSON, though signed', () => ['pi_1', signed('pi_1')]],
    ['that is empty', () => ['', signed('')]],
    [
      'that is too large',
      (event) => {
        const large = event + ' '.repeat(256 * 1024);
        return [large, signed(large)];
      },
    ],
  ])('%s is refused, and nothing is written', async (_name, given) => {
    const answer = await send(...given(body()));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: -1 });
    expect(await stored()).toEqual([]);
    expect(await waitingJobs()).toEqual([]);
  });

  it('is not quoted in the log when it is refused [BDG-05]', async () => {
    const payload = body();
    const signature = signed(payload, { secret: 'whsec_other' });
    const { statuses, lines } = await refusals(1, payload, signature);
    expect(statuses).toEqual([400]);
    const text = lines.join('');
    expect(text).toContain('An event of the card provider was refused');
    for (const secret of ['jane@', SECRET, signature, 'evt_']) expect(text).not.toContain(secret);
  });

  it('is refused as often as it is sent, but logged a few times only', async () => {
    const { statuses, lines } = await refusals(50, body(), 'x');
    expect(new Set(statuses)).toEqual(new Set([400]));
    expect(lines.filter((line) => line.includes('was refused'))).toHaveLength(20);
  });

  it('has no address where no secret is set', async () => {
    const { stripe } = backend.settings;
    const settings = { ...backend.settings, stripe: { ...stripe!, webhookSecret: undefined } };
    expect(cardEventsExtension({ ...backend.services, settings })).toEqual({});
  });
});

describe('an event is a hint to look at its payment', () => {
  it('an order that stands is left as it is', async () => {
    await placeOrder();
    expect(await report('payment_intent.succeeded')).toBe('agrees');
    expect(intents()).toMatchObject([{ status: 'succeeded', amountRefunded: 0 }]);
    expect(logged).toEqual([]);
  });

  it('an order whose amount was not captured is captured [BD-48]', async () => {
    const values = await givenJane(backend);
    backend.stripe.disturb(CAPTURE, 'unreached', 2);
    await place(backend.baseUrl, values, janesOrder(values));
    expect(await report('payment_intent.amount_capturable_updated')).toBe('agrees');
    expect(intents()).toMatchObject([{ status: 'succeeded' }]);
    expect(await backend.db.select().from(orders)).toMatchObject([{ paymentStatus: 'captured' }]);
  });

  it('an order whose capture was not recorded is known as captured [BD-48]', async () => {
    const values = await givenJane(backend);
    backend.stripe.disturb(CAPTURE, 'answer lost', 2);
    await place(backend.baseUrl, values, janesOrder(values));
    expect(await report('payment_intent.succeeded')).toBe('agrees');
    expect(await backend.db.select().from(orders)).toMatchObject([{ paymentStatus: 'captured' }]);
  });

  it('an order that is being placed is left to its process, and given up once that is overdue [X-150]', async () => {
    await endedBeforeConfirming(backend);
    expect(await report('payment_intent.amount_capturable_updated')).toBe('under-way');
    expect(intents()).toMatchObject([{ status: 'requires_capture' }]);
    await makeOrdersOverdue(backend);
    expect(await report('payment_intent.amount_capturable_updated')).toBe('nothing-held');
    expect(intents()).toMatchObject([{ status: 'canceled' }]);
    expect(await backend.db.select().from(orders)).toEqual([]);
    expect(await backend.db.select().from(paymentHolds)).toEqual([]);
  });

  /** A request that arrived at the provider when nobody looked for it any more. */
  async function madeTooLate(): Promise<void> {
    await endedBeforeAsking(backend);
    await makeOrdersOverdue(backend);
    const [hold] = await backend.db.select().from(paymentHolds);
    await backend.db.update(paymentHolds).set({ createdAt: sql`created_at - interval '1 hour'` });
    const settle = HOUSEKEEPING.find(({ name }) => name === 'settle-payments')!;
    await settle.run(backend.services, backend.services.log);
    expect(await backend.db.select().from(orders)).toEqual([]);
    await arrivesLate(backend, hold!);
    await settle.run(backend.services, backend.services.log);
    expect(intents()).toMatchObject([{ status: 'requires_capture' }]);
  }

  it('a success after the time-out is released [X-150]', async () => {
    await madeTooLate();
    expect(await report('payment_intent.amount_capturable_updated')).toBe('nothing-held');
    expect(intents()).toMatchObject([{ status: 'canceled' }]);
    expect(await backend.db.select().from(paymentHolds)).toEqual([]);
  });

  it('a success after the time-out that was captured is refunded [X-150]', async () => {
    await madeTooLate();
    intents()[0]!.status = 'succeeded';
    expect(await report('payment_intent.succeeded')).toBe('nothing-held');
    expect(intents()).toMatchObject([{ status: 'succeeded', refunded: true }]);
  });

  it('a refund of the shop that was not recorded is settled, once', async () => {
    const { body } = await placeOrder();
    const { data, clock, mail, cards } = backend.services;
    const { refundId } = await new CancelOrder(data, clock, mail).execute({
      orderNumber: String(body.order_id),
    });
    await cards.refund({
      chargeId: intents()[0]!.id,
      amountCents: 129_10,
      currency: 'USD',
      idempotencyKey: refundId!,
    });
    expect(await report('charge.refunded')).toBe('agrees');
    expect(intents()).toMatchObject([{ amountRefunded: 129_10 }]);
    expect(logged).toEqual([]);
  });

  it('what somebody did at the provider’s own pages is reported with the order, and not undone', async () => {
    const { body } = await placeOrder();
    intents()[0]!.amountRefunded = 29_10;
    expect(await report('charge.refunded')).toBe('amount');
    const difference = { orderNumber: String(body.order_id), shopCents: 129_10, providerCents: 100_00 };
    expect(logged).toMatchObject([{ level: 'error', about: { difference } }]);
    intents()[0]!.status = 'canceled';
    await backend.db.update(orders).set({ paymentStatus: 'authorised' });
    expect(await report('payment_intent.canceled')).toBe('not-captured');
    expect(await backend.db.select().from(orders)).toMatchObject([{ paymentStatus: 'authorised' }]);
  });

  it('a payment in another currency is reported with the order, and neither captured nor refunded', async () => {
    const { body } = await placeOrder();
    await backend.db.update(orders).set({ paymentStatus: 'authorised' });
    Object.assign(intents()[0]!, { currency: 'eur', status: 'requires_capture' });
    expect(await report('payment_intent.amount_capturable_updated')).toBe('currency');
    const difference = {
      orderNumber: String(body.order_id),
      shopCents: 129_10,
      shopCurrency: 'USD',
      providerCents: 129_10,
      providerCurrency: 'EUR',
    };
    expect(logged).toMatchObject([{ level: 'error', about: { difference } }]);
    const { data, clock, mail } = backend.services;
    await new CancelOrder(data, clock, mail).execute({ orderNumber: String(body.order_id) });
    expect(await report('payment_intent.succeeded')).toBe('currency');
    expect(intents()).toMatchObject([{ status: 'requires_capture', amountRefunded: 0 }]);
  });

  it('a dispute is a warning with the order, and counted [BDG-05]', async () => {
    const { body } = await placeOrder();
    const before = await figure('charge.dispute.created', 'disputed');
    intents()[0]!.disputed = true;
    expect(await report('charge.dispute.created')).toBe('disputed');
    const difference = { kind: 'disputed', orderNumber: String(body.order_id) };
    expect(logged).toMatchObject([{ level: 'warn', about: { difference } }]);
    expect(JSON.stringify(logged)).not.toContain('jane');
    expect(await figure('charge.dispute.created', 'disputed')).toBe(before + 1);
  });

  it('a payment that the shop knows nothing of is reported, and left alone', async () => {
    await placeOrder();
    intents().push({ ...intents()[0]!, id: 'pi_strange', metadata: { hold: 'of another shop' } });
    expect(await report('payment_intent.succeeded', 'pi_strange')).toBe('no-order');
    expect(intents()[1]).toMatchObject({ status: 'succeeded', refunded: false });
    expect(logged).toMatchObject([{ level: 'error', about: { difference: { chargeId: 'pi_strange' } } }]);
  });

  it('another use of the account does not matter, nor does a payment that Stripe does not know', async () => {
    await placeOrder();
    intents().push({ ...intents()[0]!, id: 'pi_invoice', metadata: {} });
    expect(await report('payment_intent.succeeded', 'pi_invoice')).toBe('not-of-the-shop');
    expect(await report('payment_intent.succeeded', 'pi_gone')).toBe('not-of-the-shop');
    expect(logged).toEqual([]);
  });

  it('events in any order, and more than once, end in the same', async () => {
    const types = ['payment_intent.amount_capturable_updated', 'payment_intent.succeeded', 'charge.refunded'];
    for (const order of [types, types.toReversed(), [...types, ...types]]) {
      const values = await givenJane(backend);
      backend.stripe.disturb(CAPTURE, 'unreached', 2);
      await place(backend.baseUrl, values, janesOrder(values));
      for (const type of order) expect(await report(type)).toBe('agrees');
      expect(intents()).toMatchObject([{ status: 'succeeded', amountRefunded: 0 }]);
      expect(await backend.db.select().from(orders)).toMatchObject([{ paymentStatus: 'captured' }]);
    }
  });
});

describe('the job of an event', () => {
  const start = async () => {
    await backend.database.runSql('update jobs.job set start_after = now()');
    runner.start();
  };
  const until = async (outcome: string) => {
    while ((await stored())[0]?.outcome !== outcome) await new Promise((next) => setTimeout(next, 20));
  };
  afterEach(async () => {
    await runner.stop();
    runner = await openJobs();
  });

  it('releases what a lost answer left held, by whichever process does it [X-150]', async () => {
    const values = await givenJane(backend);
    backend.stripe.disturb(/^\/v1\/payment_intents$/, 'answer lost', 2);
    const failed = [1, 2].map(() => backend.stripe.disturbed(LIST_OF_INTENTS, 'unreached'));
    expect((await place(backend.baseUrl, values, janesOrder(values))).status).toBe(500);
    // The process that was asked cannot release it.
    await Promise.all(failed);
    await send(anEvent('payment_intent.amount_capturable_updated', intents()[0]!.id));
    await start();
    await until('nothing-held');
    expect(intents()).toMatchObject([{ status: 'canceled' }]);
  });

  it('is repeated while the provider fails, and then kept as failed until it is done by hand', async () => {
    await placeOrder();
    const event = anEvent('payment_intent.succeeded', intents()[0]!.id, 'evt_failing');
    await send(event);
    const before = await figure('payment_intent.succeeded', 'failed');
    backend.stripe.disturb(THE_INTENT, 'fails', 4);
    await start();
    await until('failed');
    await runner.stop();
    expect(await stored()).toMatchObject([{ outcome: 'failed', handledAt: null }]);
    expect(logged.map(({ message }) => message)).toEqual([
      'A job failed, and will be repeated',
      'A job failed for the last time',
    ]);
    expect(await figure('payment_intent.succeeded', 'failed')).toBe(before + 1);
    expect(await command('list', '--failed')).toMatchObject({
      lines: [expect.stringMatching(/^evt_failing\t.*\tpi_\w+\tfailed$/)],
    });
    const { lines, isDone } = await command('replay', 'evt_failing');
    expect([lines, isDone]).toEqual([[expect.stringMatching(/\tagrees$/)], true]);
    expect(await command('list', '--failed')).toMatchObject({ lines: ['There is none.'] });
  });

  it('does nothing for an event that was handled, or is gone', async () => {
    await placeOrder();
    await report('payment_intent.succeeded');
    const [event] = await stored();
    intents()[0]!.amountRefunded = 1;
    await handle(event!.id);
    await handle('evt_gone');
    expect(logged).toEqual([]);
  });
});

const command = (...words: string[]) => {
  const handle = cardEventHandler(backend.services, charges());
  return cardEventsCommand({ ...backend.services, handle }, words);
};

describe('the command', () => {
  it('lists the newest first, with what came of them', async () => {
    await placeOrder();
    await report('payment_intent.succeeded');
    await send(anEvent('invoice.paid', null, 'evt_z'));
    await backend.db.update(cardEvents).set({ receivedAt: sql`received_at - interval '1 day'` });
    await send(anEvent('charge.refunded', 'pi_2', 'evt_a'));
    const { lines, isDone } = await command('list');
    expect(isDone).toBe(true);
    expect(lines[0]).toBe('evt_a\t2030-06-01 14:00:00\tcharge.refunded\tpi_2\twaiting');
    expect(
      lines
        .slice(1)
        .map((line) => line.split('\t').at(-1))
        .toSorted(),
    ).toEqual(['agrees', 'ignored']);
  });

  it('handles again what was received since a day, and says what could not be handled', async () => {
    await placeOrder();
    const id = intents()[0]!.id;
    await send(anEvent('payment_intent.succeeded', id, 'evt_old'));
    await backend.db.update(cardEvents).set({ receivedAt: sql`received_at - interval '1 day'` });
    await send(anEvent('payment_intent.succeeded', id, 'evt_new'));
    const since = await command('replay', '--since', '2030-06-01');
    expect(since).toEqual({ lines: [expect.stringMatching(/^evt_new\t.*\tagrees$/)], isDone: true });
    backend.stripe.disturb(THE_INTENT, 'fails', 2);
    const { lines, isDone } = await command('replay', 'evt_new', 'evt_old', 'evt_none');
    expect(isDone).toBe(false);
    expect(lines).toEqual([
      expect.stringMatching(/^evt_new\t.*\tnot handled: .+/),
      expect.stringMatching(/^evt_old\t.*\tagrees$/),
      'evt_none\tis not stored',
    ]);
  });

  it.each([
    [],
    ['list', 'x'],
    ['replay'],
    ['replay', '--since', 'noon'],
    ['replay', 'evt_1', '--failed'],
    ['send'],
  ])('explains itself instead of guessing at %j %j', async (...words) => {
    const { lines, isDone } = await command(...words);
    expect(isDone).toBe(false);
    expect(lines[0]).toContain('npm run card-events -- replay --since DATE');
  });

  it('has nothing to handle with simulated cards', async () => {
    const result = await cardEventsCommand({ ...backend.services, handle: undefined }, ['replay', 'evt_1']);
    expect(result.isDone).toBe(false);
  });
});

it('deletes what was handled a month ago, and nothing else', async () => {
  const old = new Date('2030-04-01T00:00:00Z');
  const now = backend.services.clock.now();
  const event = { type: 'payment_intent.succeeded', chargeId: 'pi_1', createdAt: old };
  await backend.db.insert(cardEvents).values([
    { ...event, id: 'evt_handled', receivedAt: old, handledAt: old, outcome: 'agrees' },
    { ...event, id: 'evt_recent', receivedAt: now, handledAt: now, outcome: 'agrees' },
    { ...event, id: 'evt_failed', receivedAt: old, outcome: 'failed' },
    { ...event, id: 'evt_waiting', receivedAt: old },
  ]);
  const deletes = HOUSEKEEPING.find(({ name }) => name === 'delete-expired');
  await deletes?.run(backend.services, backend.services.log);
  expect((await stored()).map(({ id }) => id)).toEqual(['evt_failed', 'evt_recent', 'evt_waiting']);
});
