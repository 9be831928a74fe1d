import { builtServer } from '../../server/testing/built-server';
import { NEVER_READY, writeShopFolder } from './support/shop-folder';
import { startStorefrontProcess } from './support/storefront-process';

/** The thread renders 4 at once, of which the storefront's own first page is one, and 8 wait. */
const ACCEPTED = 11;

it('leaves pages to browsers at once when too many wait, counts them and logs nothing', async () => {
  const shop = writeShopFolder(NEVER_READY);
  const storefront = await startStorefrontProcess(await builtServer('storefront'), {
    ...shop.settings,
    BACKEND_URL: 'http://127.0.0.1:9',
    RENDERING_THREADS: '1',
    OPS_PORT: '0',
    LOG_LEVEL: 'warn',
  });
  const pages = await Promise.all(
    Array.from({ length: ACCEPTED + 9 }, (_, number) => fetch(`${storefront.url}/page-${number}`)),
  );
  for (const page of pages) {
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<div id="root"></div>');
  }
  const metrics = await (await fetch(`${storefront.opsUrl}/metrics`)).text();
  expect(metrics).toContain('storefront_rendering_duration_seconds_count{outcome="overloaded"} 9\n');
  expect(storefront.log()).toBe('');
  storefront.signal();
  expect(await storefront.ended).toBe(0);
  shop.remove();
}, 60_000);
