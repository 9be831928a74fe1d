import { createShopClient } from '../client';
import type { OperationId } from '../operation';
import { operations } from '../../generated/operations';
import { exampleAnswer, FakeShop } from './index';

const aShopWith = (fake: FakeShop) =>
  createShopClient({ baseUrl: 'https://shop.test/base', fetch: fake.fetch, retries: 0 });

describe('the fake shop', () => {
  it.each(Object.keys(operations) as OperationId[])('answers %s as the document does', async (id) => {
    const fake = new FakeShop();
    const body = operations[id].method === 'GET' ? undefined : {};
    const path = { fileName: 'APP-OK_selfie.jpg' };
    const answer = await aShopWith(fake).call(id, { path, body } as never);
    expect(answer).toMatchObject({ ok: true });
    expect(fake.asked.map(({ operation }) => operation)).toEqual([id]);
  });

  it('answers with the example that it was told', async () => {
    const fake = new FakeShop().answer('showCart', 'twoVendors').answer('listBanners', 'none');
    const shop = aShopWith(fake);
    expect(await shop.listBanners()).toMatchObject({ data: { desktop: [] } });
    expect(await shop.showCart({ body: {} })).toMatchObject({ succeeded: true });
  });

  it('answers with what a test makes of the question', async () => {
    const fake = new FakeShop().answerWith('searchProducts', ({ url }) => ({
      status: 200,
      body: { products: [], asked: url.searchParams.get('q') },
    }));
    expect(await aShopWith(fake).searchProducts({ query: { q: 'gin' } })).toMatchObject({
      data: { asked: 'gin' },
    });
  });

  it('breaks the connection where a test throws', async () => {
    const fake = new FakeShop().answerWith('listBanners', () => {
      throw new TypeError('fetch failed');
    });
    expect(await aShopWith(fake).listBanners()).toMatchObject({ failure: { kind: 'offline' } });
  });

  it('remembers what it was asked, body and headers', async () => {
    const fake = new FakeShop();
    const shop = createShopClient({
      baseUrl: 'https://shop.test',
      token: () => 'tok_1',
      fetch: fake.fetch,
    });
    await shop.listOrders({ body: {} });
    expect(fake.asked[0]).toMatchObject({ operation: 'listOrders', body: { store_id: 1 } });
    expect(fake.asked[0]?.headers.get('Authorization')).toBe('Bearer tok_1');
  });

  it('knows no call that the document does not', async () => {
    const response = await new FakeShop().fetch('https://shop.test/api/cart/basket', { method: 'POST' });
    expect(response.status).toBe(404);
  });

  it('hands out the answers of the document for other uses', () => {
    expect(exampleAnswer('listBanners', 'none')).toMatchObject({ status: 200, body: { code: 1 } });
  });
});
