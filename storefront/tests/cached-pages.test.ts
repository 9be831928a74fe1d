import { fastify, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { compress } from '../../server/compressed-text';
import { httpServer } from '../src/http/http-server';
import { serveShopPages } from '../src/http/shop-pages';
import { Metrics } from '../src/metrics/metrics';
import { PageAnswers } from '../src/pages/page-answers';
import { PageCache } from '../src/pages/page-cache';
import type { ShopPage } from '../src/pages/shop-page';
import { ShopScreens } from '../src/pages/shop-screens';
import type { Page } from '../src/pages/placement';

const page = async (text: string): Promise<ShopPage> => ({
  ...(await compress(text)),
  etag: `W/"${text}"`,
  styleHashes: [],
  scriptHashes: [],
});

const kindOf: Record<string, Page> = {
  '/signIn': { kind: 'personal', usesCamera: false },
  '/nowhere': { kind: 'not-found' },
};
const screens = new ShopScreens({
  placeCookie: 'shopping_place',
  pageAt: (address, place) => ({
    page: kindOf[address] ?? { kind: 'public', query: [], parameters: { productId: address.slice(1) } },
    address,
    place,
    zipcode: '',
  }),
});
const origins = { cardProvider: false, imageOrigins: [], callOrigins: [], locator: false };

let metrics: Metrics;
let rendered: PageCache;
let reachedFastify: number;
const servers: FastifyInstance[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function storefront(level = 'warn'): Promise<string> {
  metrics = new Metrics();
  reachedFastify = 0;
  const render = async ({ address }: { address: string }) => ({
    ...(await page(`page ${address}`)),
    status: 200 as const,
  });
  rendered = new PageCache(render, 1_000_000, () => undefined);
  const answers = new PageAnswers(
    { plain: await page('plain'), unavailable: await page('unavailable') },
    origins,
  );
  const pages = { screens, answers, rendered };
  const log = pino({ level }, { write: () => undefined });
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({ loggerInstance, serverFactory: httpServer(log, metrics, pages) });
  servers.push(app);
  app.addHook('onRequest', (_request, _reply, done) => {
    reachedFastify += 1;
    done();
  });
  serveShopPages(app, pages);
  return app.listen({ port: 0 });
}

async function ask(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(url, { method, headers });
  const { date: _date, ...all } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers: all, text: await answer.text() };
}

it('answers a page of the cache before Fastify, in each encoding as Fastify would', async () => {
  const shop = await storefront();
  await ask(`${shop}/101`);
  for (const encoding of ['br', 'gzip', 'identity']) {
    const accepting = { 'accept-encoding': encoding };
    const before = reachedFastify;
    const cached = await ask(`${shop}/101`, accepting);
    expect(reachedFastify).toBe(before);
    rendered.purge();
    expect(cached).toEqual(await ask(`${shop}/101`, accepting));
    expect(reachedFastify).toBe(before + 1);
    expect(cached).toMatchObject({ status: 200, text: 'page /101' });
    expect(cached.headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-tag': 'product-101' });
  }
});

it('tells a client that it has the page', async () => {
  const shop = await storefront();
  const { headers } = await ask(`${shop}/101`);
  const known = await ask(`${shop}/101`, { 'if-none-match': `"other", ${headers.etag}` });
  expect(known).toMatchObject({ status: 304, text: '', headers: { etag: headers.etag } });
  expect(reachedFastify).toBe(1);
});

it('asks browsers that came over TLS to stay with it', async () => {
  const shop = await storefront();
  const overTls = { 'x-forwarded-proto': 'http, https' };
  for (const headers of [await ask(`${shop}/101`, overTls), await ask(`${shop}/101`, overTls)].map(
    (a) => a.headers,
  ))
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
  expect((await ask(`${shop}/101`)).headers['strict-transport-security']).toBeUndefined();
});

it.each([
  ['a page of its own', '/signIn', 'GET'],
  ['an unknown page', '/nowhere', 'GET'],
  ['only the headers', '/101', 'HEAD'],
  ['a change', '/101', 'POST'],
])('leaves %s to Fastify', async (_what, path, method) => {
  const shop = await storefront();
  for (const _time of [1, 2, 3]) await ask(shop + path, {}, method);
  expect(reachedFastify).toBe(3);
});

it('leaves every request to Fastify if each is logged', async () => {
  const shop = await storefront('info');
  for (const _time of [1, 2, 3]) await ask(`${shop}/101`);
  expect(reachedFastify).toBe(3);
});

it('counts what it answers', async () => {
  const shop = await storefront();
  for (const _time of [1, 2, 3]) await ask(`${shop}/101`);
  expect(await metrics.text()).toContain(
    'storefront_request_duration_seconds_count{route="page",status="200"} 2',
  );
});
