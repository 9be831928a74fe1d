import { createServer, type Server } from 'node:http';
import { close, listen } from '../../../server/testing/local-server';
import { testSettings } from '../../testing/settings';
import { checkCards } from './check-cards';
import { formatFindings } from './finding';

let stripe: Server;
let origin: string;
/** What Stripe answers to a request with the key. */
const statuses: Record<string, number> = {};
beforeAll(async () => {
  stripe = createServer((request, response) => {
    const key = String(request.headers.authorization).replace('Bearer ', '');
    response.writeHead(statuses[key] ?? 401).end('{}');
  });
  origin = `http://127.0.0.1:${await listen(stripe)}`;
});
afterAll(() => close(stripe));

it.each([
  ['sk_live_1', 200, '✓ Cards: Stripe knows the key'],
  ['rk_test_1', 200, '– Cards: Stripe knows the key, which is a test key: nobody is charged'],
  ['rk_live_1', 403, '✗ Cards: the restricted key may not read payments\n  Let the key write PaymentIntents'],
  ['sk_live_2', 503, '✗ Cards: Stripe answered 503\n  Look at https://status.stripe.com'],
])('says what Stripe answers to %s: %i', async (secretKey, status, said) => {
  statuses[secretKey] = status;
  const found = formatFindings([...(await checkCards(testSettings({ stripe: { secretKey, origin } })))]);
  expect(found).toContain(said);
  expect(found).not.toContain(secretKey);
});
