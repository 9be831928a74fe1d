import { givenCustomer, givenJane } from '../testing/provider-states/given-customer';
import type { OperationId } from '../src/adapters/http/operation';
import type { CallInput } from '../testing/send-call';
import { testBackend } from '../testing/test-backend';

const backend = testBackend();
let tokens: readonly string[];
beforeAll(async () => {
  await backend.given('product 101 has recommendations');
  const guest = await givenCustomer(backend.services, 'guest');
  const jane = await givenJane(backend.services);
  tokens = [guest.token, jane.token];
});

const area = { zipcode: '10001', loc_id: '11,12,13' };

describe('browsing', () => {
  it.each<[OperationId, CallInput]>([
    ['getHomepage', { query: { zipcode: '10001' } }],
    ['listBanners', {}],
    ['listCategories', {}],
    ['listCategoryProducts', { query: { ...area, catid: '12' } }],
    ['filterProducts', { body: { ...area, catid: ['12'] } }],
    ['searchProducts', { query: { ...area, q: 'bourbon' } }],
    ['getProduct', { query: { prodid: '101', zipCode: '10001', loc_id: '11,12,13' } }],
    ['listRecommendations', { query: { product_id: '101', zipCode: '10001', loc_id: '11,12,13' } }],
  ])('%s answers a visitor, a guest and a member alike [GEN-02]', async (operation, input) => {
    const visitors = await backend.call(operation, input);
    expect(visitors.status).toBe(200);
    for (const token of tokens) {
      const { status, text } = await backend.call(operation, { ...input, token });
      expect({ status, text }).toEqual({ status: 200, text: visitors.text });
    }
  });
});
