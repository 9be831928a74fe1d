import { apiAnsweredBy } from '../../../../tests/support/api-answered-by';
import { HttpAccounts } from './http-accounts';

const jane = { email: 'jane@example.com', password: 'correct horse' };
const result = { api_token: 'tok_member', customer_id: '501', cust_name: 'Jane Doe', cart_id: 'crt_1' };

const signInAnswered = (answer: object) =>
  new HttpAccounts(apiAnsweredBy(() => Promise.resolve(Response.json(answer)))).signIn(jane, '', '');

describe('signing in', () => {
  it('succeeds with code 1 and the message success [AUTH-30] [AUTH-34]', async () => {
    const answer = { code: 1, message: 'success', result: { ...result, total_product_in_cart: 2 } };
    expect(await signInAnswered(answer)).toEqual({
      ok: true,
      value: { token: 'tok_member', customerId: '501', name: 'Jane Doe', cartId: 'crt_1', unitCount: 2 },
    });
  });

  it.each([
    [1, 'Please confirm your e-mail first.'],
    [2, 'success'],
    [-1, 'success'],
  ])('fails with code %p and the message %p [AUTH-30]', async (code, message) => {
    expect(await signInAnswered({ code, message, result })).toEqual({
      ok: false,
      failure: { kind: 'refused', message },
    });
  });
});
