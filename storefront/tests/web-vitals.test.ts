import { jest } from '@jest/globals';
import { fastify } from 'fastify';
import { serveWebVitals } from '../src/http/web-vitals';
import { Metrics } from '../src/metrics/metrics';

const metrics = new Metrics();
const onMeasured = jest.fn((measured: Parameters<Metrics['webVital']>[0]) => metrics.webVital(measured));
const app = fastify();
serveWebVitals(app, onMeasured);
beforeAll(() => app.listen({ port: 0 }));
afterAll(() => app.close());

const send = (body: string, type = 'application/json') =>
  fetch(`${app.listeningOrigin}/_vitals`, { method: 'POST', body, headers: { 'content-type': type } });

it('counts what browsers have measured, in seconds, and the shift without a unit', async () => {
  const measured = [
    { name: 'LCP', value: 1_250 },
    { name: 'CLS', value: 0.07 },
  ];
  expect((await send(JSON.stringify(measured))).status).toBe(204);
  const text = await metrics.text();
  expect(text).toContain('storefront_web_vitals_seconds_sum{name="LCP"} 1.25\n');
  expect(text).toContain('storefront_web_vitals_layout_shift_bucket{le="0.05"} 0\n');
  expect(text).toContain('storefront_web_vitals_layout_shift_bucket{le="0.1"} 1\n');
});

it.each([
  ['nothing', '[]'],
  ['no list', '{"name":"LCP","value":1}'],
  ['an unknown name, which would be a label', '[{"name":"jane@example.com","value":1}]'],
  ['an impossible value', '[{"name":"LCP","value":-1}]'],
  ['a value that is no number', '[{"name":"LCP","value":"1"}]'],
  ['further fields', '[{"name":"LCP","value":1,"url":"/cart"}]'],
  ['too many', JSON.stringify(Array.from({ length: 6 }, () => ({ name: 'LCP', value: 1 })))],
  ['no JSON', 'LCP'],
])('refuses %s', async (_what, body) => {
  onMeasured.mockClear();
  expect((await send(body)).status).toBe(400);
  expect(onMeasured).not.toHaveBeenCalled();
});

it('refuses long and other bodies', async () => {
  expect((await send(' '.repeat(3_000))).status).toBe(413);
  expect((await send('LCP=1', 'application/x-www-form-urlencoded')).status).toBe(415);
});
