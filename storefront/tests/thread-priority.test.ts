import { existsSync, readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { builtServer } from '../../server/testing/built-server';
import { RENDERER, writeShopFolder } from './support/shop-folder';
import { startStorefrontProcess } from './support/storefront-process';

const onLinux = existsSync('/proc/self/task') ? it : it.skip;

onLinux(
  'lets the thread that answers go before those that render, collect garbage and compress',
  async () => {
    const main = await builtServer('storefront');
    const shop = writeShopFolder(RENDERER);
    const env = { ...shop.settings, BACKEND_URL: 'http://127.0.0.1:9' };
    const storefront = await startStorefrontProcess(main, env);
    const threads = readdirSync(`/proc/${storefront.pid}/task`).map(Number);
    const lowered = threads.filter((thread) => getPriority(thread) > getPriority());
    storefront.signal();
    await storefront.ended;
    shop.remove();
    expect(threads.length).toBeGreaterThan(2);
    expect(lowered).toEqual(threads.filter((thread) => thread !== storefront.pid));
  },
  60_000,
);
