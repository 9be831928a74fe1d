import { builtServer } from '../../server/testing/built-server';
import { NEVER_READY, writeShopFolder } from './support/shop-folder';
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
