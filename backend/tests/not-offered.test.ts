import { mails, orders, stores } from '../src/adapters/postgres/schema';
import type { OperationId } from '../src/adapters/http/operation';
import { containsDemo } from '../src/adapters/postgres/contains-demo';
import { aPhoto } from '../testing/provider-states/given-identity';
import { testBackend } from '../testing/test-backend';
import { janesOrder, place, ready } from './support/order-fixture';

/** As in production when nothing is configured. */
const providers = { cards: 'none', upi: 'none', identity: 'none', mail: 'none' } as const;
const backend = testBackend({ settings: { providers } });

const NO_CARDS = 'Card payment is not available.';
const ON_DELIVERY = 4;

describe('a backend without providers', () => {
  it('offers payment on delivery only, and no saved card', async () => {
    const { token, cartId } = ready(await backend.given('a cart ready to order exists'));
    const { body } = await backend.call('listPaymentMethods', { token, body: { cart_id: cartId } });
    expect(body).toEqual({ code: 1, data: [], payment_method: [{ id: 4, name: 'Payment on Delivery' }] });
  });

  it.each([
    ['a card', { payment_method: 2 }],
    ['UPI', { payment_method: 3, upi_id: 'jane@okbank' }],
  ])('refuses an order by %s, and takes one on delivery without a mail', async (_name, payment) => {
    const values = ready(await backend.given('a cart ready to order exists'));
    const { body } = await place(backend.baseUrl, values, janesOrder(values, payment));
    expect(body).toMatchObject({ code: -1, message: 'Please choose a payment method.' });
    expect(await backend.db.select().from(orders)).toEqual([]);
    const onDelivery = janesOrder(values, { payment_method: ON_DELIVERY, card_id: undefined });
    expect((await place(backend.baseUrl, values, onDelivery)).body.code).toBe(1);
    expect(await backend.db.select().from(mails)).toEqual([]);
  });

  it('has no key of a card provider, saves no card, and knows no UPI id', async () => {
    await backend.given('a payment publishable key is configured');
    expect((await backend.call('getPublishableKey')).body).toEqual({ code: -1, message: NO_CARDS });
    const { token } = await backend.given('a signed-in customer with a billing address exists');
    const saved = await backend.call('saveCard', {
      token: String(token),
      body: {
        card_token: ['tok_sandbox_visa_0831_a', 'tok_sandbox_visa_0831_b'],
        billing_address: { billing_address_id: '703' },
        wants_to_add_card: 1,
      },
    });
    expect(saved.body).toEqual({ code: -1, data: { message: NO_CARDS } });
    const upi = await backend.call('verifyUpi', { token: String(token), body: { upi_id: 'jane@okbank' } });
    expect(upi.body).toEqual({ isVPAValid: 0 });
  });

  it('serves no page of a simulated provider', async () => {
    const page = '/payuapi/sandbox/6f0c2f5e-0d4b-4a52-9d0e-1f5f6f7a8b9c';
    const answers = await Promise.all([
      fetch(`${backend.baseUrl}${page}`),
      fetch(`${backend.baseUrl}${page}`, { method: 'POST', body: new URLSearchParams({ answer: 'paid' }) }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });

  it('checks no identity, and the account does not say how it would be checked', async () => {
    const { token } = await backend.given('a new application ID is in use');
    const imageData = (await aPhoto()).toString('base64');
    const calls: [OperationId, Record<string, unknown>][] = [
      ['uploadIdentityDocument', { imageData, fileName: 'APP-OK_aadhaar_front.jpg' }],
      ['createSelfieUploadLink', { applicationID: 'APP-OK' }],
      ['verifyIdentity', { applicationID: 'APP-OK' }],
      ['confirmCustomerVerification', { verificationid: 'APP-OK', is_verified: 1 }],
      ['verifyFaceForOrder', { applicationID: 'APP-OK', orderID: 'crt_9f3b1c7a2e5d4860' }],
      ['deleteIdentityPictures', {}],
    ];
    for (const [id, body] of calls) {
      const answer = await backend.call(id, { token: String(token), body });
      expect(answer.body).toMatchObject({ code: -1, message: 'Identity checks are not available.' });
    }
    const { body } = await backend.call('getDashboard', { token: String(token) });
    expect(body.data).not.toHaveProperty('identity_check');
  });

  it('mails no link for a new password, and says so', async () => {
    await backend.given('a registered customer jane@example.com exists');
    const { body } = await backend.call('requestPasswordReset', { body: { email: 'jane@example.com' } });
    expect(body).toEqual([
      { code: -1, message: 'We cannot send you a link. Please contact customer service.' },
    ]);
  });
});

it('recognises the demo by the key of its store', async () => {
  await backend.given('no cart exists');
  await backend.db.delete(stores);
  expect(await containsDemo(backend.db)).toBe(false);
  await backend.db.insert(stores).values({ id: 1, publishableKey: 'pk_live_mine' });
  expect(await containsDemo(backend.db)).toBe(false);
  await backend.db.update(stores).set({ publishableKey: 'pk_sandbox_cork_and_petal' });
  expect(await containsDemo(backend.db)).toBe(true);
});
