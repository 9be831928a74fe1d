import {
  type CollectedSpan,
  startTraceCollector,
  type TraceCollector,
} from '../../server/testing/trace-collector';
import { openTracing, type Tracing } from '../../server/tracing';
import { sendCall } from '../testing/send-call';
import { postgresOfTheFile } from '../testing/postgres-of-the-file';
import { startTestBackend, type TestBackend } from '../testing/start-test-backend';
import { janesOrder, ready } from './support/order-fixture';

/** Statements of the embedded database are not recorded. */
const { postgres, describeOnPostgres } = await postgresOfTheFile();

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const [SERVER, CLIENT] = [2, 3];

describeOnPostgres('the trace of an order', () => {
  let collector: TraceCollector;
  let tracing: Tracing;
  let backend: TestBackend;
  let token: string;
  let spans: CollectedSpan[];
  beforeAll(async () => {
    collector = await startTraceCollector();
    tracing = await openTracing(collector.endpoint, 'backend');
    backend = await startTestBackend({ databaseUrl: await postgres.freshDatabase(), tracing });
    const values = ready(await backend.given('a cart ready to order exists'));
    ({ token } = values);
    const { body } = await sendCall(backend.baseUrl, 'placeOrder', {
      body: janesOrder(values),
      token,
      headers: { traceparent: `00-${TRACE}-${CALLER}-01` },
    });
    expect(body).toMatchObject({ code: 1 });
    await backend.call('listBanners', { query: {} });
    await backend.stop();
    await tracing.close();
    spans = collector.spans.filter(({ traceId }) => traceId === TRACE);
  }, 60_000);
  afterAll(() => collector?.stop(), 30_000);

  const call = () => spans.find(({ kind }) => kind === SERVER)!;

  it('continues that of the storefront, and names the call', () => {
    expect(call()).toMatchObject({
      service: 'backend',
      name: 'placeOrder',
      parentSpanId: CALLER,
      hasFailed: false,
      attributes: { 'http.route': '/api/placeorder/placeorder', 'http.response.status_code': 200 },
    });
    expect(call().attributes['request.id']).toMatch(/^[\da-f-]{36}$/);
  });

  it('has child spans for the calls to the database and the card provider', () => {
    const steps = spans.filter((span) => span !== call());
    expect(steps.map(({ parentSpanId, kind }) => [parentSpanId, kind])).toEqual(
      steps.map(() => [call().spanId, CLIENT]),
    );
    const names = new Set(steps.map(({ name }) => name));
    for (const name of [
      'BEGIN',
      'SELECT',
      'INSERT',
      'UPDATE',
      'COMMIT',
      'cards: authorise',
      'cards: capture',
    ])
      expect(names).toContain(name);
  });

  it('is not mixed with the trace of another call', () => {
    const other = collector.spans.find(({ name }) => name === 'listBanners')!;
    expect(other.traceId).not.toBe(TRACE);
    expect(other.parentSpanId).toBeUndefined();
    const ofOther = collector.spans.filter(({ traceId }) => traceId === other.traceId);
    expect(ofOther.length).toBeGreaterThan(1);
    expect(collector.spans.every(({ traceId }) => [TRACE, other.traceId].includes(traceId))).toBe(true);
  });

  it('contains no person, no token and no value of a query', () => {
    const received = collector.received();
    for (const secret of [token, 'jane', 'Jane', '@', '10001', '127.0.0.1'])
      expect(received).not.toContain(secret);
    expect(received).toContain('$1');
  });
});
