import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, createGunzip, gunzipSync } from 'node:zlib';
import { fastify, type FastifyInstance } from 'fastify';
import { close, listen } from '../../server/testing/local-server';
import { passToBackend } from '../src/http/backend-proxy';

const LIST = JSON.stringify(
  Array.from({ length: 60 }, (_, id) => ({ id, name: `Gin ${id}`, price: '38.50' })),
);

/** What the backend sends. */
let sent: { status?: number; headers: Record<string, string>; body: string };
let backend: Server;
let storefront: FastifyInstance;
beforeAll(async () => {
  backend = createServer((request, response) => {
    request.resume();
    response.writeHead(sent.status ?? 200, sent.headers).end(sent.body);
  });
  storefront = fastify();
  await passToBackend(storefront, `http://127.0.0.1:${await listen(backend)}`);
  await storefront.listen({ port: 0 });
});
afterAll(async () => {
  await storefront.close();
  await close(backend);
});
beforeEach(() => {
  sent = {
    headers: { 'Content-Type': 'application/json', 'Content-Length': String(LIST.length) },
    body: LIST,
  };
});

async function ask(encodings: string, path = '/connect/index/category', method = 'GET') {
  const headers = { 'Accept-Encoding': encodings };
  const [answer] = (await once(get(storefront.listeningOrigin + path, { headers, method }), 'response')) as [
    IncomingMessage,
  ];
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

const alone = (type: string) => ({ 'Content-Type': type, 'Content-Length': String(LIST.length) });

describe('an answer that the backend has not compressed', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is compressed for a client that accepts %s', async (encodings, encoding, decompress) => {
    sent.headers.ETag = '"1"';
    sent.headers.Vary = 'Origin';
    const { headers, body } = await ask(encodings);
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'content-encoding': encoding,
      vary: 'Origin, Accept-Encoding',
      etag: 'W/"1"',
    });
    expect(headers['content-length']).toBeUndefined();
    expect(decompress(body).toString()).toBe(LIST);
    expect(body.length).toBeLessThan(LIST.length / 2);
  });

  it.each(['identity', 'br;q=0, gzip;q=0'])(
    'stays as it is for a client that accepts %s',
    async (encodings) => {
      const { headers, body } = await ask(encodings);
      expect(headers).toMatchObject({ 'content-length': String(LIST.length), vary: 'Accept-Encoding' });
      expect(headers['content-encoding']).toBeUndefined();
      expect(body.toString()).toBe(LIST);
    },
  );

  it.each([
    'application/problem+json; charset=utf-8',
    'image/svg+xml',
    'text/plain; charset=utf-8',
    'application/xml',
  ])('is compressed if it is text: %s', async (type) => {
    sent.headers = alone(type);
    expect((await ask('br')).headers['content-encoding']).toBe('br');
  });

  it.each([
    ['a picture', alone('image/jpeg')],
    ['events, which arrive one by one', alone('text/event-stream')],
    ['what the backend has compressed', { ...alone('application/json'), 'Content-Encoding': 'gzip' }],
    ['a part of an answer', { ...alone('text/plain'), 'Content-Range': 'bytes 0-1/9' }],
    ['what may not be changed', { ...alone('application/json'), 'Cache-Control': 'public, no-transform' }],
  ])('is left alone if it is %s', async (_what, headers) => {
    sent.headers = headers;
    const answer = await ask('br');
    expect(answer.headers['content-encoding']).toBe('Content-Encoding' in headers ? 'gzip' : undefined);
    expect([answer.headers.vary, answer.body.toString()]).toEqual([undefined, LIST]);
  });

  it('is left alone if it is short', async () => {
    sent = { headers: { 'Content-Type': 'application/json', 'Content-Length': '10' }, body: '{"code":1}' };
    const { headers, body } = await ask('br');
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, '{"code":1}']);
  });

  it.each([
    '/api/customer/login',
    '/api/customer/register',
    '/api/cart/guestcart',
    '/connect/selfie/link',
    '/api/customer/login?email=a',
    '/api/customer/%6Cogin',
    '/api/Customer/Login',
    '/api/customer/login/',
    '/api/customer//login',
  ])('is left alone if its length would reveal the secret that it contains: %s', async (path) => {
    expect((await ask('br', path, 'POST')).headers['content-encoding']).toBeUndefined();
  });

  it.each(['HEAD', 'GET'])('has no body to compress where there is none (%s)', async (method) => {
    if (method === 'GET') sent = { status: 304, headers: { 'Content-Type': 'application/json' }, body: '' };
    const { headers, body } = await ask('br', undefined, method);
    expect([headers['content-encoding'], body.length]).toEqual([undefined, 0]);
  });

  it('is passed on piece by piece, while the backend is still sending it', async () => {
    let finish: () => void = () => undefined;
    const slow = createServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('{"first":1');
      finish = () => response.end(',"last":2}');
    });
    const app = fastify();
    await passToBackend(app, `http://127.0.0.1:${await listen(slow)}`);
    await app.listen({ port: 0 });
    const [answer] = (await once(
      get(`${app.listeningOrigin}/api/x`, { headers: { 'Accept-Encoding': 'gzip' } }),
      'response',
    )) as [IncomingMessage];
    const pieces = answer.pipe(createGunzip())[Symbol.asyncIterator]();
    expect(String((await pieces.next()).value)).toBe('{"first":1');
    finish();
    expect(String((await pieces.next()).value)).toBe(',"last":2}');
    await app.close();
    await close(slow);
  });

  it('is broken off if the backend breaks it off', async () => {
    const breaking = createServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write(LIST, () => response.destroy());
    });
    const app = fastify();
    await passToBackend(app, `http://127.0.0.1:${await listen(breaking)}`);
    await app.listen({ port: 0 });
    await expect(fetch(`${app.listeningOrigin}/api/x`).then((answer) => answer.text())).rejects.toThrow();
    await app.close();
    await close(breaking);
  });
});
