import { fastify } from 'fastify';
import { createServer, type Server } from 'node:http';
import { pino } from 'pino';
import { passToBackend } from '../src/http/backend-proxy';
import { serveOps } from '../src/http/ops-routes';
import { Metrics } from '../src/metrics/metrics';
import { storefrontReadiness } from '../src/start/readiness';
import { RENDERER, writeShopFolder } from './support/shop-folder';
import { builtServer } from '../../server/testing/built-server';
import { close, listen } from '../../server/testing/local-server';
import { startStorefrontProcess } from './support/storefront-process';

/** A backend without addresses for probes, like any that keeps the contract. */
const paths: string[] = [];
let status = 404;
let backend: Server;
let backendUrl = '';
beforeAll(async () => {
  backend = createServer(({ url }, response) => {
    paths.push(url ?? '');
    response.writeHead(status).end();
  });
  backendUrl = `http://127.0.0.1:${await listen(backend)}`;
});
afterAll(() => close(backend));

describe('readiness', () => {
  const log = pino({ level: 'silent' });
  const checks = async (url: string) => (await storefrontReadiness(url, undefined, log).report()).checks;

  it.each([
    [404, 'ok'],
    [200, 'ok'],
    [302, 'ok'],
    [502, 'failed'],
    [503, 'failed'],
  ])('takes a backend that answers %i as %s', async (answered, result) => {
    status = answered;
    expect(await checks(backendUrl)).toEqual({ backend: result });
  });

  it('needs a backend that can be reached', async () => {
    const unused = createServer();
    const url = `http://127.0.0.1:${await listen(unused)}`;
    await close(unused);
    expect(await checks(url)).toEqual({ backend: 'failed' });
  });
});

it('answers probes itself, and passes none on to the backend', async () => {
  const app = fastify();
  serveOps(app, { readiness: storefrontReadiness(backendUrl, undefined, app.log), metrics: new Metrics() });
  await passToBackend(app, backendUrl);
  status = 404;
  paths.length = 0;
  const origin = await app.listen({ port: 0 });
  const alive = await fetch(`${origin}/healthz?of=storefront`);
  const ready = await fetch(`${origin}/readyz?of=storefront`);
  expect([alive.status, ready.status]).toEqual([200, 200]);
  expect(paths).toEqual(['/readyz']);
  await app.close();
});

describe('a storefront with OPS_PORT', () => {
  let main: string;
  beforeAll(async () => {
    main = await builtServer('storefront');
  }, 60_000);

  async function answersOf(renderer: string, requests: (urls: { url: string; opsUrl: string }) => string[]) {
    const { settings, remove } = writeShopFolder(renderer);
    const env = { ...settings, BACKEND_URL: backendUrl, OPS_PORT: '0' };
    const storefront = await startStorefrontProcess(main, env);
    const answers = [];
    for (const address of requests(storefront)) {
      const answer = await fetch(address);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      answers.push([answer.status, answer.headers.get('content-type'), await answer.text()]);
    }
    storefront.signal();
    await storefront.ended;
    remove();
    return answers;
  }

  it('answers probes there, and on the shop’s port as addresses that do not exist', async () => {
    status = 404;
    const answers = await answersOf(RENDERER, ({ url, opsUrl }) => [
      `${opsUrl}/healthz`,
      `${opsUrl}/readyz`,
      `${opsUrl}/store`,
      `${url}/healthz`,
      `${url}/readyz`,
    ]);
    const text = 'text/plain; charset=utf-8';
    expect(answers).toEqual([
      [200, text, 'ok\n'],
      [
        200,
        'application/json; charset=utf-8',
        '{"ready":true,"stopping":false,"checks":{"backend":"ok","rendering":"ok"}}',
      ],
      [404, text, 'Not found.'],
      [404, text, 'Not found.'],
      [404, text, 'Not found.'],
    ]);
  });

  it('is not ready while its threads cannot load the renderer', async () => {
    status = 404;
    const [ready] = await answersOf('throw new Error("broken build");', ({ opsUrl }) => [`${opsUrl}/readyz`]);
    expect(ready).toEqual([
      503,
      'application/json; charset=utf-8',
      '{"ready":false,"stopping":false,"checks":{"backend":"ok","rendering":"failed"}}',
    ]);
  });
});
