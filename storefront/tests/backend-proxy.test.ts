import { randomBytes } from 'node:crypto';
import { fastify, type FastifyInstance } from 'fastify';
import { EventEmitter, once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as httpRequest,
  type Server,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { answerRequestIds, requestIdOptions } from '../../server/request-id';
import { bodyOf, close, listen } from '../../server/testing/local-server';
import { passToBackend } from '../src/http/backend-proxy';

interface Seen {
  method?: string;
  url?: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let seen: Seen;
let backend: Server;
let backendPort: number;
let storefront: FastifyInstance;

/** Echoes the request, and answers a picture with the bytes that it received. */
beforeAll(async () => {
  backend = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { method, url, headers } = request;
      seen = { method, url, headers, body };
      response.writeHead(Number(headers['x-status'] ?? 200), {
        'Content-Type': headers['content-type'] ?? 'application/json',
        'Cache-Control': 'no-cache',
        'X-Own': 'of the backend',
        'X-Request-Id': 'made-by-the-backend',
      });
      response.end(seen.body.length > 0 ? seen.body : '{"code":1}');
    });
  });
  backendPort = await listen(backend);
  storefront = await storefrontFor(backendPort);
});
afterAll(async () => {
  await storefront.close();
  await close(backend);
});

async function storefrontFor(port: number, trustProxy: string[] | false = false): Promise<FastifyInstance> {
  const app = fastify({ trustProxy, ...requestIdOptions });
  answerRequestIds(app);
  await passToBackend(app, `http://127.0.0.1:${port}`);
  await app.listen({ port: 0 });
  return app;
}

const send = (path: string, init: RequestInit = {}, to = storefront) =>
  fetch(to.listeningOrigin + path, init);

it('passes on paths, queries, methods, statuses and headers as they are', async () => {
  const answer = await send('/connect/index/search?q=a%20b&page=2', { headers: { 'X-Status': '404' } });
  expect([answer.status, await answer.json()]).toEqual([404, { code: 1 }]);
  expect(answer.headers.get('x-own')).toBe('of the backend');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect([seen.method, seen.url]).toEqual(['GET', '/connect/index/search?q=a%20b&page=2']);
});

it('passes on a body of any type, byte by byte', async () => {
  const picture = randomBytes(1_000_000);
  const answer = await send('/connect/selfie/a.jpg?signature=x', {
    method: 'PUT',
    body: picture,
    headers: { 'Content-Type': 'image/jpeg', Authorization: 'Bearer tok_x' },
  });
  expect(seen.method).toBe('PUT');
  expect(seen.headers).toMatchObject({ 'content-type': 'image/jpeg', authorization: 'Bearer tok_x' });
  expect(Buffer.compare(seen.body, picture)).toBe(0);
  expect(Buffer.compare(Buffer.from(await answer.arrayBuffer()), picture)).toBe(0);
});

it('takes a body whose client first asks whether to send it, as curl does with a large one', async () => {
  const request = httpRequest(`${storefront.listeningOrigin}/connect/selfie/a.jpg`, {
    method: 'PUT',
    headers: { 'Content-Type': 'image/jpeg', Expect: '100-continue' },
  });
  request.once('continue', () => request.end('the picture'));
  request.flushHeaders();
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  expect([answer.statusCode, await text(answer)]).toEqual([200, 'the picture']);
});

it('passes on the client of the request, and not what the client claims', async () => {
  await send('/api/cart/showcart', {
    method: 'POST',
    body: '{}',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': '203.0.113.9',
      'X-Forwarded-Proto': 'https',
      Forwarded: 'for=203.0.113.9',
      'X-Forwarded-Port': '1',
      'X-Real-IP': '203.0.113.9',
      'True-Client-IP': '203.0.113.9',
      'CF-Connecting-IP': '203.0.113.9',
      'X-Original-URL': '/_admin',
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
    },
  });
  expect(seen.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
  expect(Object.values(seen.headers)).not.toContain('203.0.113.9');
  for (const name of ['forwarded', 'x-forwarded-port', 'x-original-url', 'traceparent'])
    expect(seen.headers[name]).toBeUndefined();
  expect(seen.headers['x-forwarded-host']).toBe(new URL(storefront.listeningOrigin).host);
});

it('passes on the client that a trusted proxy reports', async () => {
  const behind = await storefrontFor(backendPort, ['loopback']);
  const headers = { 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Proto': 'https' };
  // A connection with an answer that is not complete delays closing.
  await (await send('/connect/index/banners', { headers }, behind)).text();
  expect(seen.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' });
  await behind.close();
});

it('passes on the request id of the proxy, and returns it in the answer', async () => {
  const headers = { 'X-Request-Id': '7d1f0c52a8b94e6f' };
  const answer = await send('/connect/index/banners', { headers });
  expect(seen.headers['x-request-id']).toBe('7d1f0c52a8b94e6f');
  expect(answer.headers.get('x-request-id')).toBe('7d1f0c52a8b94e6f');
});

it('assigns an id to a request without one, or with one that is not safe to log', async () => {
  const given: Record<string, string>[] = [{}, { 'X-Request-Id': 'x" injected="1' }];
  for (const headers of given) {
    const answer = await send('/connect/index/banners', { headers });
    expect(seen.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(answer.headers.get('x-request-id')).toBe(seen.headers['x-request-id']);
  }
});

it('passes on nothing that belongs to the shop', async () => {
  for (const path of ['/wallet/shipping', '/apiary', '/store/101'])
    expect((await send(path)).status).toBe(404);
});

it('passes an answer on while the backend is still sending it', async () => {
  let finish: () => void = () => undefined;
  const slow = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.write('{"first":1');
    finish = () => response.end(',"last":2}');
  });
  const app = await storefrontFor(await listen(slow));
  const answer = await send('/connect/index/banners', {}, app);
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toBe('{"first":1');
  finish();
  expect((await reader.read()).value).toBe(',"last":2}');
  expect((await reader.read()).done).toBe(true);
  await app.close();
  await close(slow);
});

describe("a page of the backend's own", () => {
  const statusOf = async (path: string) => {
    const request = httpRequest({ port: new URL(storefront.listeningOrigin).port, path });
    const [answer] = (await once(request.end(), 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };

  it.each(['/_admin', '/_admin/users', '/_provider-states', '/_outboxes', '/_', '/metrics'])(
    'is not public: %s',
    async (path) => {
      expect(await statusOf(path)).toBe(404);
    },
  );

  it.each([
    '/api/../_admin',
    '/api/%2e%2e/_admin',
    String.raw`/api/x\..\..\_admin`,
    String.raw`/media/x\%2e%2e\%2e%2e\_admin`,
  ])('is not reached through a path that is passed on: %s', async (path) => {
    expect(await statusOf(path)).toBe(400);
  });

  it.each(['/docs', '/docs/json', '/_webhooks/stripe', '/_outbox', '/_outbox/1', '/_faults?a=b'])(
    'is passed on if the demo or a payment provider needs it: %s',
    async (path) => {
      expect([await statusOf(path), seen.url]).toEqual([200, path]);
    },
  );
});

it('answers 503, and when to try again, if the backend cannot be reached', async () => {
  const unused = createServer();
  const alone = await storefrontFor(await listen(unused));
  await close(unused);
  const answer = await send('/connect/index/banners', {}, alone);
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { detail: 'The store cannot be reached. Please try again.' },
  ]);
  expect(answer.headers.get('retry-after')).toBe('5');
  await alone.close();
});

it('breaks the connection if that of the backend breaks, and repeats only safe requests', async () => {
  let attempts = 0;
  const breaking = createServer((request) => {
    attempts += 1;
    request.socket.destroy();
  });
  const app = await storefrontFor(await listen(breaking));
  const order = send('/api/placeorder/placeorder', { method: 'POST', body: '{}' }, app);
  await expect(order).rejects.toThrow('fetch failed');
  expect(attempts).toBe(1);
  await expect(send('/connect/index/banners', {}, app)).rejects.toThrow('fetch failed');
  expect(attempts).toBe(3);
  await app.close();
  await close(breaking);
});

it('passes on a call whatever its client says about the connection', async () => {
  const request = httpRequest(`${storefront.listeningOrigin}/connect/index/banners`, {
    headers: { 'Keep-Alive': 'timeout=5', TE: 'trailers', 'Proxy-Connection': 'keep-alive' },
  });
  const [answer] = (await once(request.end(), 'response')) as [IncomingMessage];
  expect([answer.statusCode, await text(answer)]).toEqual([200, '{"code":1}']);
});

describe('a backend that does not answer', () => {
  let silent: Server;
  let app: FastifyInstance;
  let begun: EventEmitter;
  beforeEach(async () => {
    begun = new EventEmitter();
    silent = createServer((request) => {
      begun.emit('call', request);
    });
    app = fastify();
    await passToBackend(app, `http://127.0.0.1:${await listen(silent)}`, { maxCalls: 1 });
    await app.listen({ port: 0 });
  });
  afterEach(async () => {
    await app.close();
    await close(silent);
  });

  /** A call that the backend has received, and how its client disconnects. */
  async function callThatWaits() {
    const client = new AbortController();
    const called = once(begun, 'call') as Promise<[IncomingMessage]>;
    const answer = send('/connect/index/banners', { signal: client.signal }, app);
    const [{ socket }] = await called;
    return { answer, ended: once(socket, 'close'), disconnect: () => client.abort() };
  }

  it('is told at once when the client disconnects, and is not called again', async () => {
    let calls = 0;
    begun.on('call', () => void (calls += 1));
    const { answer, ended, disconnect } = await callThatWaits();
    disconnect();
    await expect(answer).rejects.toThrow('aborted');
    await ended;
    expect(calls).toBe(1);
  });

  it('holds up no more calls than its connections, and further ones once a client has disconnected', async () => {
    const { answer, ended, disconnect } = await callThatWaits();
    const further = await send('/connect/index/banners', {}, app);
    expect([further.status, further.headers.get('retry-after')]).toEqual([503, '5']);
    disconnect();
    await expect(answer).rejects.toThrow('aborted');
    await ended;
    const next = await callThatWaits();
    next.disconnect();
    await expect(next.answer).rejects.toThrow('aborted');
  });
});

it.each(['identity', 'br'])(
  'ends an answer of the backend whose client disconnects while it is sent (%s)',
  async (encoding) => {
    let endless!: Server;
    const ended = new Promise<void>((resolve) => {
      endless = createServer((_request, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json' });
        response.write('{"first":1');
        response.once('close', resolve);
      });
    });
    const app = await storefrontFor(await listen(endless));
    const request = httpRequest(`${app.listeningOrigin}/connect/index/banners`, {
      headers: { 'Accept-Encoding': encoding },
    });
    const [answer] = (await once(request.end(), 'response')) as [IncomingMessage];
    await once(answer, 'data');
    request.destroy();
    await ended;
    await app.close();
    await close(endless);
  },
);

it('answers 504 if the backend is too slow, and does not repeat the request', async () => {
  let attempts = 0;
  const silent = createServer(() => void (attempts += 1));
  const app = fastify();
  await passToBackend(app, `http://127.0.0.1:${await listen(silent)}`, { timeoutMs: 100 });
  await app.listen({ port: 0 });
  expect((await send('/connect/index/banners', {}, app)).status).toBe(504);
  expect(attempts).toBe(1);
  await app.close();
  await close(silent);
});
