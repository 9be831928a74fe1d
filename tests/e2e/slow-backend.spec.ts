import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { freePort } from '../../server/testing/free-port';
import { ChildServers, inRoot } from './support/child-servers';

/** A backend that accepts every call and answers none. */
let silent: Server;
let calls = 0;
let address = '';
const servers = new ChildServers();

test.beforeAll(async () => {
  silent = createServer(() => void (calls += 1)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  address = await storefrontFor((silent.address() as AddressInfo).port);
});
test.afterAll(() => {
  servers.stop();
  silent.closeAllConnections();
  silent.close();
});

async function storefrontFor(port: number): Promise<string> {
  const shop = await freePort();
  await servers.run([inRoot('storefront/dist/main.js')], /"event":"ready"/, {
    PORT: String(shop),
    BACKEND_URL: `http://127.0.0.1:${port}`,
  });
  return `http://127.0.0.1:${shop}`;
}

test('a page is sent before the backend has answered its calls', async ({ request }) => {
  // The rendering that the storefront does at start-up has begun.
  await expect.poll(() => calls).toBeGreaterThan(0);
  const before = calls;
  const answer = await request.get(`${address}/store/101`);
  expect(answer.headers()['content-type']).toContain('text/html');
  expect(await answer.text()).toContain('<div id="root"></div>');
  await expect.poll(() => calls).toBeGreaterThan(before);
});

test('a page is sent while many others wait for the backend', async ({ request }) => {
  const paths = Array.from({ length: 40 }, (_, index) => `/store/${index + 1}`);
  const answers = await Promise.all(paths.map((path) => request.get(address + path)));
  for (const answer of answers) expect(await answer.text()).toContain('<div id="root">');
});

test('a page is sent while nothing listens at the address of the backend, and soon reports that', async ({
  request,
}) => {
  const alone = await storefrontFor(await freePort());
  const open = async () => {
    const answer = await request.get(`${alone}/store/101`);
    expect(answer.headers()['content-type']).toContain('text/html');
    const html = await answer.text();
    expect(html).toContain('<div id="root">');
    return { status: answer.status(), saysSo: html.includes('The store cannot be reached at the moment.') };
  };
  // Whether the first page is sent before that is known depends on how fast the renderer starts.
  await expect.poll(open).toEqual({ status: 503, saysSo: true });
});
