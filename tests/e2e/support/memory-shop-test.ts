import { test as base } from '@playwright/test';
import { ChildServers, freePort, inRoot } from './child-servers';

/** `npm run dev -- --memory`: the shop with its backend in the page, and nothing behind it. */
export const test = base.extend<object, { address: string }>({
  address: [
    async ({}, use) => {
      const servers = new ChildServers();
      const port = await freePort();
      const env = { SHOP_PORT: String(port) };
      await servers.run([inRoot('scripts/dev.mjs'), '--memory'], /127\.0\.0\.1/, env);
      await use(`http://127.0.0.1:${port}`);
      servers.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ address }, use) => use(address),
});
