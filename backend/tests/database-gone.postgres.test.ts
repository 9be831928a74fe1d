import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sendCall } from '../testing/send-call';
import { startTestBackend, type TestBackend } from '../testing/start-test-backend';
import { postgresBinaries } from '../testing/postgres-binaries';
import { type PostgresCluster, startCluster } from '../testing/postgres-cluster';
import { describeIfThere } from '../testing/postgres-of-the-file';

/** A server of its own, which can be stopped. */
const binaries = await postgresBinaries();

const DETAIL = 'The store cannot be reached. Please try again.';
/** Far less than a statement may take, and far more than the 2 s that it should take. */
const HANGS_MS = 12_000;

describeIfThere(binaries)('a backend whose database', () => {
  let cluster: PostgresCluster;
  let backend: TestBackend;
  let token: string;
  beforeAll(async () => {
    cluster = await startCluster(binaries!);
    backend = await startTestBackend({ databaseUrl: cluster.url });
    token = String((await backend.given('a signed-in customer exists')).token);
  }, 60_000);
  afterAll(async () => {
    await backend?.stop();
    await cluster?.stop();
  }, 30_000);

  const account = () =>
    Promise.race([
      sendCall(backend.baseUrl, 'getDashboard', { token, body: {} }),
      pause(HANGS_MS, undefined, { ref: false }).then(() => {
        throw new Error('The call hangs.');
      }),
    ]);

  async function expectUnavailable(): Promise<void> {
    const { status, body, headers } = await account();
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

  async function expectBack(): Promise<void> {
    for (let answer = await account(); answer.status !== 200; answer = await account()) await pause(100);
  }

  it('is frozen ends requests that wait for it, refuses new ones, and answers again once it resumes', async () => {
    await cluster.freeze();
    try {
      await Promise.all([expectUnavailable(), expectUnavailable()]);
      await expectUnavailable();
      await expectPageToTryAgain();
    } finally {
      await cluster.thaw();
    }
    await expectBack();
  }, 60_000);

  it('was killed answers 503, and 200 once it has been started again', async () => {
    await cluster.kill();
    await expectUnavailable();
    await cluster.restart();
    await expectBack();
  }, 60_000);
});
