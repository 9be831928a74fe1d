import {
  cartAdditions,
  cartLines,
  carts,
  orderAttempts,
  orders,
  sessions,
  spentChallenges,
} from '../src/adapters/postgres/schema';
import { Carts } from '../src/application/cart/carts.port';
import { OrderAttempts } from '../src/application/checkout/order-attempts.port';
import { SpentChallenges } from '../src/application/shared/spent-challenges.port';
import { BOURBON_LINE, givenCart, VISITORS_CART } from '../testing/provider-states/given-cart';
import { givenCustomer } from '../testing/provider-states/given-customer';
import { TEST_NOW } from '../testing/start-test-backend';
import { testBackend } from '../testing/test-backend';
import { guestsOrder, janesOrder, outcomeOf, place, ready } from './support/order-fixture';

const backend = testBackend();

// PGlite runs one transaction at a time.
const onPostgres = process.env.TEST_DATABASE === 'postgres' ? it : it.skip;

const NOW = new Date(TEST_NOW);
const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

describe('carts that nobody has changed for long', () => {
  const left = async () => (await backend.db.select().from(carts)).map(({ id }) => id).sort();
  const deleteAbandoned = (now = NOW) => backend.services.data.get(Carts).deleteAbandoned(ago(90), now);
  const old = { createdAt: ago(200), updatedAt: ago(91) };

  it("are deleted with their lines and additions if they are a visitor's [BDG-05] [X-140]", async () => {
    await backend.given('no cart exists');
    const cartId = await givenCart(backend.services, [BOURBON_LINE], old);
    await backend.db.insert(cartAdditions).values({ cartId, key: 'key', payloadHash: '', addedAt: ago(91) });
    await givenCart(backend.services, [], { id: 'crt_recent', createdAt: ago(200), updatedAt: ago(89) });
    await deleteAbandoned();
    expect(await left()).toEqual(['crt_recent']);
    expect(await backend.db.select().from(cartLines)).toEqual([]);
    expect(await backend.db.select().from(cartAdditions)).toEqual([]);
  });

  it("are kept while a guest's session goes on, since signing in merges them [X-068] [X-090]", async () => {
    await backend.given('no cart exists');
    const { customerId } = await givenCustomer(backend.services, 'guest');
    await givenCart(backend.services, [], { ...old, customerId });
    await deleteAbandoned();
    expect(await left()).toEqual([VISITORS_CART]);
    await deleteAbandoned(new Date(NOW.getTime() + DAY_MS));
    expect(await left()).toEqual([]);
  });

  it("are kept if they are a member's [X-165]", async () => {
    await backend.given('no cart exists');
    const { customerId } = await givenCustomer(backend.services, 'member');
    await backend.db.delete(sessions);
    await givenCart(backend.services, [], { ...old, customerId });
    await deleteAbandoned();
    expect(await left()).toEqual([VISITORS_CART]);
  });

  it('are kept if they were ordered, whoever did [BD-48]', async () => {
    const values = ready(await backend.given('a guest cart ready to order exists'));
    expect((await place(backend.baseUrl, values, guestsOrder(values))).body.code).toBe(1);
    await backend.db.delete(sessions);
    await backend.db.update(carts).set(old);
    await deleteAbandoned();
    expect(await left()).toEqual([values.cartId]);
  });

  onPostgres('are left for the next time while somebody is changing them [X-150]', async () => {
    await backend.given('no cart exists');
    await givenCart(backend.services, [], old);
    await backend.services.data.transaction(async (tx) => {
      await tx.get(Carts).lock(VISITORS_CART);
      await deleteAbandoned();
      await tx.get(Carts).update(VISITORS_CART, { updatedAt: NOW });
    });
    await deleteAbandoned();
    expect(await left()).toEqual([VISITORS_CART]);
  });

  it('are deleted however many there are', async () => {
    await backend.given('no cart exists');
    const many = Array.from({ length: 2_001 }, (_, index) => ({
      ...old,
      id: `crt_${index}`,
      zipcode: '10001',
    }));
    await backend.db.insert(carts).values(many);
    await deleteAbandoned();
    expect(await left()).toEqual([]);
  });
});

describe('attempts to place an order', () => {
  const deleteOld = () => backend.services.data.get(OrderAttempts).deleteOld(ago(30));
  const keys = async () => (await backend.db.select().from(orderAttempts)).map(({ key }) => key).sort();

  it('are deleted after 30 days; their cart still answers its one order [X-150]', async () => {
    const values = ready(await backend.given('a cart ready to order exists'));
    const { body } = await place(backend.baseUrl, values, janesOrder(values), 'old');
    await backend.db.update(orderAttempts).set({ createdAt: ago(31) });
    await place(backend.baseUrl, values, janesOrder(values), 'recent');
    await deleteOld();
    expect(await keys()).toEqual(['recent']);
    expect((await place(backend.baseUrl, values, janesOrder(values), 'old')).body).toEqual(body);
    expect(await outcomeOf(backend.baseUrl, values, 'old')).toMatchObject({ status: 'placed' });
    expect(await backend.db.select().from(orders)).toHaveLength(1);
  });
});

describe('spent challenges', () => {
  it('are deleted once they have expired, and are not valid a second time before [X-059]', async () => {
    await backend.given('no cart exists');
    const challenges = backend.services.data.get(SpentChallenges);
    await challenges.spend('expired', ago(1));
    await challenges.spend('valid', new Date(NOW.getTime() + 1));
    await challenges.deleteExpired(NOW);
    expect(await backend.db.select().from(spentChallenges)).toMatchObject([{ signature: 'valid' }]);
    expect(await challenges.spend('valid', NOW)).toBe(false);
  });
});
