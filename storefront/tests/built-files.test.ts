import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { builtServer } from '../../server/testing/built-server';
import { RENDERER, type ShopFolder, writeShopFolder } from './support/shop-folder';
import { startStorefrontProcess, type StorefrontProcess } from './support/storefront-process';

const SCRIPT = `console.log(${JSON.stringify('a file of the build '.repeat(100))});`;
const FILE = '/assets/shop-1a2b3c4d.js';

let shop: ShopFolder;
let storefront: StorefrontProcess;
beforeAll(async () => {
  shop = writeShopFolder(RENDERER);
  const built = shop.settings.SHOP_FOLDER;
  mkdirSync(join(built, 'assets'));
  writeFileSync(join(built, FILE), SCRIPT);
  writeFileSync(join(built, `${FILE}.br`), brotliCompressSync(SCRIPT));
  storefront = await startStorefrontProcess(await builtServer('storefront'), {
    ...shop.settings,
    BACKEND_URL: 'http://127.0.0.1:9',
    RENDERING_THREADS: '0',
  });
}, 60_000);
afterAll(async () => {
  storefront.signal();
  await storefront.ended;
  shop.remove();
});

/** Without the decompression and the normal form of addresses that `fetch` adds. */
async function get(path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(storefront.url);
  const asked = request({ hostname, port, path, headers }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

it('are sent with brotli to browsers that accept it, and never have to be asked for again', async () => {
  const { status, headers, body } = await get(FILE, { 'accept-encoding': 'gzip, br' });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript') as string,
    'cache-control': 'public, max-age=31536000, immutable',
    etag: expect.stringMatching(/^(W\/)?"[^"]+"$/) as string,
    vary: expect.stringMatching(/accept-encoding/i) as string,
  });
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
});

it('are sent as they are to other clients', async () => {
  const { headers, body } = await get(FILE);
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe(SCRIPT);
});

it('are not sent again to a client that has them', async () => {
  const accepted = { 'accept-encoding': 'br' };
  const { etag = '' } = (await get(FILE, accepted)).headers;
  const again = await get(FILE, { ...accepted, 'if-none-match': etag });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect((await get(FILE, { ...accepted, 'if-none-match': '"another"' })).status).toBe(200);
});

it('are a 404 as text if they do not exist, and no page', async () => {
  const { status, headers, body } = await get('/assets/missing.js');
  expect([status, headers['content-type'], body.toString()]).toEqual([
    404,
    'text/plain; charset=utf-8',
    'Not found.',
  ]);
});

it('answers an address that cannot be decoded as text, with the headers of every answer', async () => {
  const { status, headers, body } = await get('/store/%E0%A4%A');
  expect([status, body.toString()]).toEqual([400, 'The URL is malformed.']);
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});
