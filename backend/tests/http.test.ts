import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { testBackend } from '../testing/test-backend';
import { solvedCaptcha } from './support/solved-captcha';

const backend = testBackend({
  settings: { corsOrigins: ['https://shop.example'] },
});

async function send(path: string, init: RequestInit = {}) {
  const response = await fetch(`${backend.baseUrl}${path}`, init);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: text ? (JSON.parse(text) as unknown) : undefined,
  };
}

const posted = (body: string, type = 'application/json'): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': type },
  body,
});

describe('an answer', () => {
  it.each(['/connect/index/categorylist', '/nowhere'])(
    'has the id by which the proxy names the request: %s',
    async (path) => {
      const { headers } = await send(path, { headers: { 'X-Request-Id': '7d1f0c52a8b94e6f' } });
      expect(headers.get('x-request-id')).toBe('7d1f0c52a8b94e6f');
    },
  );

  it('lets pages of other origins read the id', async () => {
    const { headers } = await send('/connect/index/categorylist', {
      headers: { Origin: 'https://shop.example' },
    });
    expect(headers.get('access-control-expose-headers')).toMatch(/x-request-id/i);
  });
});

describe('a malformed request', () => {
  it.each([
    ['a body that is not JSON', '/api/customer/login', posted('{'), 'The request body is not valid JSON.'],
    ['an empty body', '/api/customer/login', posted(''), 'The request body is empty.'],
    ['no body', '/api/customer/login', { method: 'POST' }, 'The request body is missing.'],
    [
      'another content type',
      '/api/customer/login',
      posted('email=a', 'application/x-www-form-urlencoded'),
      'The content type must be application/json.',
    ],
    [
      'a missing field',
      '/api/cart/guestcart',
      posted('{"cart_id":"x"}'),
      "body must have required property 'customer_email'",
    ],
    [
      'a field of another type',
      '/api/cart/guestcart',
      posted('{"cart_id":1,"customer_email":"a@b.co"}'),
      'body/cart_id must be string',
    ],
    ['a body that is a list', '/api/cart/guestcart', posted('[]'), 'body must be object'],
    [
      'a body that would change every object',
      '/api/cart/guestcart',
      posted('{"cart_id":"x","customer_email":"a@b.co","__proto__":{"isAdmin":true}}'),
      'The request body is not valid JSON.',
    ],
    [
      'a body that would change every object by its constructor',
      '/api/cart/guestcart',
      posted('{"cart_id":"x","customer_email":"a@b.co","constructor":{"prototype":{"isAdmin":true}}}'),
      'The request body is not valid JSON.',
    ],
    [
      'a parameter that is there twice',
      '/connect/index/search?q=wine&q=beer',
      {},
      'querystring/q must be string',
    ],
    [
      'another store',
      '/api/cart/guestcart',
      posted('{"cart_id":"x","customer_email":"a@b.co","store_id":2}'),
      'store_id must be 1.',
    ],
    ['another store in the query', '/connect/index/categorylist?store_id=2', {}, 'store_id must be 1.'],
    [
      'a page that is not a number',
      '/connect/index/category?catid=12&page=two',
      {},
      'querystring/page must be integer',
    ],
    ['a path that is not valid text', '/connect/%E0%A4%A', {}, 'The URL is malformed.'],
    [
      'no credentials at all',
      '/api/customer/login',
      posted('{}'),
      "body must have required property 'email'",
    ],
  ])('is answered with 400 and named: %s [X-133] [BDG-05]', async (_case, path, init, message) => {
    const { status, body } = await send(path, init);
    expect([status, body]).toEqual([400, { code: -1, message }]);
  });

  it('is answered with 400 if it is too large [BDG-05]', async () => {
    const { status, body } = await send(
      '/api/cart/guestcart',
      posted(JSON.stringify({ cart_id: 'x'.repeat(2_000_000) })),
    );
    expect([status, body]).toEqual([400, { code: -1, message: 'The request is too large.' }]);
  });

  it('is answered with 400 before it is read, if it says that it is larger than 64 KiB [BDG-05]', async () => {
    const { hostname, port } = new URL(backend.baseUrl);
    const headers = { 'Content-Type': 'application/json', 'Content-Length': 64 * 1024 + 1 };
    const unsent = request({ hostname, port, path: '/api/cart/showcart', method: 'POST', headers });
    unsent.flushHeaders();
    const [response] = (await once(unsent, 'response')) as [IncomingMessage];
    unsent.destroy();
    expect(response.statusCode).toBe(400);
  });

  it('is answered with 404 for an unknown path, whatever the method [X-133]', async () => {
    for (const init of [{}, { method: 'POST' }, { method: 'DELETE' }]) {
      expect(await send('/api/no/such', init)).toMatchObject({
        status: 404,
        body: { code: -1, message: 'Not found.' },
      });
    }
  });
});

/** Sends bytes as they are, and returns the status line of each answer until the server closes the connection. */
async function sendBytes(bytes: string): Promise<string[]> {
  const { hostname, port } = new URL(backend.baseUrl);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.end(bytes);
  return (await text(socket)).match(/HTTP\/1\.1 \d{3}/g) ?? [];
}

describe('a request that another server could interpret differently', () => {
  const BODY = '0\r\n\r\nGET /readyz HTTP/1.1\r\nHost: shop.test\r\n\r\n';

  it.each([
    ['two kinds of length', `Content-Length: ${BODY.length}\r\nTransfer-Encoding: chunked`],
    ['two lengths', `Content-Length: 5\r\nContent-Length: ${BODY.length}`],
    ['an encoding that is not the last one', 'Transfer-Encoding: chunked, identity'],
    ['a blank before the colon', `Content-Length : ${BODY.length}`],
  ])('is refused, and what follows it is not read: %s', async (_case, headers) => {
    const start = 'POST /api/cart/guestcart HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json';
    expect(await sendBytes(`${start}\r\n${headers}\r\n\r\n${BODY}`)).toEqual(['HTTP/1.1 400']);
  });

  it('is not sent back by TRACE', async () => {
    const request =
      'TRACE /connect/index/categorylist HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n';
    expect(await sendBytes(request)).toEqual(['HTTP/1.1 404']);
  });
});

describe('every answer', () => {
  it('has the type of its content, with the charset', async () => {
    for (const path of ['/connect/index/categorylist', '/nope', '/connect/%E0%A4%A', '/docs/json'])
      expect([path, (await send(path)).headers.get('content-type')]).toEqual([
        path,
        'application/json; charset=utf-8',
      ]);
  });

  it('has the security headers', async () => {
    for (const path of ['/connect/index/categorylist', '/nope', '/connect/%E0%A4%A']) {
      const { headers } = await send(path);
      const policy = headers.get('content-security-policy')?.split('; ');
      expect(policy).toEqual(
        ['default-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'].map(
          (directive) => `${directive} 'none'`,
        ),
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  it('is readable only for the listed origins [X-087] [BDG-05]', async () => {
    const allowed = await send('/connect/index/categorylist', {
      headers: { Origin: 'https://shop.example' },
    });
    const other = await send('/connect/index/categorylist', { headers: { Origin: 'https://evil.example' } });
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://shop.example');
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('is never stored if it is personal or a refusal [X-060]', async () => {
    for (const path of [
      '/api/cart/clearCart?quote_id=x',
      '/api/account/mydashboard',
      '/connect/captcha/challenge',
    ]) {
      expect((await send(path)).headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('an answer that is the same for everybody', () => {
  const LIST = '/connect/index/categorylist';

  it('has a tag, and is not sent again to a client that has it [X-139]', async () => {
    const first = await send(LIST);
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"[\w-]+"$/);
    for (const known of [tag, `"other", ${tag}`]) {
      const again = await fetch(backend.baseUrl + LIST, { headers: { 'If-None-Match': known } });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
    }
    expect((await send(LIST, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
    expect(first.headers.get('vary')).toBe('Origin, accept-encoding');
  });

  it('has no tag if it is personal, a refusal or an error [X-060]', async () => {
    for (const path of ['/api/account/mydashboard', '/connect/captcha/challenge', '/nope'])
      expect((await send(path)).headers.get('etag')).toBeNull();
    const withToken = await send(LIST, { headers: { Authorization: 'Bearer unknown' } });
    expect(withToken.headers.get('etag')).toBeNull();
  });
});

describe('compression', () => {
  const encodingOf = async (path: string, accepted: string, init: RequestInit = {}) => {
    const headers = { ...init.headers, 'Accept-Encoding': accepted };
    const answer = await fetch(backend.baseUrl + path, { ...init, headers });
    const text = await answer.text();
    return { encoding: answer.headers.get('content-encoding'), vary: answer.headers.get('vary'), text };
  };

  it('is what the client prefers of brotli and gzip, and changes nothing but the transfer', async () => {
    await backend.given('category 12 has 78 products');
    const path = '/connect/index/category?catid=12&page=1';
    const { text: plain, vary } = await encodingOf(path, 'identity');
    expect(plain.length).toBeGreaterThan(1_024);
    expect(vary).toContain('accept-encoding');
    for (const [accepted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['gzip;q=0', null],
    ] as const)
      expect(await encodingOf(path, accepted)).toMatchObject({ encoding, text: plain });
  });
});

describe('injected faults', () => {
  const turnOn = (kind: string, times?: number) =>
    send('/_faults', { ...posted(JSON.stringify({ operationId: 'signOut', kind, times })), method: 'PUT' });
  afterEach(() => send('/_faults', { method: 'DELETE' }));

  it('fail with a detail, without a body, and without a message [BDG-09]', async () => {
    const seen = [];
    for (const kind of ['detail', 'no-body', 'refusal']) {
      await turnOn(kind, 1);
      const { status, text } = await send('/api/customer/logout', posted('{}'));
      seen.push([status, text]);
    }
    expect(seen).toEqual([
      [500, '{"detail":"This fault was switched on for a demonstration."}'],
      [500, ''],
      [200, '{"code":-1}'],
    ]);
  });

  it('end after the given number of calls [BDG-09]', async () => {
    await turnOn('detail', 1);
    expect((await send('/api/customer/logout', posted('{}'))).status).toBe(500);
    expect((await send('/api/customer/logout', posted('{}'))).status).toBe(200);
  });

  it('break the connection [BDG-09]', async () => {
    await turnOn('reset');
    await expect(send('/api/customer/logout', posted('{}'))).rejects.toThrow();
  });
});

describe('provider states', () => {
  const enter = (state: string) =>
    send('/_provider-states', posted(JSON.stringify({ state, action: 'setup' })));

  it('return what the interaction needs [BDG-08]', async () => {
    const { status, body } = await enter('a signed-in customer exists');
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toMatch(/^\{"token":"tok_[\w-]+","customerId":"501"\}$/);
  });

  it('fail for an unknown sentence [BDG-08]', async () => {
    const { status, body } = await enter('the moon is full');
    expect([status, body]).toEqual([500, { detail: 'No such provider state: the moon is full' }]);
  });
});

describe('the captcha', () => {
  beforeAll(() => backend.given('zipcode 10001 is served'));
  beforeEach(() => void (backend.services.settings.captcha.required = true));
  afterEach(() => void (backend.services.settings.captcha.required = false));

  const lookUp = async (header?: string) => {
    const headers = header === undefined ? undefined : { 'X-Captcha-Solution': header };
    return (await backend.call('lookUpZipcode', { query: { zipcode: '10001' }, headers })).body;
  };
  const refusal = { code: -1, message: 'Please confirm again that you are not a robot.', data: [] };

  it('accepts a solution once [X-059]', async () => {
    const solved = await solvedCaptcha(backend);
    expect(await lookUp(solved)).toMatchObject({ code: 1 });
    expect(await lookUp(solved)).toEqual(refusal);
  });

  it("refuses junk and solutions of others' challenges [X-059]", async () => {
    const forged = Buffer.from(
      JSON.stringify({
        challenge: { parameters: {}, signature: 'x' },
        solution: { counter: 1, derivedKey: '00' },
      }),
    );
    for (const junk of ['nonsense', 'e30=', 'bnVsbA==', forged.toString('base64')])
      expect(await lookUp(junk)).toEqual(refusal);
  });

  it("is required at sign-in, registration and the guest's e-mail, but not on the product page [X-059] [X-022]", async () => {
    const refused = { code: -1, message: refusal.message };
    const credentials = { email: 'a@example.com', password: 'long enough' };
    const form = { ...credentials, confirm_password: 'long enough', first_name: 'A', last_name: 'B' };
    expect((await backend.call('signIn', { body: credentials })).body).toEqual(refused);
    expect((await backend.call('register', { body: form })).body).toEqual(refused);
    expect(
      (await backend.call('startGuestSession', { body: { customer_email: 'a@example.com', cart_id: 'x' } }))
        .body,
    ).toEqual(refused);
    expect(await lookUp()).toMatchObject({ code: 1 });
  });
});
