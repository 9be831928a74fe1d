import { OFFLINE_MESSAGE } from './failure';
import { aBackend } from '../testing/fake-backend';
import { aShopAt } from '../testing/shop';

/** A backend that accepts the call and never answers; it stops when the request is aborted, like fetch. */
const aSilentBackend = () =>
  aBackend(
    ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  );

const aBackendCutOff = () =>
  aBackend(() => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
    return new Response(body);
  });

const anUnreachableBackend = () =>
  aBackend(() => {
    throw new TypeError('fetch failed');
  });

describe('a call without an answer', () => {
  it('fails as offline, with status 500, when no server is reached [NET-10]', async () => {
    const answer = await aShopAt(anUnreachableBackend()).call('listBanners');
    expect(answer).toMatchObject({
      ok: false,
      failure: { kind: 'offline', status: 500, message: 'You are not connected to internet' },
    });
  });

  it('fails as offline when the connection breaks in the middle of the answer [NET-10]', async () => {
    const answer = await aShopAt(aBackendCutOff()).call('listBanners');
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'offline', message: OFFLINE_MESSAGE } });
  });

  it('fails as timeout when the answer takes too long [NET-10]', async () => {
    const answer = await aShopAt(aSilentBackend(), { timeoutMs: 20 }).call('listBanners');
    expect(answer).toMatchObject({
      ok: false,
      failure: { kind: 'timeout', status: 500, message: OFFLINE_MESSAGE },
    });
  });

  it('fails as cancelled when the caller aborts it', async () => {
    const caller = new AbortController();
    const answer = aShopAt(aSilentBackend()).call('listBanners', { signal: caller.signal });
    caller.abort();
    expect(await answer).toEqual({
      ok: false,
      failure: { kind: 'cancelled', status: 0, message: undefined },
    });
  });

  it('fails as cancelled when the caller had already aborted', async () => {
    const answer = await aShopAt(anUnreachableBackend()).call('listBanners', { signal: AbortSignal.abort() });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
  });
});

describe('a programming error of the caller', () => {
  it('is thrown, not reported as a failure', async () => {
    const circular: Record<string, unknown> = {
      product_id: '1011',
      qty: 1,
      zipcode: '10001',
      loc_id: '11',
      speed_id: '',
    };
    circular.self = circular;
    const shop = aShopAt(aSilentBackend());
    await expect(shop.call('addToCart', { body: circular as never })).rejects.toThrow(TypeError);
  });

  it('is thrown immediately when the base URL is invalid', () => {
    expect(() => aShopAt(aSilentBackend(), { baseUrl: 'shop' })).toThrow('Invalid URL');
  });
});
