import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { startLoad } from '../../server/testing/load';
import { type ReadinessProxy, startReadinessProxy } from '../../server/testing/readiness-proxy';
import { RENDERER, type ShopFolder, writeShopFolder } from './support/shop-folder';
import { builtServer } from '../../server/testing/built-server';
import { close, listen } from '../../server/testing/local-server';
import { startStorefrontProcess, type StorefrontProcess } from './support/storefront-process';

const CLIENTS = 6;
/** Long enough to be in progress when a storefront is told to stop. */
const CALL_MS = 30;

let backend: Server;
let backendPort: number;
let main: string;
let shop: ShopFolder;
let proxy: ReadinessProxy;

beforeAll(async () => {
  backend = createServer((request, response) => {
    request.resume();
    request.once('end', () => setTimeout(() => response.end('{"code":1}'), CALL_MS));
  });
  backendPort = await listen(backend);
  shop = writeShopFolder(RENDERER);
  main = await builtServer('storefront');
}, 60_000);
afterAll(async () => {
  await proxy?.close();
  await close(backend);
  shop.remove();
});

const startStorefront = (): Promise<StorefrontProcess> =>
  startStorefrontProcess(main, {
    ...shop.settings,
    BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    SHUTDOWN_DELAY_SECONDS: '2',
  });

async function untilReady(servers: number): Promise<void> {
  while (proxy.ready() < servers) await wait(20);
}

const REQUESTS: [path: string, init?: RequestInit][] = [
  ['/store'],
  ['/connect/index/categorylist'],
  ['/api/cart/showcart', { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } }],
];

it('fails no request while two storefronts are replaced one after the other under load', async () => {
  const old = [await startStorefront(), await startStorefront()];
  proxy = await startReadinessProxy(old.map(({ url }) => url));
  await untilReady(2);
  const endLoad = startLoad(CLIENTS, (number) => {
    const [path, init] = REQUESTS[number % REQUESTS.length]!;
    return fetch(proxy.url + path, init);
  });
  const exitCodes: unknown[] = [];
  const replacements: StorefrontProcess[] = [];
  for (const storefront of old) {
    storefront.signal();
    exitCodes.push(await storefront.ended);
    const replacement = await startStorefront();
    replacements.push(replacement);
    proxy.add(replacement.url);
    await untilReady(2);
  }
  const { answered, failures } = await endLoad();
  for (const storefront of replacements) {
    storefront.signal();
    await storefront.ended;
  }
  expect(failures).toEqual([]);
  expect(exitCodes).toEqual([0, 0]);
  expect(answered).toBeGreaterThan(100);
}, 120_000);
