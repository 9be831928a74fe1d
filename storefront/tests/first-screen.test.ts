import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { DEFAULT_PAGE_SETTINGS } from '../../settings/default-page-settings';
import type { Colours } from '../../settings/contrast';
import { PAGE_SETTINGS_ID } from '../../settings/page-settings';
import { PageCache } from '../src/pages/page-cache';
import { ShopScreens } from '../src/pages/shop-screens';
import type { Page } from '../src/pages/page-description';
import { PageAnswers } from '../src/pages/page-answers';
import { PageLanguages } from '../src/pages/languages';
import { plainPages } from '../src/pages/shop-page';
import { createRendering, type RenderPage } from '../src/rendering/rendering';
import { servePurge } from '../src/http/purge';
import { serveShopPages } from '../src/http/shop-pages';

const folder = mkdtempSync(join(tmpdir(), 'first-screen-'));
const EVIL = '</script><script>alert(1)</script><!--';

const COLOURS: Colours = { background: ['#ffffff', '#000000'] };
const SETTINGS = {
  ...DEFAULT_PAGE_SETTINGS,
  brand: { ...DEFAULT_PAGE_SETTINGS.brand, name: 'Rose & </title>', tagline: EVIL, colours: COLOURS },
};

/** A built shop with two style sheets, as Vite writes it. */
function writeShop(): void {
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'assets'));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  write(
    'index.html',
    '<!doctype html><html><head><title>Shop</title><meta name="theme-color" content="#FBF8F3" /><script type="module" src="/assets/index.js"></script>' +
      '<link rel="stylesheet" href="/assets/index.css"></head><body><div id="root"></div></body></html>',
  );
  write('assets/index.css', 'body{margin:0}');
  write('assets/card.css', '._card_1{color:red}');
  write('assets/unused.css', '._unused_1{color:blue}');
  const chunks = {
    'index.html': { file: 'assets/index.js', css: ['assets/index.css'], isEntry: true },
    'card.tsx': { file: 'assets/card.js', css: ['assets/card.css'], imports: ['index.html'] },
    'unused.tsx': { file: 'assets/unused.js', css: ['assets/unused.css'] },
  };
  write('.vite/manifest.json', JSON.stringify(chunks));
  write('package.json', '{ "type": "module" }');
  write('entry-server.js', RENDERER);
}

/** Renders a route like the shop's own renderer. */
const RENDERER = `
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
let drawn = 0;
export async function renderFirstScreen({ address, place, fetch, settings }) {
  drawn += 1;
  if (address === '/slow') await wait(600);
  if (address === '/broken') throw new Error('no such screen');
  if (address === '/refused') return undefined;
  if (address === '/down') return 'unavailable';
  const answer = await fetch('http://shop.invalid/connect/index/categorylist?page=' + address, { method: 'GET' });
  return {
    status: address === '/gone' ? 410 : address === '/missing' || address === '' ? 404 : 200,
    head: '<title>Drawn</title>',
    markup: '<p class="_card_1 other">$& drawn for ' + place + ' by ' + settings.brand.name.slice(0, 4) + ', ' + answer.status + ', no. ' + drawn + '</p>' +
      (address.endsWith('evil') ? '<script>alert(2)</script>' : ''),
    data: { name: ${JSON.stringify(EVIL)} },
  };
}`;

let backendUrl = '';
const backend = fastify();
/** For whom the backend was called, for each page: one that is slow calls it while others are already tested. */
const calledFor = new Map<unknown, unknown>();
backend.get<{ Querystring: { page: string } }>('/connect/index/categorylist', async ({ headers, query }) => {
  calledFor.set(query.page, headers['x-forwarded-for']);
  return { code: 1 };
});

const rendering = (): Promise<RenderPage> =>
  createRendering({
    shopFolder: folder,
    shopServerFolder: folder,
    backendUrl,
    pageSettings: [SETTINGS],
  });

const MEGABYTE = 1024 * 1024;
const pageKinds: Record<string, Page> = {
  '/signIn': { kind: 'personal', usesCamera: false, isIndexed: false },
  '/kyc': { kind: 'personal', usesCamera: true, isIndexed: false },
  '/no-such-page': { kind: 'not-found' },
  '/elsewhere-too': { kind: 'not-found' },
  '/icon.png': { kind: 'not-found' },
  '/setting/x': { kind: 'redirect', to: '/setting/user', isPermanent: false },
  '/store/': { kind: 'redirect', to: '/store', isPermanent: true },
};

/** Screens like the shop's own, where a page reads only `q`. */
const screens = new ShopScreens(
  {
    placeCookie: 'shopping_place',
    pageAt: (address, place) => {
      const [path = '', query] = address.split('?', 2);
      const page = pageKinds[path] ?? {
        kind: 'public',
        query: ['q'],
        parameters: { productId: path.slice(1) },
        isIndexed: true,
      };
      const q = new URLSearchParams(query).get('q');
      const zipcode = new URLSearchParams(place).get('zipcode') ?? '';
      return { page, address: page.kind === 'public' ? path + (q ? `?q=${q}` : '') : '', place, zipcode };
    },
  },
  new PageLanguages(['en']),
);

/** Only the pages, rendered in this thread. */
async function shopWith(render: RenderPage, token = ''): Promise<FastifyInstance> {
  const app = fastify();
  const plain = await plainPages(folder, [SETTINGS]);
  const rendered = new PageCache(render, MEGABYTE, () => undefined);
  const origins = { cardProvider: false, imageOrigins: [], callOrigins: [], locator: false };
  serveShopPages(app, { screens, answers: new PageAnswers(plain, origins), rendered });
  if (token) servePurge(app, rendered, token);
  await app.listen({ port: 0 });
  return app;
}

let shop: FastifyInstance;
beforeAll(async () => {
  writeShop();
  backendUrl = await backend.listen({ port: 0 });
  shop = await shopWith(await rendering());
});
afterAll(async () => {
  await shop.close();
  await backend.close();
  rmSync(folder, { recursive: true });
});

async function open(path: string, headers: Record<string, string> = {}, at = shop) {
  const answer = await fetch(at.listeningOrigin + path, { headers, redirect: 'manual' });
  return { status: answer.status, html: await answer.text(), headers: Object.fromEntries(answer.headers) };
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('puts the first screen, its title and its styles into the page', async () => {
  const { html } = await open('/store', { cookie: 'a=b; shopping_place=zipcode=10001; c=d' });
  expect(html).toContain(
    '<div id="root" data-server-rendered><p class="_card_1 other">$& drawn for zipcode=10001 by Rose, 200',
  );
  expect(html).toContain('<title>Drawn</title>');
  expect(html).not.toContain('<title>Rose &amp; &lt;/title></title>');
  expect(html).toContain('<style>body{margin:0}\n._card_1{color:red}</style>');
  expect(html).toContain('<link fetchpriority="low" rel="modulepreload" crossorigin href="/assets/card.js">');
  expect(html).not.toContain('unused');
  expect(html.indexOf('/assets/index.js')).toBeGreaterThan(html.indexOf('id="first-screen"'));
});

it('allows the inline styles by hash, and nothing else inline', async () => {
  for (const path of ['/store', '/signIn']) {
    const { html, headers } = await open(path);
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => sha256(style));
    const policy = headers['content-security-policy'];
    expect(styles).toHaveLength(2);
    expect(policy).toContain(`style-src 'self' ${styles.join(' ')};`);
    expect(policy).toContain("script-src 'self';");
  }
});

it.each(['/store', '/signIn'])("has the deployment's colours: %s", async (path) => {
  const { html } = await open(path);
  expect(html).toContain('<style>html:root{--colour-background:light-dark(#ffffff,#000000)}</style>');
  expect(html).toContain('media="(prefers-color-scheme: light)" content="#ffffff"');
  expect(html).toContain('media="(prefers-color-scheme: dark)" content="#000000"');
  expect(html).not.toContain('#FBF8F3');
});

it('allows no script that is part of the markup', async () => {
  const { html, headers } = await open('/store?q=evil');
  expect(html).toContain('<script>alert(2)</script>');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
});

it('keeps any text inside the data block', async () => {
  const { html } = await open('/store');
  const [, block = ''] =
    /<script type="application\/json" id="first-screen">([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(block)).toEqual({ name: EVIL });
  expect(html).not.toContain('alert(1)</script>');
});

it.each(['/store', '/signIn'])('puts the settings into the page, whatever their text: %s', async (path) => {
  const { html, headers } = await open(path);
  const block = new RegExp(`<script type="application/json" id="${PAGE_SETTINGS_ID}">([\\s\\S]*?)</script>`);
  expect(JSON.parse(block.exec(html)?.[1] ?? '')).toEqual(SETTINGS);
  expect(html).not.toContain('alert(1)</script>');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
});

it.each(['/signIn', '/broken', '/slow', '/refused'])(
  'sends the plain page if nothing is rendered in time: %s',
  async (path) => {
    const { status, html } = await open(path);
    expect(status).toBe(200);
    expect(html).toContain('<div id="root"></div>');
    expect(html).toContain('<title>Rose &amp; &lt;/title></title>');
  },
);

it('renders again only after a while, and separately for each place', async () => {
  const at = async (zipcode: string) =>
    (await open('/home', { cookie: `shopping_place=zipcode=${zipcode}` })).html;
  const [first, again, elsewhere] = [await at('10001'), await at('10001'), await at('94105')];
  expect(again).toBe(first);
  expect(elsewhere).toContain('zipcode=94105');
});

it('tells the backend for whom it renders a page', async () => {
  await open('/for-a-visitor');
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1']).toContain(calledFor.get('/for-a-visitor'));
  const pages = new PageCache(await rendering(), MEGABYTE, () => undefined);
  await pages.pageFor(screens.pageAt('/for-itself', {}));
  expect(calledFor.has('/for-itself')).toBe(true);
  expect(calledFor.get('/for-itself')).toBeUndefined();
});

it('sends the plain page if nothing can be rendered', async () => {
  const other = await shopWith(() => Promise.reject(new Error('no renderer')));
  expect((await open('/store', {}, other)).html).toContain('<div id="root"></div>');
  await other.close();
});

it('compresses a page faster, but less, while other pages are rendered', async () => {
  const render = await rendering();
  const place = Array.from({ length: 3_000 }, (_, index) => (index * index * 7_919) % 9_973).join(' ');
  const sizeOf = async () => {
    const page = await render({
      language: 'en',
      address: '/store',
      query: [],
      place,
      client: { compression: 'gzip' },
    });
    return typeof page === 'object' ? page.text.gzip?.length : undefined;
  };
  const alone = await sizeOf();
  const [first, second] = await Promise.all([sizeOf(), sizeOf()]);
  expect(alone).toBeGreaterThan(1_000);
  expect(Math.max(first!, second!)).toBeGreaterThan(alone!);
  expect(await sizeOf()).toBeLessThan(alone! * 1.01);
});

it('compresses the rendered page for clients that accept it', async () => {
  for (const encoding of ['br', 'gzip']) {
    expect((await open('/store', { 'accept-encoding': encoding })).headers).toMatchObject({
      'content-encoding': encoding,
      vary: 'Accept-Encoding, Cookie',
    });
  }
});

describe('statuses', () => {
  it.each([
    ['/store', 200],
    ['/missing', 404],
    ['/gone', 410],
    ['/no-such-page', 404],
    ['/signIn', 200],
  ])('%s is %d', async (path, status) => {
    expect((await open(path)).status).toBe(status);
  });

  it('answers unknown addresses with one page, and unknown files as text', async () => {
    const [page, other, file] = [
      await open('/no-such-page'),
      await open('/elsewhere-too'),
      await open('/icon.png'),
    ];
    expect(other.html).toBe(page.html);
    expect([file.status, file.html, file.headers['content-type']]).toEqual([
      404,
      'Not found.',
      'text/plain; charset=utf-8',
    ]);
  });

  it.each([
    ['/setting/x', 302, '/setting/user'],
    ['/store/', 308, '/store'],
  ])('redirects %s with %d', async (path, status, location) => {
    expect(await open(path)).toMatchObject({ status, headers: { location } });
  });

  it('says that the store cannot be reached, and when to try again', async () => {
    const { status, headers, html } = await open('/down');
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(html).toContain('The store cannot be reached at the moment.');
  });

  it('keeps sending the latest page for a while if the backend is down', async () => {
    let isDown = false;
    const render = await rendering();
    const other = await shopWith((request) => (isDown ? Promise.resolve('unavailable') : render(request)));
    const { html } = await open('/store', {}, other);
    isDown = true;
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 30_000);
    expect(await open('/store', {}, other)).toMatchObject({ status: 200, html });
    clock.mockReturnValue(performance.now() + 60_000);
    expect((await open('/store', {}, other)).status).toBe(503);
    clock.mockRestore();
    await other.close();
  });
});

it.each([
  ['/kyc', 'camera=(self)'],
  ['/signIn', 'camera=()'],
  ['/store', 'camera=()'],
  ['/no-such-page', 'camera=()'],
])('lets only pages with a camera screen use the camera: %s', async (path, camera) => {
  const { 'permissions-policy': policy = '' } = (await open(path)).headers;
  expect(String(policy).split(', ')).toContain(camera);
});

describe('caches in front of the shop', () => {
  it('may keep a page that is the same for everybody in one place, and purge it by its tags', async () => {
    expect((await open('/101', { cookie: 'shopping_place=zipcode=10001' })).headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=60',
      'cache-tag': 'product-101,zipcode-10001',
      'surrogate-key': 'product-101 zipcode-10001',
      vary: 'Accept-Encoding, Cookie',
    });
  });

  it.each(['/missing', '/gone'])(
    'may keep for as long that there is nothing at an address: %s',
    async (path) => {
      const { html, headers } = await open(path);
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=5, stale-while-revalidate=60');
      expect((await open(path)).html).toBe(html);
    },
  );

  it('may not keep what is personal, or what is not rendered', async () => {
    expect((await open('/signIn')).headers['cache-control']).toBe('private, no-store');
    expect((await open('/refused')).headers['cache-control']).toBe('no-cache');
  });

  it('are told that a page has not changed, whatever its encoding', async () => {
    const { headers } = await open('/store', { 'accept-encoding': 'br' });
    const again = await open('/store', {
      'if-none-match': `"other", ${headers['etag']}`,
      'accept-encoding': 'gzip',
    });
    expect(again).toMatchObject({ status: 304, html: '' });
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect((await open('/store', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('count only the parameters that a page reads', async () => {
    const { html } = await open('/list?q=1');
    expect((await open('/list?utm_source=mail&q=1')).html).toBe(html);
    expect((await open('/list?q=2')).html).not.toBe(html);
  });
});

describe('purging', () => {
  const TOKEN = 'sixteen characters at least';
  const purge = (at: FastifyInstance, body?: object, token = TOKEN) =>
    fetch(`${at.listeningOrigin}/_purge`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });

  it('removes the pages with a tag, and without tags all of them', async () => {
    const other = await shopWith(await rendering(), TOKEN);
    const both = async () => [(await open('/101', {}, other)).html, (await open('/102', {}, other)).html];
    const [first, second] = await both();
    expect((await purge(other, { tags: ['product-101'] })).status).toBe(204);
    const [changed, kept] = await both();
    expect([changed === first, kept === second]).toEqual([false, true]);
    expect((await purge(other)).status).toBe(204);
    expect((await both())[1]).not.toBe(second);
    await other.close();
  });

  it('removes a page with a tag that is no longer fresh, and is sent while it is rendered again', async () => {
    const other = await shopWith(await rendering(), TOKEN);
    const { html } = await open('/101', {}, other);
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000);
    expect((await purge(other, { tags: ['product-101'] })).status).toBe(204);
    expect((await open('/101', {}, other)).html).not.toBe(html);
    clock.mockRestore();
    await other.close();
  });

  it('requires the token, and valid tags', async () => {
    const other = await shopWith(await rendering(), TOKEN);
    expect((await purge(other, undefined, 'guessed')).status).toBe(401);
    expect((await purge(other, { tags: ['product 101\n'] })).status).toBe(400);
    expect((await purge(other, { tag: ['product-101'] })).status).toBe(400);
    await other.close();
  });
});
