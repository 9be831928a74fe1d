import { jest } from '@jest/globals';
import { fastify, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { compressed } from '../../server/compressed-text';
import { httpServer } from '../src/http/http-server';
import { KnownRequests } from '../src/http/known-requests';
import { serveShopPages } from '../src/http/shop-pages';
import { Metrics } from '../src/metrics/metrics';
import { PageAnswers } from '../src/pages/page-answers';
import { PageCache } from '../src/pages/page-cache';
import { PageLanguages } from '../src/pages/languages';
import type { ShopPage } from '../src/pages/shop-page';
import { ShopScreens } from '../src/pages/shop-screens';
import type { Page } from '../src/pages/page-description';

const page = async (text: string): Promise<ShopPage> => ({
  text: await compressed(text),
  etag: `W/"${text}"`,
  styleHashes: [],
  scriptHashes: [],
});

const kindOf: Record<string, Page> = {
  '/signIn': { kind: 'personal', usesCamera: false, isIndexed: false },
  '/nowhere': { kind: 'not-found' },
};
const screens = new ShopScreens(
  {
    placeCookie: 'shopping_place',
    pageAt: (address, place) => ({
      page: kindOf[address] ?? {
        kind: 'public',
        query: [],
        parameters: { productId: address.slice(1) },
        isIndexed: true,
      },
      address,
      place,
      zipcode: '',
    }),
  },
  new PageLanguages(['en', 'es']),
);
const origins = { cardProvider: false, imageOrigins: [], callOrigins: [], locator: false };

let metrics: Metrics;
let rendered: PageCache;
let reachedFastify: number;
/** At the end of each page. */
let version: string;
/** What a rendering waits for. */
let mayRender: Promise<void>;
const servers: FastifyInstance[] = [];
afterEach(async () => {
  jest.restoreAllMocks();
  for (const server of servers.splice(0)) await server.close();
});

async function storefront(level = 'warn'): Promise<string> {
  metrics = new Metrics();
  reachedFastify = 0;
  mayRender = Promise.resolve();
  version = '';
  const render = async ({ address, language }: { address: string; language: string }) => {
    await mayRender;
    return {
      ...(await page(`page ${address}${language === 'en' ? '' : ` in ${language}`}${version}`)),
      status: 200 as const,
    };
  };
  rendered = new PageCache(render, 1_000_000, () => undefined);
  const plain = { plain: await page('plain'), unavailable: await page('unavailable') };
  const answers = new PageAnswers(
    new Map([
      ['en', plain],
      ['es', plain],
    ]),
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

it.each(['br', 'gzip'])(
  'answers a page of the cache before Fastify as Fastify would: %s',
  async (encoding) => {
    const shop = await storefront();
    const accepting = { 'accept-encoding': encoding };
    const first = await ask(`${shop}/101`, accepting);
    // It was rendered for a client that accepts gzip, so another compression is made once.
    const compressed = await ask(`${shop}/101`, accepting);
    const before = reachedFastify;
    expect(await ask(`${shop}/101`, accepting)).toEqual(first);
    expect(reachedFastify).toBe(before);
    expect(compressed).toEqual(first);
    expect(first).toMatchObject({ status: 200, text: 'page /101' });
    expect(first.headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-tag': 'product-101' });
  },
);

it('passes a client that accepts no compression on to Fastify, with the cached page', async () => {
  const shop = await storefront();
  const first = await ask(`${shop}/101`, { 'accept-encoding': 'identity' });
  expect(first.text).toBe('page /101');
  expect(first.headers['content-encoding']).toBeUndefined();
  expect(await ask(`${shop}/101`, { 'accept-encoding': 'identity' })).toEqual(first);
  expect([rendered.pages, reachedFastify]).toEqual([1, 2]);
});

it('answers each language from the cache', async () => {
  const shop = await storefront();
  const inLanguage = async (language: string) =>
    (await ask(`${shop}/101`, { 'accept-language': language })).text;
  const texts = ['page /101', 'page /101 in es', 'page /101 in es'];
  const asked = () => Promise.all(['en-GB', 'es', 'es-MX,en;q=0.5'].map(inLanguage));
  expect(await asked()).toEqual(texts);
  const before = reachedFastify;
  expect(await asked()).toEqual(texts);
  expect([rendered.pages, reachedFastify]).toEqual([2, before]);
});

it('answers with an older page while that is rendered again', async () => {
  const shop = await storefront();
  await ask(`${shop}/101`);
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + 6_000);
  let render: () => void = () => undefined;
  mayRender = new Promise((resolve) => (render = resolve));
  const answered = async () => [(await ask(`${shop}/101`)).text, reachedFastify];
  // The first one begins the rendering.
  expect([await answered(), await answered(), await answered()]).toEqual(Array(3).fill(['page /101', 2]));
  render();
});

it('answers 304 to a client that has the page', async () => {
  const shop = await storefront();
  const { headers } = await ask(`${shop}/101`);
  const known = await ask(`${shop}/101`, { 'if-none-match': `"other", ${headers.etag}` });
  expect(known).toMatchObject({ status: 304, text: '', headers: { etag: headers.etag } });
  expect(reachedFastify).toBe(1);
});

it('answers a request that it has answered before with the page of now', async () => {
  const shop = await storefront();
  const textOf = async () => (await ask(`${shop}/101`)).text;
  expect([await textOf(), await textOf()]).toEqual(['page /101', 'page /101']);
  version = ', new';
  rendered.purge(['product-101']);
  expect([await textOf(), await textOf()]).toEqual(['page /101, new', 'page /101, new']);
  expect(reachedFastify).toBe(2);
});

it('answers requests that differ in a header each in its own way, also the second time', async () => {
  const shop = await storefront();
  const { etag = '' } = (await ask(`${shop}/101`)).headers;
  const asked = async (headers: Record<string, string>) => {
    const { status, headers: answered } = await ask(`${shop}/101`, headers);
    return [status, answered['content-encoding'], answered['strict-transport-security'] !== undefined];
  };
  const gzip = { 'accept-encoding': 'gzip' };
  await asked({ 'accept-encoding': 'br' });
  for (const _time of [1, 2]) {
    expect(await asked(gzip)).toEqual([200, 'gzip', false]);
    expect(await asked({ 'accept-encoding': 'br' })).toEqual([200, 'br', false]);
    expect(await asked({ ...gzip, 'if-none-match': etag })).toEqual([304, undefined, false]);
    expect(await asked({ ...gzip, 'x-forwarded-proto': 'https' })).toEqual([200, 'gzip', true]);
  }
});

it('remembers a limited number of requests', () => {
  const requests = new KnownRequests(2);
  const pageInPlace = screens.pageAt('/101', {});
  const added = ['a', 'b', 'c', 'x'.repeat(1_001)].map(
    (key) => [key, requests.add(key, pageInPlace)] as const,
  );
  const found = added.map(([key, request]) => requests.find(key) === request);
  expect(found).toEqual([false, false, true, false]);
});

it('tells browsers that use TLS to keep using it', async () => {
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

it('passes every request on to Fastify if each is logged', async () => {
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

it.each(['warn', 'info'])('gives a request 30 seconds to arrive as a whole (%s)', async (level) => {
  await storefront(level);
  expect(servers[0]!.server.requestTimeout).toBe(30_000);
});
