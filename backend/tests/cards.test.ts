import { eq } from 'drizzle-orm';
import { savedCards } from '../src/adapters/postgres/schema';
import { givenCustomer } from '../testing/provider-states/given-customer';
import { RemoveUnusedCards } from '../src/application/customer/remove-unused-cards';
import { SavedCards } from '../src/application/customer/saved-cards.port';
import { fixedClock } from '../testing/fixed-clock';
import { testBackend } from '../testing/test-backend';
import { janesOrder, place, ready } from './support/order-fixture';
import { watchCards } from './support/watched-cards';

const backend = testBackend();

const address = { billing_address_id: '703' };
const visa = ['tok_sandbox_visa_0831_a', 'tok_sandbox_visa_0831_b'];
/** @param keep 0: for one order only */
const save = (token: unknown, card_token = visa, keep: 0 | 1 = 1, billing_address = address) =>
  backend.call('saveCard', {
    token: String(token),
    body: { card_token, billing_address, wants_to_add_card: keep },
  });

describe("the provider's publishable key", () => {
  it("is the store's [BD-01]", async () => {
    await backend.given('a payment publishable key is configured');
    const { body } = await backend.call('getPublishableKey', { body: { store_id: 1 } });
    expect(body).toEqual({ code: 1, data: { publishable_key: 'pk_sandbox_cork_and_petal' } });
  });

  it('is missing if the deployment sets an empty one, whatever the store has [BD-01] [DEMO-49] [REACH-71]', async () => {
    await backend.given('a payment publishable key is configured');
    const { settings } = backend.services;
    settings.publishableKey = '';
    const { body } = await backend.call('getPublishableKey');
    settings.publishableKey = undefined;
    expect(body).toEqual({ code: -1, message: 'Card payment is not available.' });
  });
});

describe('saving a card', () => {
  it("stores the provider's description and no number [BD-39] [X-145]", async () => {
    const { token } = await backend.given('a signed-in customer with a billing address exists');
    const { body } = await save(token);
    expect(body).toMatchObject({ code: 1, data: [{ metadata: { address_id: '703' } }] });
    const { body: account } = await backend.call('getDashboard', { token: String(token) });
    expect(account.data?.list_cards).toMatchObject([
      { card_no: '4242', brand: 'Visa', card_exp_month: 8, card_exp_year: 2031, name: 'Jane Doe' },
    ]);
  });

  it('does not list a one-off card, nor any card of a guest [X-145] [X-067]', async () => {
    const { token } = await backend.given('a signed-in customer with a billing address exists');
    await save(token, visa, 0);
    expect((await backend.call('getDashboard', { token: String(token) })).body.data?.list_cards).toEqual([]);
    expect(await backend.db.select().from(savedCards).where(eq(savedCards.listed, false))).toHaveLength(1);
  });

  it.each([
    ['the card provider declines the token', 'chargeDeclined', { message: 'Your card was declined.' }],
    ['the card provider fails without a message', 'noMessage', {}],
    [
      'a signed-in customer with a billing address exists',
      'nonsense',
      { message: 'Your card could not be read. Please enter it again.' },
    ],
  ] as const)("passes on the provider's refusal: %s, %s [BD-39]", async (state, card, data) => {
    const { token } = await backend.given(state);
    expect((await save(token, [`tok_${card}`, `tok_${card}`])).body).toEqual({ code: -1, data });
  });

  it('answers a fault, and saves nothing, if the provider cannot be reached [BD-39]', async () => {
    const { token } = await backend.given('a signed-in customer with a billing address exists');
    const { status, body } = await save(token, ['tok_unreachable_1', 'tok_unreachable_2']);
    expect([status, body]).toEqual([500, { detail: 'Something went wrong. Please try again.' }]);
    expect(await backend.db.select().from(savedCards)).toEqual([]);
  });

  it("refuses somebody else's billing address as if it did not exist [BDG-02]", async () => {
    const { token } = await backend.given('card card_x belongs to another customer');
    const [others] = await backend.db.select().from(savedCards);
    for (const billing_address_id of [String(others?.billingAddressId), 'x'])
      expect((await save(token, visa, 1, { billing_address_id })).body).toEqual({
        code: -1,
        data: { message: 'This address does not exist.' },
      });
  });

  it('saves the card if its billing address is deleted meanwhile [BD-33] [BD-39]', async () => {
    const { token } = await backend.given('a signed-in customer with a billing address exists');
    const { real, restore } = watchCards(backend.services, {
      attach: async (request) => {
        await backend.call('deleteAddress', { token: String(token), body: { address_id: '703' } });
        return real.attach(request);
      },
    });
    const { body } = await save(token);
    restore();
    expect(body.code).toBe(1);
    expect(await backend.db.select().from(savedCards)).toMatchObject([{ billingAddressId: null }]);
  });

  it('saves a card once when the call is repeated, with the latest billing address [BD-39] [X-145]', async () => {
    const { token } = await backend.given('a signed-in customer with a billing address exists');
    const detached: string[] = [];
    const detach = async ({ cardId }: { cardId: string }) => void detached.push(cardId);
    const { restore } = watchCards(backend.services, { detach });
    const first = await save(token);
    await backend.db.update(savedCards).set({ billingAddressId: null, holderName: 'Somebody' });
    const again = await save(token, ['tok_sandbox_visa_0831_c', 'tok_sandbox_visa_0831_d']);
    expect(again.body).toEqual(first.body);
    expect(await backend.db.select().from(savedCards)).toMatchObject([
      { billingAddressId: 703, holderName: 'Jane Doe' },
    ]);
    expect(detached).toHaveLength(1);
    // A renewed card, another card and a one-off card are saved separately.
    await save(token, ['tok_sandbox_visa_0833_e', 'tok_sandbox_visa_0833_f']);
    await save(token, ['tok_sandbox_mastercard_0831_a', 'tok_sandbox_mastercard_0831_b']);
    await save(token, ['tok_sandbox_visa_0831_g', 'tok_sandbox_visa_0831_h'], 0);
    restore();
    expect(await backend.db.select().from(savedCards)).toHaveLength(4);
    expect(detached).toHaveLength(1);
  });

  it('requires a session [BD-39]', async () => {
    const { status } = await backend.call('saveCard', {
      body: { card_token: visa, billing_address: address, wants_to_add_card: 1 },
    });
    expect(status).toBe(401);
  });
});

describe('removing a card', () => {
  const remove = (token: unknown, card_id: string) =>
    backend.call('removeCard', { token: String(token), body: { card_id } });
  const cards = async () => (await backend.db.select().from(savedCards)).map(({ id }) => id).sort();
  const NOT_THERE = { code: -1, message: 'This card does not exist.' };

  it('removes it here and at the provider, and keeps the others [BD-36] [ROLE-07]', async () => {
    const { token } = await backend.given('a signed-in customer with saved cards exists');
    const detached: string[] = [];
    const detach = async ({ cardId }: { cardId: string }) => void detached.push(cardId);
    const { restore } = watchCards(backend.services, { detach });
    expect((await remove(token, 'card_visa_4242')).body).toEqual({ code: 1, message: 'Card removed.' });
    expect((await remove(token, 'card_visa_4242')).body).toEqual(NOT_THERE);
    restore();
    expect(detached).toEqual(['card_visa_4242']);
    expect(await cards()).toEqual(['card_mastercard_4444']);
  });

  it('lets nobody see it or pay with it while the provider is asked [BD-36] [X-145]', async () => {
    const values = ready(await backend.given('a cart ready to order exists'));
    const seen: unknown[] = [];
    const detach = async () => {
      const { body } = await backend.call('getDashboard', { token: values.token });
      seen.push(body.data?.list_cards?.filter(({ id }) => id === values.cardId));
      seen.push((await place(backend.baseUrl, values, janesOrder(values))).body);
    };
    const { restore } = watchCards(backend.services, { detach });
    expect((await remove(values.token, values.cardId)).body.code).toBe(1);
    restore();
    expect(seen).toEqual([[], { code: -1, message: 'This card does not exist.' }]);
  });

  it('is detached by the next run if the provider cannot be reached, however new it is [BD-36]', async () => {
    const { token } = await backend.given('a signed-in customer with saved cards exists');
    const { data, clock, cards: gateway } = backend.services;
    const completed = () => new RemoveUnusedCards(data, clock, gateway).execute();
    const outOfReach = watchCards(backend.services, {
      detach: () => Promise.reject(new Error('out of reach')),
    });
    expect((await remove(token, 'card_visa_4242')).body.code).toBe(1);
    const { body } = await backend.call('getDashboard', { token: String(token) });
    expect(body.data?.list_cards?.map(({ id }) => id)).toEqual(['card_mastercard_4444']);
    expect(await completed()).toMatchObject({ attempted: 1, errors: [{ message: 'out of reach' }] });
    outOfReach.restore();
    const detached: string[] = [];
    const { restore } = watchCards(backend.services, {
      detach: async ({ cardId }) => void detached.push(cardId),
    });
    expect(await completed()).toEqual({ attempted: 1, errors: [] });
    expect(await completed()).toEqual({ attempted: 0, errors: [] });
    restore();
    expect(detached).toEqual(['card_visa_4242']);
    expect(await cards()).toEqual(['card_mastercard_4444']);
  });

  it('still detaches it if an order that it paid is confirmed meanwhile [BD-36] [BD-48]', async () => {
    const values = ready(await backend.given('a cart ready to order exists'));
    const detach = () => Promise.reject(new Error('out of reach'));
    const { real, restore } = watchCards(backend.services, {
      detach,
      authorise: async (request) => {
        await remove(values.token, values.cardId);
        return real.authorise(request);
      },
    });
    expect((await place(backend.baseUrl, values, janesOrder(values))).body.code).toBe(1);
    restore();
    expect(await cards()).toContain(values.cardId);
    const { data, clock, cards: gateway } = backend.services;
    await new RemoveUnusedCards(data, clock, gateway).execute();
    expect(await cards()).not.toContain(values.cardId);
  });

  it("answers for somebody else's card, or a malformed id, as for one that does not exist [BD-36] [BDG-02]", async () => {
    const { token } = await backend.given('card card_x belongs to another customer');
    const { token: guest } = await givenCustomer(backend.services, 'guest');
    for (const [who, card] of [
      [token, 'card_x'],
      [guest, 'card_x'],
      [token, 'card_none'],
      [token, ''],
    ] as const)
      expect((await remove(who, card)).body).toEqual(NOT_THERE);
    expect((await backend.call('removeCard', { body: { card_id: 'card_x' } })).status).toBe(401);
    expect(await cards()).toEqual(['card_x']);
  });
});

describe('a card for a payment', () => {
  it('belongs to its owner, also when an order looks it up again [X-145, BDG-02]', async () => {
    await backend.given('card card_x belongs to another customer');
    const [card] = await backend.db.select().from(savedCards).where(eq(savedCards.id, 'card_x'));
    const { customerId = 0 } = card ?? {};
    const found = (owner: number) =>
      backend.services.data.transaction((tx) => tx.get(SavedCards).lockOwn('card_x', owner));
    expect(await found(customerId)).toMatchObject({ id: 'card_x' });
    expect(await found(customerId + 1)).toBeUndefined();
  });
});

describe('payment methods', () => {
  it("lists the customer's cards, and card, UPI and payment on delivery [BD-40] [PAY-37]", async () => {
    const { token, cartId } = await backend.given('a signed-in customer with saved cards exists');
    const { body } = await backend.call('listPaymentMethods', {
      body: { api_token: token, cart_id: cartId },
    });
    expect(body.data?.map(({ id }) => id)).toEqual(['card_visa_4242', 'card_mastercard_4444']);
    expect(body.payment_method?.map(({ id }) => id)).toEqual([2, 3, 4]);
  });
});

describe('a one-off card without an order', () => {
  const HOUR_MS = 3_600_000;
  const kept = () => backend.db.select().from(savedCards);
  const deletedAfter = (hours: number) => {
    const later = new Date(backend.services.clock.now().getTime() + hours * HOUR_MS).toISOString();
    const { data, cards } = backend.services;
    return new RemoveUnusedCards(data, fixedClock(later), cards).execute();
  };

  it('is deleted after a day, here and at the provider; a saved card stays [X-145]', async () => {
    const { token } = await backend.given('a signed-in customer with a billing address exists');
    await save(token, visa, 0);
    await save(token, ['tok_sandbox_visa_0832_a', 'tok_sandbox_visa_0832_b']);
    const [oneOff] = await backend.db.select().from(savedCards).where(eq(savedCards.listed, false));
    const detached: string[] = [];
    const { restore } = watchCards(backend.services, {
      detach: async ({ cardId }) => void detached.push(cardId),
    });
    expect(await deletedAfter(23)).toEqual({ attempted: 0, errors: [] });
    expect(await kept()).toHaveLength(2);
    expect(await deletedAfter(25)).toEqual({ attempted: 1, errors: [] });
    restore();
    expect(detached).toEqual([oneOff?.id]);
    expect(await kept()).toMatchObject([{ listed: true }]);
  });

  it('is deleted by the next run if the provider cannot be reached [X-145]', async () => {
    const { token } = await backend.given('a signed-in customer with a billing address exists');
    await save(token, visa, 0);
    const { restore } = watchCards(backend.services, {
      detach: () => Promise.reject(new Error('The card provider cannot be reached.')),
    });
    expect((await deletedAfter(25)).errors).toHaveLength(1);
    restore();
    expect(await kept()).toHaveLength(1);
    await deletedAfter(25);
    expect(await kept()).toEqual([]);
  });
});
