import { startTraceCollector, type TraceCollector } from './testing/trace-collector';
import { openTracing, type Tracing } from './tracing';

let collector: TraceCollector;
let tracing: Tracing;
beforeEach(async () => {
  collector = await startTraceCollector();
  tracing = await openTracing(`${collector.endpoint}/`, 'shop');
});
afterEach(() => collector.stop());

const call = { name: 'call', kind: 'server' } as const;
const step = { name: 'step', kind: 'client' } as const;

it('records the spans of a call with the kinds of their failures, but not their messages', async () => {
  const span = tracing.begin(call);
  const failure = new TypeError('no customer jane@example.com');
  await span.run(async () => {
    await expect(tracing.inSpan(step, () => Promise.reject(failure))).rejects.toBe(failure);
    expect(await tracing.inSpan({ ...step, name: 'other' }, async () => 7)).toBe(7);
  });
  span.end({ attributes: { kind: 'test' } });
  await tracing.close();
  const named = (name: string) => collector.spans.find((each) => each.name === name)!;
  expect(named('call')).toMatchObject({ service: 'shop', hasFailed: false, attributes: { kind: 'test' } });
  expect(named('step')).toMatchObject({
    parentSpanId: named('call').spanId,
    hasFailed: true,
    attributes: { 'error.type': 'TypeError' },
  });
  expect(named('other')).toMatchObject({ parentSpanId: named('call').spanId, hasFailed: false });
  expect(collector.received()).not.toContain('jane');
});

it('records no step outside of a call or job', async () => {
  expect(await tracing.inSpan(step, async () => 7)).toBe(7);
  tracing.begin(call).end();
  await tracing.close();
  expect(collector.spans.map(({ name }) => name)).toEqual(['call']);
});

it('gives the headers with which others continue the current trace, if there is one', async () => {
  expect(tracing.headers()).toEqual({});
  const span = tracing.begin(call);
  expect(span.run(() => tracing.headers())).toEqual(span.headers());
  expect(span.headers().traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  tracing.begin({ name: 'later', kind: 'consumer' }, span.headers()).end();
  span.end();
  await tracing.close();
  const [later, first] = collector.spans;
  expect(later).toMatchObject({ name: 'later', traceId: first?.traceId, parentSpanId: first?.spanId });
});

it('stops even if the collector cannot be reached', async () => {
  const lost = await openTracing('http://127.0.0.1:1', 'shop');
  lost.begin(call).end();
  await lost.close();
  await tracing.close();
});
