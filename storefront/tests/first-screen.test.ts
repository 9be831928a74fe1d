import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import { DEFAULT_PAGE_SETTINGS } from '../../settings/default-page-settings';
import type { Colours } from '../../settings/contrast';
import { PAGE_SETTINGS_ID } from '../../settings/page-settings';
import { PageCache } from '../src/pages/page-cache';
import { readShopPages } from '../src/pages/shop-page';
import { createRendering, type RenderPage } from '../src/rendering/rendering';
import { serveShopPages } from '../src/http/shop-pages';

const folder = mkdtempSync(join(tmpdir(), 'first-screen-'));
const EVIL = '</script><script>alert(1)</script><!--';

const COLOURS: Colours = { paper: ['#ffffff', '#000000'] };
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
  write('renderer.mjs', RENDERER);
}

/** Renders a route like the shop's own renderer. */
const RENDERER = `
export const placeCookie = 'shopping_place';
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
let drawn = 0;
export async function renderFirstScreen({ address, place, fetch, settings }) {
  drawn += 1;
  if (address === '/slow') await wait(600);
  if (address === '/broken') throw new Error('no such screen');
  if (address === '/signIn') return undefined;
  const answer = await fetch('http://shop.invalid/connect/index/categorylist', { method: 'GET' });
  return {
    head: '<title>Drawn</title>',
    markup: '<p class="_card_1 other">$& drawn for ' + place + ' by ' + settings.brand.name.slice(0, 4) + ', ' + answer.status + ', no. ' + drawn + '</p>' +
      (address.endsWith('evil') ? '<script>alert(2)</script>' : ''),
    data: { name: ${JSON.stringify(EVIL)} },
  };
}`;

let backendUrl = '';
const backend = fastify();
backend.get('/connect/index/categorylist', async () => ({ code: 1 }));

const rendering = (): Promise<RenderPage> =>
  createRendering({
    shopFolder: folder,
    rendererFile: join(folder, 'renderer.mjs'),
    backendUrl,
    pageSettings: SETTINGS,
  });

/** Only the pages, rendered in this thread. */
async function shopWith(render: RenderPage): Promise<FastifyInstance> {
  const app = fastify();
  const { plain } = await readShopPages(folder, SETTINGS);
  const rendered = new PageCache(render, () => undefined);
  serveShopPages(app, {
    plain,
    rendered,
    otherOrigins: { cardProvider: false, imageOrigins: [], callOrigins: [] },
  });
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
  const answer = await fetch(at.listeningOrigin + path, { headers });
  return { status: answer.status, html: await answer.text(), headers: Object.fromEntries(answer.headers) };
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('puts the first screen, its title and its styles into the page', async () => {
  const { html } = await open('/store', { cookie: 'a=b; shopping_place=zipcode=10001; c=d' });
  expect(html).toContain(
    '<div id="root" data-drawn><p class="_card_1 other">$& drawn for zipcode=10001 by Rose, 200',
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
  expect(html).toContain('<style>html:root{--paper:light-dark(#ffffff,#000000)}</style>');
  expect(html).toContain('media="(prefers-color-scheme: light)" content="#ffffff"');
  expect(html).toContain('media="(prefers-color-scheme: dark)" content="#000000"');
  expect(html).not.toContain('#FBF8F3');
});

it('allows no script that got into the markup', async () => {
  const { html, headers } = await open('/store?evil');
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

it.each(['/signIn', '/broken', '/slow'])(
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

it('sends the plain page if nothing can be rendered', async () => {
  const other = await shopWith(() => Promise.reject(new Error('no renderer')));
  expect((await open('/store', {}, other)).html).toContain('<div id="root"></div>');
  await other.close();
});

it('compresses the rendered page for clients that accept it', async () => {
  for (const encoding of ['br', 'gzip']) {
    expect((await open('/store', { 'accept-encoding': encoding })).headers).toMatchObject({
      'content-encoding': encoding,
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Cookie',
    });
  }
});
