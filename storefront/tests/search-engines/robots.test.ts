import { fastify, type FastifyInstance } from 'fastify';
import robotsParser from 'robots-parser';
import { ask } from './ask';
import { serveRobots } from '../../src/search-engines/serve-robots';

const PATHS = ['/', '/store/101', '/cart', '/connect/index/banners', '/assets/shop.js'];

let app: FastifyInstance;
afterEach(() => app.close());

async function robotsOf(shopOrigin: string | undefined, headers: Record<string, string> = {}) {
  app = fastify({ trustProxy: 'loopback' });
  serveRobots(app, shopOrigin);
  await app.listen({ port: 0 });
  const { text, headers: answered } = await ask(app, '/robots.txt', headers);
  return { robots: robotsParser('https://shop.example/robots.txt', text), text, headers: answered };
}

it('lets robots read every page, call and file', async () => {
  const { robots, headers } = await robotsOf('https://shop.example');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  for (const path of PATHS)
    expect([path, robots.isAllowed(`https://shop.example${path}`, 'Googlebot')]).toEqual([path, true]);
});

it('names the sitemap on the origin of the shop, whatever the request names', async () => {
  const { robots, headers } = await robotsOf('https://shop.example', { host: 'evil.example' });
  expect(robots.getSitemaps()).toEqual(['https://shop.example/sitemap.xml']);
  expect(headers['cache-control']).toBe('public, max-age=3600');
});

it('names the sitemap on the origin of the request if none is configured, and forbids shared caching', async () => {
  const asked = {
    host: '127.0.0.1:4600',
    'x-forwarded-host': 'shop.test:8443',
    'x-forwarded-proto': 'https',
  };
  const { robots, headers } = await robotsOf(undefined, asked);
  expect(robots.getSitemaps()).toEqual(['https://shop.test:8443/sitemap.xml']);
  expect(headers['cache-control']).toBe('private, no-store');
});

it.each(['evil.example/x?', 'a@evil.example', 'evil.example x', '<script>', ':80'])(
  'names no sitemap for a host that is none: %j',
  async (host) => {
    const { robots, text } = await robotsOf(undefined, { host });
    expect(robots.getSitemaps()).toEqual([]);
    expect(text).toBe('User-agent: *\nAllow: /\n');
  },
);
