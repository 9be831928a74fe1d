import { jest } from '@jest/globals';
import { aBackend } from '../testing/fake-backend';
import { aShopAt } from '../testing/shop';

/** Answers in order, and repeats the last one; a string stands for a broken connection. Keeps the idempotency keys. */
function aBackendAnsweringInTurn(...answers: (number | 'broken')[]) {
  const keys: (string | null)[] = [];
  const backend = aBackend(({ headers }) => {
    const answer = answers[Math.min(keys.length, answers.length - 1)]!;
    keys.push(headers.get('Idempotency-Key'));
    if (answer === 'broken') throw new TypeError('fetch failed');
    return Response.json({ code: answer === 200 ? 1 : -1 }, { status: answer });
  });
  return { backend, keys, asked: () => keys.length };
}

const order = { body: { cart_id: 'crt_1' } } as never;

beforeEach(() => void jest.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => void jest.restoreAllMocks());

describe('a call that only reads', () => {
  it.each(['broken', 429, 502, 503, 504] as const)('is sent again after %s', async (first) => {
    const { backend, asked } = aBackendAnsweringInTurn(first, 200);
    const answer = await aShopAt(backend, { retries: 2 }).listBanners();
    expect([answer.ok, asked()]).toEqual([true, 2]);
  });

  it('is retried as often as configured, and then fails like the last try', async () => {
    const { backend, asked } = aBackendAnsweringInTurn('broken');
    const answer = await aShopAt(backend, { retries: 1 }).listOrders({ body: {} });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'offline' } });
    expect(asked()).toBe(2);
  });

  it.each([400, 401, 404, 500, 501])('is not retried after %s, which would not change', async (status) => {
    const { backend, asked } = aBackendAnsweringInTurn(status);
    await aShopAt(backend, { retries: 2 }).listBanners();
    expect(asked()).toBe(1);
  });

  it('is not retried once the caller has aborted', async () => {
    const { backend, asked } = aBackendAnsweringInTurn('broken');
    const caller = new AbortController();
    const answer = aShopAt(backend, { retries: 2 }).listBanners({ signal: caller.signal });
    setTimeout(() => caller.abort(), 20);
    expect(await answer).toMatchObject({ failure: { kind: 'cancelled' } });
    expect(asked()).toBe(1);
  });
});

describe('a call that changes something', () => {
  it.each(['addToCart', 'placeOrder', 'clearCart', 'showCart'] as const)('%s is sent once', async (id) => {
    const { backend, asked } = aBackendAnsweringInTurn('broken');
    await aShopAt(backend, { retries: 2 }).call(id, (id === 'clearCart' ? {} : order) as never);
    expect(asked()).toBe(1);
  });
});

describe('an order attempt [X-150]', () => {
  it.each(['broken', 500] as const)('keeps its key when it is made again after %s', async (lost) => {
    const { backend, keys } = aBackendAnsweringInTurn(lost, 200);
    const shop = aShopAt(backend);
    await shop.placeOrder(order);
    await shop.placeOrder(order);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it.each([200, 422])('gets a new key after the answer %s, and when the order differs', async (answered) => {
    const { backend, keys } = aBackendAnsweringInTurn(answered, 'broken', 200);
    const shop = aShopAt(backend);
    await shop.placeOrder(order);
    await shop.placeOrder(order);
    await shop.placeOrder({ body: { cart_id: 'crt_2' } } as never);
    expect(new Set(keys).size).toBe(3);
  });

  it('is queried without a key of its own', async () => {
    const { backend, keys } = aBackendAnsweringInTurn(200);
    await aShopAt(backend).getOrderAttempt({ body: { cart_id: 'crt_1' } });
    expect(keys).toEqual([null]);
  });

  it("uses the caller's own key", async () => {
    const { backend, keys } = aBackendAnsweringInTurn(200);
    await aShopAt(backend).placeOrder({
      ...(order as object),
      headers: { 'Idempotency-Key': 'mine' },
    } as never);
    expect(keys).toEqual(['mine']);
  });
});
