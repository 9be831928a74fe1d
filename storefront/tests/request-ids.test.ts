import { createServer } from 'node:http';
import { builtServer } from '../../server/testing/built-server';
import { close, listen } from '../../server/testing/local-server';
import { RENDERER, writeShopFolder } from './support/shop-folder';
import { startStorefrontProcess } from './support/storefront-process';

/** Calls the backend, and fails if it answers so. */
const FAILING_RENDERER = RENDERER.replace(
  'renderFirstScreen() {',
  `renderFirstScreen({ address, fetch }) {
    await fetch('http://shop.invalid/connect/index/banners?page=' + address);
    if (address === '/broken') throw new Error('no such screen');`,
);

it('names the request of a visitor to the backend, and in the log if its page cannot be rendered', async () => {
  const named = new Map<string, unknown>();
  const backend = createServer(({ url = '', headers }, response) => {
    named.set(url.slice(url.indexOf('=') + 1), headers['x-request-id']);
    response.end('{}');
  });
  const shop = writeShopFolder(FAILING_RENDERER);
  const storefront = await startStorefrontProcess(await builtServer('storefront'), {
    ...shop.settings,
    BACKEND_URL: `http://127.0.0.1:${await listen(backend)}`,
    LOG_LEVEL: 'warn',
  });
  const open = async (path: string, id: string) => {
    await (await fetch(storefront.url + path, { headers: { 'X-Request-Id': id } })).text();
  };
  // The thread that renders may still be loading, and a page goes out without it then.
  while (!named.has('/well')) await open('/well', 'request-1');
  while (!storefront.log()) await open('/broken', 'request-2');
  expect([named.get('/well'), named.get('/broken')]).toEqual(['request-1', 'request-2']);
  expect(JSON.parse(storefront.log().split('\n', 1)[0] ?? '')).toMatchObject({
    requestId: 'request-2',
    msg: 'A first screen could not be rendered',
  });
  storefront.signal();
  expect(await storefront.ended).toBe(0);
  await close(backend);
  shop.remove();
}, 60_000);
