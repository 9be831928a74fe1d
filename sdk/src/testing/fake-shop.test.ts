import { createShopClient } from '../client';
import type { OperationId } from '../operation';
import { operations } from '../../generated/document';
import { exampleAnswer, FakeShop } from './index';

const aShopWith = (fake: FakeShop) =>
  createShopClient({ baseUrl: 'https://shop.test/base', fetch: fake.fetch, retries: 0 });

describe('FakeShop', () => {
  it.each(Object.keys(operations) as OperationId[])("answers %s with the document's example", async (id) => {
    const fake = new FakeShop();
    const body = operations[id].method === 'GET' ? undefined : {};
    const path = { fileName: 'APP-OK_selfie.jpg' };
    const answer = await aShopWith(fake).call(id, { path, body } as never);
    expect(answer).toMatchObject({ ok: true });
    expect(fake.requests.map(({ operation }) => operation)).toEqual([id]);
  });

  it('answers with the example that was selected', async () => {
    const fake = new FakeShop().answer('showCart', 'twoVendors').answer('listBanners', 'none');
    const shop = aShopWith(fake);
    expect(await shop.listBanners()).toMatchObject({ data: { desktop: [] } });
    expect(await shop.showCart({ body: {} })).toMatchObject({ succeeded: true });
  });

  it('answers with what a handler returns for the request', async () => {
    const fake = new FakeShop().answerWith('searchProducts', ({ url }) => ({
      status: 200,
      body: { products: [], asked: url.searchParams.get('q') },
    }));
    expect(await aShopWith(fake).searchProducts({ query: { q: 'gin' } })).toMatchObject({
      data: { asked: 'gin' },
    });
  });

  it('breaks the connection when a handler throws', async () => {
    const fake = new FakeShop().answerWith('listBanners', () => {
      throw new TypeError('fetch failed');
    });
    expect(await aShopWith(fake).listBanners()).toMatchObject({ failure: { kind: 'offline' } });
  });

  it('records requests with body and headers', async () => {
    const fake = new FakeShop();
    const shop = createShopClient({
      baseUrl: 'https://shop.test',
      token: () => 'tok_1',
      fetch: fake.fetch,
    });
    await shop.listOrders({ body: {} });
    expect(fake.requests[0]).toMatchObject({ operation: 'listOrders', body: { store_id: 1 } });
    expect(fake.requests[0]?.headers.get('Authorization')).toBe('Bearer tok_1');
  });

  it('rejects calls that are not in the document', async () => {
    const response = await new FakeShop().fetch('https://shop.test/api/cart/basket', { method: 'POST' });
    expect(response.status).toBe(404);
  });

  it('exposes the example answers for other uses', () => {
    expect(exampleAnswer('listBanners', 'none')).toMatchObject({ status: 200, body: { code: 1 } });
  });
});
