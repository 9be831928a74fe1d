import { once } from 'node:events';
import { createServer } from 'node:http';
import { close, listen } from '../../server/testing/local-server';
import { builtServer } from '../../server/testing/built-server';
import { NEVER_READY, RENDERER, writeShopFolder } from './support/shop-folder';
import { startStorefrontProcess } from './support/storefront-process';

it('logs no failure of the page that is rendered while it is stopped', async () => {
  const shop = writeShopFolder(NEVER_READY);
  const storefront = await startStorefrontProcess(await builtServer('storefront'), {
    ...shop.settings,
    BACKEND_URL: 'http://127.0.0.1:9',
    LOG_LEVEL: 'warn',
  });
  storefront.signal();
  expect(await storefront.ended).toBe(0);
  expect(storefront.log()).toBe('');
  shop.remove();
}, 60_000);

it('cuts off a call that is still open after SHUTDOWN_SECONDS', async () => {
  const shop = writeShopFolder(RENDERER);
  const silent = createServer();
  const storefront = await startStorefrontProcess(await builtServer('storefront'), {
    ...shop.settings,
    BACKEND_URL: `http://127.0.0.1:${await listen(silent)}`,
    RENDERING_THREADS: '0',
    SHUTDOWN_SECONDS: '1',
  });
  const arrived = once(silent, 'request');
  const call = fetch(`${storefront.url}/api/placeorder/placeorder`, { method: 'POST', body: '{}' });
  const cutOff = expect(call).rejects.toThrow('fetch failed');
  await arrived;
  storefront.signal();
  expect(await storefront.ended).toBe(1);
  await cutOff;
  await close(silent);
  shop.remove();
}, 60_000);
