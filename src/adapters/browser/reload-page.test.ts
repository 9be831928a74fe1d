import { jest } from '@jest/globals';
import { reloadReachablePage } from './reload-page';

it.each([
  ['reloads a page that the server has', async () => new Response('', { status: 200 }), 1],
  ['keeps a page that the server refuses', async () => new Response('', { status: 503 }), 0],
  ['keeps a page without a connection', () => Promise.reject(new TypeError('Failed to fetch')), 0],
])('%s', async (_behaviour, answer, reloads) => {
  const location = { href: 'https://shop.example/cart?tab=2', reload: jest.fn() };
  const ask = jest.fn<typeof fetch>(answer);
  await reloadReachablePage({ location }, ask);
  expect(ask).toHaveBeenCalledWith('https://shop.example/cart?tab=2', { cache: 'no-store' });
  expect(location.reload).toHaveBeenCalledTimes(reloads);
});
