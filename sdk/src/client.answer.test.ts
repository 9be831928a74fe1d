import { aBackend, aBackendAnswering } from '../testing/fake-backend';
import { aShopAt } from '../testing/shop';

const line = { product_id: '1011', qty: 2, zipcode: '10001', loc_id: '11', speed_id: 'Same Day' };

describe('an answer', () => {
  it('is unwrapped if it is the only element of a list [X-131]', async () => {
    const outcome = { code: 1, message: 'Added', cart_id: 'crt_1', total_products_in_cart: 2 };
    const answer = await aShopAt(aBackendAnswering([outcome])).call('addToCart', { body: line });
    expect(answer).toEqual({
      ok: true,
      status: 200,
      succeeded: true,
      code: '1',
      message: 'Added',
      data: outcome,
    });
  });

  it('reports that the server declined, and why [X-133 NET-06]', async () => {
    const outcome = { code: -1, message: 'Out of stock' };
    const answer = await aShopAt(aBackendAnswering([outcome])).call('addToCart', { body: line });
    expect(answer).toMatchObject({
      ok: true,
      succeeded: false,
      code: '-1',
      message: 'Out of stock',
      data: outcome,
    });
  });

  it('stays a list if the call answers with a list [X-131]', async () => {
    const retailers = [{ location_id: '11', vendor_id: '1', vendor_name: 'Hudson Cellars' }];
    const body = { customer_id: '501', state: 'NY', price_category: 3 };
    const answer = await aShopAt(aBackendAnswering(retailers)).call('listRedemptionRetailers', { body });
    expect(answer).toMatchObject({ ok: true, succeeded: true, data: retailers });
  });

  it('is bytes where the document says so', async () => {
    const backend = aBackend(() => new Response('jpeg', { headers: { 'Content-Type': 'image/jpeg' } }));
    const answer = await aShopAt(backend).call('downloadSelfie', {
      path: { fileName: 'APP-OK_selfie.jpg' },
      query: { expires: 1906718400, signature: '5f2b9c' },
    });
    expect(answer.ok && (await answer.data.text())).toBe('jpeg');
  });
});

describe('a refusal', () => {
  it.each([400, 401, 404, 429, 501])('with status %i carries its message [X-133]', async (status) => {
    const backend = aBackendAnswering({ code: -1, message: 'Why not' }, { status });
    const answer = await aShopAt(backend).call('listBanners');
    expect(answer).toEqual({ ok: false, failure: { kind: 'refused', status, message: 'Why not' } });
  });

  it('in a list, like the other answers of its call, carries its message as well [X-131]', async () => {
    const refusal = { code: -1, message: 'Too many attempts. Please try again later.' };
    const shop = aShopAt(aBackendAnswering([refusal], { status: 429 }));
    const answer = await shop.call('requestPasswordReset', { body: { email: 'jane@example.com' } });
    expect(answer).toEqual({
      ok: false,
      failure: { kind: 'refused', status: 429, message: refusal.message },
    });
  });

  it('caused by a fault carries its detail [NET-12]', async () => {
    const answer = await aShopAt(aBackendAnswering({ detail: 'Ouch' }, { status: 500 })).call('listBanners');
    expect(answer).toEqual({
      ok: false,
      failure: { kind: 'fault', status: 500, detail: 'Ouch', message: 'Ouch' },
    });
  });

  it('caused by a fault names the request, if the server does', async () => {
    const headers = { 'X-Request-Id': '3f1c9a52-8f0e-4a57' };
    const backend = aBackend(() => Response.json({ detail: 'Ouch' }, { status: 503, headers }));
    const answer = await aShopAt(backend, { retries: 0 }).call('listBanners');
    expect(answer).toMatchObject({ failure: { kind: 'fault', requestId: '3f1c9a52-8f0e-4a57' } });
  });

  it.each(['', '<h1>Bad gateway</h1>'])('by a fault that says %j has no message', async (page) => {
    const answer = await aShopAt(aBackend(() => new Response(page, { status: 502 }))).call('listBanners');
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'fault', status: 502, message: undefined } });
  });
});

describe('an unreadable answer', () => {
  it.each(['', '<h1>Welcome</h1>', 'null', '[]'])('with status 200 (%j) is unreadable', async (page) => {
    const answer = await aShopAt(aBackend(() => new Response(page))).call('addToCart', { body: line });
    expect(answer).toEqual({
      ok: false,
      failure: { kind: 'unreadable', status: 200, message: undefined, path: '' },
    });
  });

  it.each(['', '<h1>Welcome</h1>', 'null'])('(%j) names the request, if the server does', async (page) => {
    const headers = { 'X-Request-Id': '3f1c9a52-8f0e-4a57' };
    const answer = await aShopAt(aBackend(() => new Response(page, { headers }))).call('addToCart', {
      body: line,
    });
    expect(answer).toMatchObject({ failure: { kind: 'unreadable', requestId: '3f1c9a52-8f0e-4a57' } });
  });
});
