import { jest } from '@jest/globals';
import { Unavailable } from '../src/application/shared/availability.port';
import type { PrometheusMetrics } from '../src/adapters/metrics/prometheus-metrics';
import type { BackgroundJob } from '../src/adapters/postgres/jobs/background-job';
import { createBoss } from '../src/adapters/postgres/jobs/boss';
import { JobRunner } from '../src/adapters/postgres/jobs/job-runner';
import { mails, slotBookings } from '../src/adapters/postgres/schema';
import { readBacklog } from '../src/start/read-backlog';
import { metricsExtension } from '../src/start/metrics-extension';
import { testBackend } from '../testing/test-backend';
import { janesOrder, place, ready } from './support/order-fixture';

const backend = testBackend({
  extensions: (metrics) => {
    ownMetrics = metrics;
    return [metricsExtension(metrics)];
  },
});
let ownMetrics: PrometheusMetrics;

const figure = async (name: string) => {
  const text = await (await fetch(`${backend.baseUrl}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? 0 : Number(line.split(' ').at(-1));
};

it('counts orders by their outcome, refusals by their reason, and calls by their status', async () => {
  const values = ready(await backend.given('the saved card will be declined'));
  const order = () => place(backend.baseUrl, values, janesOrder(values));
  await order();
  await order();
  expect(await figure('backend_orders_total{outcome="card-declined"}')).toBe(2);
  await place(backend.baseUrl, values, janesOrder(values, { payment_method: 1, card_id: '' }));
  await backend.call('signIn', { body: { email: 'nobody@example.com', password: 'wrong password' } });
  expect(await figure('backend_refusals_total{call="signIn",reason="credentials-wrong"}')).toBe(1);
  expect(await figure('backend_call_duration_seconds_count{call="placeOrder",status="200"}')).toBe(3);
});

it('counts orders for which there is no stock, or no room in the slot, by these outcomes', async () => {
  const soldOut = ready(await backend.given('a cart with an item that sold out exists'));
  await place(backend.baseUrl, soldOut, janesOrder(soldOut));
  expect(await figure('backend_orders_total{outcome="items-unavailable"}')).toBe(1);
  const values = ready(await backend.given('a cart ready to order exists'));
  const startTime = values.timeslot.slice(0, '10:00'.length);
  await backend.db
    .insert(slotBookings)
    .values({ locationId: 11, date: values.sameDayDate, startTime, booked: 3 });
  await place(backend.baseUrl, values, janesOrder(values));
  expect(await figure('backend_orders_total{outcome="delivery-dates-invalid"}')).toBe(1);
  expect(await figure('backend_orders_total{outcome="placed"}')).toBe(0);
});

describe('connections to the database', () => {
  const NAME = 'backend_database_connections';
  const connections = async () => {
    const text = await (await fetch(`${backend.baseUrl}/metrics`)).text();
    const lines = text.split('\n').filter((line) => line.startsWith(NAME));
    return Object.fromEntries(
      lines.map((line) => [line.slice(NAME.length, line.indexOf(' ')), Number(line.split(' ').at(-1))]),
    );
  };

  // An embedded database has one connection, which is not measured.
  const onPostgres = process.env.TEST_DATABASE === 'postgres' ? it : it.skip;

  onPostgres(
    'are reported as used and free, with the requests that wait, for browsing and for others',
    async () => {
      const { pool, settings } = backend;
      const clients = await Promise.all(Array.from({ length: settings.connections }, () => pool!.connect()));
      const waiting = pool!.connect();
      const whileUsed = await connections();
      for (const client of clients) client.release();
      (await waiting).release();
      expect(whileUsed).toEqual({
        '{pool="browsing",state="used"}': 0,
        '{pool="browsing",state="free"}': expect.any(Number) as number,
        '{pool="browsing",state="waiting"}': 0,
        '{pool="others",state="used"}': settings.connections,
        '{pool="others",state="free"}': 0,
        '{pool="others",state="waiting"}': 1,
      });
      expect(await connections()).toMatchObject({
        '{pool="others",state="used"}': 0,
        '{pool="others",state="free"}': settings.connections,
        '{pool="others",state="waiting"}': 0,
      });
    },
  );
});

describe('work in the background', () => {
  const job: BackgroundJob = {
    queue: 'mail',
    atOnce: 1,
    pollMs: 50,
    expireSeconds: 60,
    retries: 0,
    retryAfterSeconds: 1,
    run: () => Promise.reject(new Error('out of reach')),
  };
  const values = async (): Promise<Record<string, number>> => {
    const text = await (await fetch(`${backend.baseUrl}/metrics`)).text();
    const lines = text.split('\n').filter((line) => /^backend_(mail|job)/.test(line));
    return Object.fromEntries(
      lines.map((line) => [line.split(' ')[0] ?? '', Number(line.split(' ').at(-1))]),
    );
  };

  it('reports how much is waiting and for how long, and how much has finally failed', async () => {
    const log = { warn: () => undefined, error: () => undefined };
    const runner = await JobRunner.open(backend.database, [job, { ...job, queue: 'other' }], log);
    const { clock } = backend.services;
    ownMetrics.watchBacklog(readBacklog(backend.services, runner), () => clock.now());
    await backend.db.delete(mails);
    expect(await values()).toEqual({
      'backend_mails{status="waiting"}': 0,
      'backend_mails{status="failed"}': 0,
      backend_mail_oldest_waiting_seconds: 0,
      'backend_jobs{queue="mail",state="waiting"}': 0,
      'backend_jobs{queue="mail",state="failed"}': 0,
      'backend_jobs{queue="other",state="waiting"}': 0,
      'backend_jobs{queue="other",state="failed"}': 0,
      'backend_job_oldest_waiting_seconds{queue="mail"}': 0,
      'backend_job_oldest_waiting_seconds{queue="other"}': 0,
    });
    const mail = { recipient: 'jane@example.com', subject: 'Hello', body: 'Hello' };
    const ago = (seconds: number) => new Date(clock.now().getTime() - seconds * 1_000);
    await backend.db.insert(mails).values([
      { ...mail, status: 'waiting', createdAt: ago(90) },
      { ...mail, status: 'waiting', createdAt: ago(10) },
      { ...mail, status: 'failed', createdAt: ago(500) },
      { ...mail, status: 'sent', createdAt: ago(600) },
    ]);
    const boss = await createBoss(backend.database);
    await boss.send('mail', {});
    await boss.send('mail', {}, { startAfter: 3_600 });
    await backend.database.runSql(`update jobs.job set start_after = start_after - interval '60 seconds'`);
    const waiting = await values();
    expect(waiting).toMatchObject({
      'backend_mails{status="waiting"}': 2,
      'backend_mails{status="failed"}': 1,
      backend_mail_oldest_waiting_seconds: 90,
      'backend_jobs{queue="mail",state="waiting"}': 2,
    });
    expect(waiting['backend_job_oldest_waiting_seconds{queue="mail"}']).toBeGreaterThanOrEqual(60);
    runner.start();
    while ((await values())['backend_jobs{queue="mail",state="failed"}'] !== 1);
    await runner.stop();
    expect(await values()).toMatchObject({
      'backend_jobs{queue="mail",state="waiting"}': 1,
      'backend_job_oldest_waiting_seconds{queue="mail"}': 0,
    });
  });

  it('omits these metrics while the database is unavailable, and reports all others', async () => {
    const { availability } = backend.services;
    const gone = jest.spyOn(availability, 'run').mockRejectedValue(new Unavailable());
    expect(await values()).toEqual({});
    expect((await fetch(`${backend.baseUrl}/metrics`)).status).toBe(200);
    gone.mockRestore();
    expect((await values())['backend_mails{status="waiting"}']).toBe(2);
  });
});

it('names nobody: its labels are kinds', async () => {
  const text = await (await fetch(`${backend.baseUrl}/metrics`)).text();
  expect(text).not.toMatch(/nobody@|127\.0\.0\.1|tok_/);
});
