import {
  type CollectedSpan,
  startTraceCollector,
  type TraceCollector,
} from '../../server/testing/trace-collector';
import { openTracing, type Tracing } from '../../server/tracing';
import { JobRunner } from '../src/adapters/postgres/jobs/job-runner';
import { backgroundJobs } from '../src/start/background-jobs';
import { type FakeMailServer, startFakeMailServer } from '../testing/fake-mail-server';
import { sendCall } from '../testing/send-call';
import { startTestBackend, type TestBackend } from '../testing/start-test-backend';

const PROVIDERS = { cards: 'sandbox', upi: 'sandbox', identity: 'sandbox', mail: 'smtp' } as const;
const SHOP_ORIGIN = 'https://shop.example';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const [CLIENT, CONSUMER] = [3, 5];

let server: FakeMailServer;
let collector: TraceCollector;
let tracing: Tracing;
let backend: TestBackend;
let runner: JobRunner;
beforeAll(async () => {
  server = await startFakeMailServer();
  collector = await startTraceCollector();
  tracing = await openTracing(collector.endpoint, 'backend');
  const smtp = { url: server.url, from: 'shop@shop.example' };
  const settings = { providers: PROVIDERS, shopOrigin: SHOP_ORIGIN, smtp };
  backend = await startTestBackend({ settings, tracing });
}, 60_000);
afterAll(async () => {
  await backend.stop();
  await tracing.close();
  await collector.stop();
  await server.stop();
}, 30_000);
afterEach(() => runner.stop());

/** Does all jobs of this backend; `of` changes them. */
async function startJobs(retries?: number): Promise<void> {
  await backend.database.runSql('drop schema if exists jobs cascade');
  const jobs = backgroundJobs(backend.services, tracing).map((job) => ({
    ...job,
    pollMs: 50,
    retryAfterSeconds: 1,
    ...(retries !== undefined && { retries }),
  }));
  runner = await JobRunner.open(backend.database, jobs, backend.services.log);
  runner.start();
}

/** Jane asks for a link by mail, in a trace of the storefront. */
async function askForReset(): Promise<void> {
  await backend.given('a registered customer jane@example.com exists');
  await sendCall(backend.baseUrl, 'requestPasswordReset', {
    body: { email: 'jane@example.com' },
    headers: { traceparent: `00-${TRACE}-${CALLER}-01` },
  });
}

const isJob = (queue: string, outcome: string) => (span: CollectedSpan) =>
  span.name === `job ${queue}` && span.attributes['job.outcome'] === outcome;

it('continues the trace of the request that has added the job, with the mail as a step', async () => {
  await startJobs();
  await askForReset();
  const job = await collector.until(isJob('mail', 'done'));
  expect(job).toMatchObject({
    kind: CONSUMER,
    traceId: TRACE,
    hasFailed: false,
    attributes: { 'messaging.destination.name': 'mail', 'job.attempt': 1, 'job.outcome': 'done' },
  });
  const call = await collector.until(({ name }) => name === 'requestPasswordReset');
  expect(job.parentSpanId).toBe(call.spanId);
  expect(await collector.until(({ name }) => name === 'mail: send')).toMatchObject({
    kind: CLIENT,
    parentSpanId: job.spanId,
    hasFailed: false,
    attributes: { 'mail.id': 1, 'mail.outcome': 'accepted' },
  });
});

it('records each attempt with its outcome, and why a mail was not taken', async () => {
  await startJobs(1);
  server.refuse({ at: 'recipient', status: 451 }, 2);
  await askForReset();
  const first = await collector.until(isJob('mail', 'to be repeated'));
  const last = await collector.until(isJob('mail', 'failed'));
  expect([first, last].map(({ attributes }) => attributes['job.attempt'])).toEqual([1, 2]);
  expect([first, last]).toMatchObject(
    [first, last].map(() => ({
      traceId: TRACE,
      hasFailed: true,
      attributes: { 'error.type': 'MailPostponed' },
    })),
  );
  const sending = ({ name, parentSpanId }: CollectedSpan) =>
    name === 'mail: send' && parentSpanId === last.spanId;
  expect(collector.spans.find(sending)).toMatchObject({
    hasFailed: true,
    attributes: { 'mail.outcome': 'postponed', 'error.type': '451' },
  });
  expect(await collector.until(isJob('mail-dead-letters', 'done'))).toMatchObject({ traceId: TRACE });
});

it('begins a trace for a job that no request has added', async () => {
  await startJobs();
  const job = await collector.until(isJob('delete-expired', 'done'));
  expect(job.parentSpanId).toBeUndefined();
  expect(job.traceId).not.toBe(TRACE);
});

it('contains no person, and nothing of a mail', () => {
  const received = collector.received();
  expect(received).toContain('mail: send');
  for (const secret of ['jane', 'Jane', '@', 'password?', SHOP_ORIGIN, 'shop.example', '127.0.0.1'])
    expect(received).not.toContain(secret);
});
