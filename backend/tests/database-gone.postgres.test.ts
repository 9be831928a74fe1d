import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { serveProbes } from '../../server/probes';
import { orders, paymentHolds } from '../src/adapters/postgres/schema';
import { readinessOf } from '../src/start/readiness-of';
import { type CallAnswer, sendCall } from '../testing/send-call';
import { startTestBackend, type TestBackend } from '../testing/start-test-backend';
import { postgresBinaries } from '../testing/postgres-binaries';
import { type PostgresCluster, startCluster } from '../testing/postgres-cluster';
import { describeIfThere } from '../testing/postgres-of-the-file';
import { janesOrder, place, type Ready, ready } from './support/order-fixture';
import { watchCards } from './support/watched-cards';

/** A server of its own, which can be stopped. */
const binaries = await postgresBinaries();

const DETAIL = 'The store cannot be reached. Please try again.';
/**
 * Far less than a statement may take. How soon it is noticed depends on the machine as well: the limits of two seconds are
 * tested where they are (`postgres-availability.test.ts`, `server/readiness.test.ts`).
 */
const HANGS_MS = 12_000;

describeIfThere(binaries)('a backend whose database', () => {
  let cluster: PostgresCluster;
  let backend: TestBackend;
  let values: Ready;
  beforeAll(async () => {
    cluster = await startCluster(binaries!);
    backend = await startTestBackend({
      databaseUrl: cluster.url,
      extensions: (_metrics, services) => [
        { register: (app) => serveProbes(app, readinessOf(services.db, services)) },
      ],
    });
    values = ready(await backend.given('a cart ready to order exists'));
  }, 60_000);
  afterAll(async () => {
    await backend?.stop();
    await cluster?.stop();
  }, 30_000);

  const inTime = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
    Promise.race([
      answer,
      pause(HANGS_MS, undefined, { ref: false }).then(() => {
        throw new Error('The call hangs.');
      }),
    ]);
  const account = () => inTime(sendCall(backend.baseUrl, 'getDashboard', { token: values.token, body: {} }));

  async function expectUnavailable(call: () => Promise<CallAnswer<unknown>> = account): Promise<void> {
    const { status, body, headers } = await call();
    expect([status, body]).toEqual([503, { detail: DETAIL }]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(headers.get('cache-control')).toBe('no-store');
  }

  /** Where a shopper returns from the page of a payment provider. */
  async function expectPageToTryAgain(): Promise<void> {
    const page = await fetch(`${backend.baseUrl}/payuapi/payu/return?txnid=${randomUUID()}`);
    expect(page.status).toBe(503);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('<a href="">Try again</a>');
  }

  /** What is known of it is up to a second old. */
  async function expectReadiness(status: 200 | 503, database: 'ok' | 'failed'): Promise<void> {
    const probe = () => fetch(`${backend.baseUrl}/readyz`);
    let answer = await probe();
    for (; answer.status !== status; answer = await probe()) await pause(100);
    expect(await answer.json()).toEqual({ ready: status === 200, stopping: false, checks: { database } });
    expect((await fetch(`${backend.baseUrl}/healthz`)).status).toBe(200);
  }

  async function expectBack(): Promise<void> {
    for (let answer = await account(); answer.status !== 200; answer = await account()) await pause(100);
  }

  it('is frozen ends requests that wait for it, refuses new ones, is not ready, and answers again once it resumes', async () => {
    await expectReadiness(200, 'ok');
    await cluster.freeze();
    try {
      await Promise.all([expectUnavailable(), expectUnavailable()]);
      await expectUnavailable();
      await expectPageToTryAgain();
      await expectReadiness(503, 'failed');
      await expectUnavailable();
    } finally {
      await cluster.thaw();
    }
    await expectBack();
    await expectReadiness(200, 'ok');
  }, 60_000);

  it('is frozen while an order is placed answers 503, and the order that is sent again once, when it is back [X-150]', async () => {
    const send = () => inTime(place(backend.baseUrl, values, janesOrder(values), 'one-key'));
    let holds = 0;
    const cards = watchCards(backend.services, {
      authorise: async (request) => {
        holds += 1;
        await cluster.freeze();
        return cards.real.authorise(request);
      },
    });
    try {
      await expectUnavailable(send);
    } finally {
      await cluster.thaw();
    }
    let again = await send();
    for (; again.status !== 200; again = await send()) await pause(100);
    cards.restore();
    expect(again.body).toMatchObject({ code: 1 });
    expect(await backend.db.select().from(orders)).toHaveLength(1);
    expect(await backend.db.select().from(paymentHolds)).toEqual([]);
    expect(holds).toBe(1);
  }, 60_000);

  it('was killed answers 503 and is not ready, until it has been started again', async () => {
    await cluster.kill();
    await expectUnavailable();
    await expectReadiness(503, 'failed');
    await cluster.restart();
    await expectBack();
    await expectReadiness(200, 'ok');
  }, 60_000);
});
