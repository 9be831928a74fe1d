import { aBackendAnswering } from '../testing/fake-backend';
import { aShopAt } from '../testing/shop';

const line = { product_id: '1011', qty: 2, zipcode: '10001', loc_id: '11', speed_id: 'Same Day' };
const aCartBackend = () => aBackendAnswering([{ code: 1 }]);

describe('the URL of a call', () => {
  it.each(['https://shop.test/base', 'https://shop.test/base/', 'https://shop.test/base//'])(
    'joins %s and the path with one slash [NET-01 X-182]',
    async (baseUrl) => {
      const backend = aBackendAnswering({ code: 1, data: [] });
      await aShopAt(backend, { baseUrl }).call('listOrders', { body: {} });
      expect(backend.only().url.href).toBe('https://shop.test/base/api/account/myorders');
    },
  );

  it('keeps the doubled /api of the publishable key [X-182]', async () => {
    const backend = aBackendAnswering({ code: 1 });
    await aShopAt(backend).call('getPublishableKey', { body: {} });
    expect(backend.only()).toMatchObject({
      method: 'POST',
      url: { pathname: '/api/api/account/stripeDetails' },
    });
  });

  it("encodes the shopper's input in the query", async () => {
    const backend = aBackendAnswering({ products: [] });
    await aShopAt(backend).call('searchProducts', { query: { q: 'rum & cola 50% <b>é🍷' } });
    expect(backend.only().url.searchParams.get('q')).toBe('rum & cola 50% <b>é🍷');
  });

  it('fills the path of a signed link', async () => {
    const backend = aBackendAnswering({ code: 1 });
    await aShopAt(backend).call('uploadSelfie', {
      path: { fileName: 'APP-OK_selfie.jpg' },
      query: { expires: 1906718400, signature: '5f2b9c' },
      body: new Blob(['jpeg']),
    });
    const { method, url, headers, text } = backend.only();
    expect({ method, text, type: headers.get('Content-Type') }).toEqual({
      method: 'PUT',
      text: 'jpeg',
      type: 'image/jpeg',
    });
    expect(url.pathname + url.search).toBe(
      '/connect/selfie/APP-OK_selfie.jpg?expires=1906718400&signature=5f2b9c',
    );
  });
});

describe('a page that is being left', () => {
  it('lets a change with keepalive complete, and no other', async () => {
    const [kept, plain] = [aCartBackend(), aCartBackend()];
    await aShopAt(kept).call('addToCart', { body: line, keepalive: true });
    await aShopAt(plain).call('addToCart', { body: line });
    expect([kept.only().keepalive, plain.only().keepalive]).toEqual([true, false]);
  });
});

describe("the caller's identity", () => {
  it('sends the token that is current at the time of the call [NET-01 X-085]', async () => {
    const session: { token?: string } = {};
    const backend = aCartBackend();
    const shop = aShopAt(backend, { token: () => session.token });
    session.token = 'tok_1';
    await shop.call('addToCart', { body: line });
    expect(backend.only().headers.get('Authorization')).toBe('Bearer tok_1');
  });

  it.each([undefined, ''])(
    'sends no Authorization header for a visitor whose token is %j [X-086]',
    async (token) => {
      const backend = aCartBackend();
      await aShopAt(backend, { token: () => token }).call('addToCart', { body: line });
      expect(backend.only().headers.has('Authorization')).toBe(false);
    },
  );

  it("sends the backend's origin outside browsers [NET-02 X-087]", async () => {
    const backend = aCartBackend();
    await aShopAt(backend, { baseUrl: 'https://shop.test/base' }).call('addToCart', { body: line });
    expect(backend.only().headers.get('Origin')).toBe('https://shop.test');
  });

  it('sends the configured origin outside browsers [NET-02 X-087]', async () => {
    const backend = aCartBackend();
    await aShopAt(backend, { origin: 'https://partner.test' }).call('addToCart', { body: line });
    expect(backend.only().headers.get('Origin')).toBe('https://partner.test');
  });

  it('leaves the Origin header to the browser [NET-02 X-087]', async () => {
    const backend = aCartBackend();
    Object.assign(globalThis, { document: {} });
    try {
      await aShopAt(backend).call('addToCart', { body: line });
    } finally {
      Reflect.deleteProperty(globalThis, 'document');
    }
    expect(backend.only().headers.has('Origin')).toBe(false);
  });

  it('sends a captcha solution where the call declares one [X-059]', async () => {
    const backend = aBackendAnswering({ code: 1 });
    await aShopAt(backend).call('signIn', {
      body: { email: 'jane@example.com', password: 'correct horse' },
      headers: { 'X-Captcha-Solution': 'solved' },
    });
    expect(backend.only().headers.get('X-Captcha-Solution')).toBe('solved');
  });
});

describe('the body and query of a call', () => {
  it('posts JSON [NET-03]', async () => {
    const backend = aCartBackend();
    await aShopAt(backend).call('addToCart', { body: line });
    expect(backend.only().headers.get('Content-Type')).toBe('application/json');
  });

  it('adds store_id 1 to a posted body [NET-04 GEN-18 CONST-39]', async () => {
    const backend = aCartBackend();
    await aShopAt(backend).call('addToCart', { body: line });
    expect(backend.body()).toEqual({ ...line, store_id: 1 });
  });

  it('keeps an existing store_id [X-184]', async () => {
    const backend = aCartBackend();
    await aShopAt(backend).call('addToCart', { body: { ...line, store_id: 7 } });
    expect(backend.body()).toMatchObject({ store_id: 7 });
  });

  it('leaves the documents’ bare list as it is [X-050]', async () => {
    const backend = aBackendAnswering({ status: 1, response: [] });
    const vendors = [{ vendor_id: '11', delivery_type: 'Next Day' }];
    await aShopAt(backend).call('getNextDeliveryDates', { body: vendors });
    expect(backend.body()).toEqual(vendors);
  });

  it('adds store_id to the query of the calls that document it [X-184 GEN-18]', async () => {
    const backend = aBackendAnswering({ code: 1, desktop: [], mobile: [] });
    await aShopAt(backend).call('listBanners');
    expect(backend.only().url.search).toBe('?store_id=1');
  });

  it('adds no store_id to the query of the others', async () => {
    const backend = aBackendAnswering({ code: 1 });
    await aShopAt(backend).call('clearCart', { query: { quote_id: 'crt_1' } });
    expect(backend.only().url.search).toBe('?quote_id=crt_1');
  });
});

describe('credentials in the query', () => {
  const credentials = { email: 'jane@example.com', password: 'correct horse' };

  it('are not sent by default [X-060]', async () => {
    const backend = aBackendAnswering({ code: 1 });
    await aShopAt(backend).call('signIn', { body: credentials });
    expect(backend.only().url.search).toBe('');
  });

  it('are sent in addition to the body under legacyCredentialQuery [X-060 API-19]', async () => {
    const backend = aBackendAnswering({ code: 1 });
    await aShopAt(backend, { legacyCredentialQuery: true }).call('signIn', { body: credentials });
    expect(Object.fromEntries(backend.only().url.searchParams)).toEqual(credentials);
    expect(backend.body()).toMatchObject(credentials);
  });

  it('include the token for clearCart under legacyCredentialQuery [X-139 API-05]', async () => {
    const backend = aBackendAnswering({ code: 1 });
    const shop = aShopAt(backend, { legacyCredentialQuery: true, token: () => 'tok_1' });
    await shop.call('clearCart', { query: { cus_id: '501', quote_id: 'crt_1' } });
    expect(Object.fromEntries(backend.only().url.searchParams)).toEqual({
      cus_id: '501',
      quote_id: 'crt_1',
      api_token: 'tok_1',
    });
  });
});
