import { jest } from '@jest/globals';
import { gunzipSync } from 'node:zlib';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { fastify, type FastifyInstance } from 'fastify';
import { serveSitemap } from '../../src/search-engines/serve-sitemap';
import { ask } from './ask';
import { Catalogue } from './catalogue';

const ORIGIN = 'https://shop.example';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

let app: FastifyInstance;
afterEach(() => app.close());

async function open(catalogue: Catalogue, shopOrigin?: string): Promise<void> {
  app = fastify({ forceCloseConnections: true });
  serveSitemap(app, catalogue, shopOrigin);
  await app.listen({ port: 0 });
}

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => name === 'url' || name === 'sitemap',
});

interface Listed {
  readonly loc: string;
  readonly lastmod?: string;
}

/** What is in a sitemap or an index of sitemaps, as an XML parser reads it. */
function entries(xml: string): Listed[] {
  expect(XMLValidator.validate(xml)).toBe(true);
  const { urlset, sitemapindex } = parser.parse(xml) as Record<
    'urlset' | 'sitemapindex',
    { '@_xmlns': string; url?: Listed[]; sitemap?: Listed[] } | undefined
  >;
  const root = urlset ?? sitemapindex;
  expect(root?.['@_xmlns']).toBe(NAMESPACE);
  return root?.url ?? root?.sitemap ?? [];
}

const locations = (xml: string): string[] => entries(xml).map(({ loc }) => loc);

async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await ask(app, path, headers);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  return answer;
}

it('lists its parts, and in them every page and every product once', async () => {
  const catalogue = new Catalogue(120_001);
  await open(catalogue, ORIGIN);
  const parts = locations((await read('/sitemap.xml')).text);
  expect(parts).toEqual(
    ['pages', 'products-1', 'products-2', 'products-3'].map((name) => `${ORIGIN}/sitemap/${name}.xml`),
  );
  const listed: string[][] = [];
  for (const part of parts) listed.push(locations((await read(new URL(part).pathname)).text));
  expect(listed.map(({ length }) => length)).toEqual([2, 50_000, 50_000, 20_001]);
  expect(new Set(listed.flat()).size).toBe(120_003);
  expect(listed[3]?.at(-1)).toBe(`${ORIGIN}/store/120001`);
});

it('keeps any character of a path inside its address', async () => {
  const catalogue = new Catalogue(0);
  catalogue.paths = ['/store/category/rum-&-"cane"/12', "/a<b>'c]]>", '/%E6%97%A5'];
  await open(catalogue, ORIGIN);
  const { text } = await read('/sitemap/pages.xml');
  expect(text).toContain('&amp;');
  expect(locations(text).map((address) => new URL(address).origin)).toEqual([ORIGIN, ORIGIN, ORIGIN]);
});

it('says when a product changed last, where the backend does', async () => {
  const catalogue = new Catalogue(2);
  catalogue.changedOn = '2030-05-31';
  await open(catalogue, ORIGIN);
  const listed = entries((await read('/sitemap/products-1.xml')).text);
  expect(listed).toEqual(
    ['/store/1', '/store/2'].map((path) => ({ loc: ORIGIN + path, lastmod: '2030-05-31' })),
  );
  expect(entries((await read('/sitemap/pages.xml')).text)[0]).toEqual({ loc: `${ORIGIN}/` });
});

it('lists no products of an empty catalogue', async () => {
  await open(new Catalogue(0), ORIGIN);
  expect(locations((await read('/sitemap.xml')).text)).toEqual([`${ORIGIN}/sitemap/pages.xml`]);
  expect((await ask(app, '/sitemap/products-1.xml')).status).toBe(404);
});

it.each(['products-0', 'products-3', 'products-x', 'products-999999', 'products-1.5', 'other'])(
  'has no part %s',
  async (name) => {
    await open(new Catalogue(100_000), ORIGIN);
    expect((await ask(app, `/sitemap/${name}.xml`)).status).toBe(404);
  },
);

it('is compressed for clients that accept it', async () => {
  await open(new Catalogue(500), ORIGIN);
  const zipped = await read('/sitemap/products-1.xml', { 'accept-encoding': 'gzip, br' });
  expect(zipped.headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: 'Accept-Encoding',
    'cache-control': 'public, max-age=3600',
  });
  expect(locations(gunzipSync(zipped.bytes).toString())).toHaveLength(500);
  const plain = await read('/sitemap/products-1.xml', { 'accept-encoding': 'gzip;q=0' });
  expect(locations(plain.text)).toHaveLength(500);
});

it('requests each page of the catalogue once for all clients', async () => {
  const catalogue = new Catalogue(1_000);
  await open(catalogue, ORIGIN);
  await Promise.all(['1', '2', '3'].map(() => read('/sitemap/products-1.xml')));
  await read('/sitemap.xml');
  expect(catalogue.asked).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

it('starts before the whole catalogue is read', async () => {
  const catalogue = new Catalogue(50_000);
  await open(catalogue, ORIGIN);
  await read('/sitemap.xml');
  let goOn = () => {};
  catalogue.ready = new Promise((resolve) => (goOn = resolve));
  const { body } = await fetch(`${app.listeningOrigin}/sitemap/products-1.xml`, {
    headers: { 'accept-encoding': 'identity' },
  });
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  const first = await reader.read();
  expect(new TextDecoder().decode(first.value)).toContain('<urlset');
  expect(catalogue.asked.length).toBeLessThan(3);
  goOn();
  await reader.cancel();
});

it('answers the head alone without reading the catalogue', async () => {
  const catalogue = new Catalogue(50_000);
  await open(catalogue, ORIGIN);
  const { status, text } = await ask(app, '/sitemap/products-1.xml', {}, 'HEAD');
  expect([status, text, catalogue.asked]).toEqual([200, '', [1]]);
});

it.each(['/sitemap.xml', '/sitemap/pages.xml', '/sitemap/products-1.xml'])(
  'answers 503 for %s while the backend cannot be reached, and keeps nothing of it',
  async (path) => {
    const catalogue = new Catalogue(100);
    await open(catalogue, ORIGIN);
    catalogue.isDown = true;
    const { status, headers } = await ask(app, path);
    expect([status, headers['retry-after']]).toEqual([503, '60']);
    catalogue.isDown = false;
    await read(path);
  },
);

it('answers with an older list while the backend cannot be reached', async () => {
  const catalogue = new Catalogue(100);
  await open(catalogue, ORIGIN);
  await read('/sitemap/products-1.xml');
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_700_000);
  catalogue.isDown = true;
  expect(locations((await read('/sitemap/products-1.xml')).text)).toHaveLength(100);
  expect(catalogue.asked).toEqual([1, 2, 1, 1, 2]);
  clock.mockRestore();
});

it.each(['gzip', 'identity'])(
  'cuts a part off if the backend fails while it is sent (%s), so that nobody takes it for the whole',
  async (encoding) => {
    const catalogue = new Catalogue(50_000);
    await open(catalogue, ORIGIN);
    catalogue.downFrom = 990;
    const answer = await fetch(`${app.listeningOrigin}/sitemap/products-1.xml`, {
      headers: { 'accept-encoding': encoding },
    });
    expect([answer.status, answer.headers.get('content-encoding') ?? 'identity']).toEqual([200, encoding]);
    await expect(answer.text()).rejects.toThrow('terminated');
  },
);

it('links to the origin of the request if none is configured, and forbids shared caching', async () => {
  await open(new Catalogue(1));
  const { headers, text } = await read('/sitemap/products-1.xml', { host: 'shop.test:8080' });
  expect(locations(text)).toEqual(['http://shop.test:8080/store/1']);
  expect(headers['cache-control']).toBe('private, no-store');
  expect((await ask(app, '/sitemap.xml', { host: 'a"><b' })).status).toBe(400);
});
