import { startTraceCollector, type TraceCollector } from '../../server/testing/trace-collector';
import { openTracing, type Tracing } from '../../server/tracing';
import type { PrometheusMetrics } from '../src/adapters/metrics/prometheus-metrics';
import { metricsExtension, operatorMetricsExtension } from '../src/start/metrics-extension';
import { tracingExtension } from '../src/start/tracing-extension';
import { startTestBackend, type TestBackend } from '../testing/start-test-backend';
import { ANNAS_TOKEN, startOperator, type TestOperator } from './support/operator';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const [SERVER, CLIENT] = [2, 3];

let collector: TraceCollector;
let tracing: Tracing;
let backend: TestBackend;
let operator: TestOperator;
beforeAll(async () => {
  collector = await startTraceCollector();
  tracing = await openTracing(collector.endpoint, 'backend');
  let metrics: PrometheusMetrics;
  backend = await startTestBackend({
    tracing,
    extensions: (own) => {
      metrics = own;
      return [metricsExtension(own)];
    },
  });
  operator = await startOperator(backend.services, {
    extensions: [operatorMetricsExtension(metrics!), tracingExtension(tracing)],
  });
}, 60_000);
afterAll(async () => {
  await operator.stop();
  await backend.stop();
  await tracing.close();
  await collector.stop();
}, 30_000);

const figures = async () => {
  const text = await (await fetch(`${backend.baseUrl}/metrics`)).text();
  return text.split('\n').filter((line) => /^backend_(operator_)?call_duration_seconds_count/.test(line));
};

it('counts an operator’s calls by call and status, apart from those of shoppers', async () => {
  await operator.get('/orders/100003');
  await operator.get('/orders/100003');
  await operator.get('/orders/100003', { authorization: 'Bearer wrong' });
  await operator.post('/orders/100003/refunds', {});
  await operator.get('/nowhere');
  expect(await figures()).toEqual([
    'backend_operator_call_duration_seconds_count{call="showOrder",status="404"} 2',
    'backend_operator_call_duration_seconds_count{call="showOrder",status="401"} 1',
    'backend_operator_call_duration_seconds_count{call="refundAmount",status="400"} 1',
  ]);
});

it('records an operator’s call in the trace of its caller, and no credential', async () => {
  await operator.get('/orders/100004', { traceparent: `00-${TRACE}-${CALLER}-01` });
  const call = await collector.until(({ traceId, kind }) => traceId === TRACE && kind === SERVER);
  expect(call).toMatchObject({
    name: 'showOrder',
    parentSpanId: CALLER,
    hasFailed: false,
    attributes: { 'http.route': '/orders/:orderNumber', 'http.response.status_code': 404 },
  });
  const steps = collector.spans.filter(({ traceId }) => traceId === TRACE && traceId !== call.spanId);
  for (const { spanId, kind, parentSpanId } of steps)
    if (spanId !== call.spanId) expect([kind, parentSpanId]).toEqual([CLIENT, call.spanId]);
  // Statements of the embedded database are not recorded.
  if (backend.pool) expect(steps.map(({ name }) => name)).toContain('SELECT');
  for (const secret of [ANNAS_TOKEN, 'anna', '100004']) expect(collector.received()).not.toContain(secret);
});
