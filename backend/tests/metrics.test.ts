import { metricsExtension } from '../src/start/metrics-extension';
import { startTestBackend, type TestBackend } from '../testing/start-test-backend';
import { janesOrder, place, ready } from './support/order-fixture';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ extensions: (figures) => [metricsExtension(figures)] });
});
afterAll(() => backend.stop());

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

it('names nobody: its labels are kinds', async () => {
  const text = await (await fetch(`${backend.baseUrl}/metrics`)).text();
  expect(text).not.toMatch(/nobody@|127\.0\.0\.1|tok_/);
});
