import { eq } from 'drizzle-orm';
import {
  categories,
  customers,
  orders,
  productCategories,
  sessions,
  stock,
  walletEntries,
} from '../src/adapters/postgres/schema';
import { AgeChecks } from '../src/application/identity/age-checks.port';
import { givenNoAlcohol } from '../testing/provider-states/given-age';
import { testBackend } from '../testing/test-backend';
import { guestsOrder, janesOrder, place, ready, type Ready } from './support/order-fixture';

const NOT_DECLARED = {
  code: -1,
  message: 'Confirm that you are over 21 to buy alcohol.',
  reason: 'age-not-declared',
};
const TOO_YOUNG = {
  code: -1,
  message: 'Not Yet Fit For Alcohol Acc. To Govt. See you soon!!!',
  reason: 'too-young',
};

const NOT_VERIFIED = {
  code: -1,
  message: 'Verify your age and identity to buy alcohol.',
  reason: 'identity-not-verified',
};

const backend = testBackend();

const memberRefused = async (because: string) =>
  ready(await backend.given('a member who may not buy alcohol has a cart ready to order', { because }));
const placed = async (values: Ready) => (await place(backend.baseUrl, values, janesOrder(values))).body;
const declare = (token: string) => backend.call('declareAge', { body: { api_token: token } });

describe('where declarations count', () => {
  it('alcohol is sold once the session has declared to be over 21, and not before [X-011]', async () => {
    const values = await memberRefused('age-not-declared');
    expect(await placed(values)).toEqual(NOT_DECLARED);
    expect(await backend.db.select().from(orders)).toEqual([]);
    expect((await declare(values.token)).body).toEqual({ code: 1, message: 'Thank you.' });
    expect(await placed(values)).toMatchObject({ code: 1, order_id: '100001' });
  });

  it('a customer known not to be over 21 is refused, whatever was declared [X-073]', async () => {
    const values = await memberRefused('too-young');
    await declare(values.token);
    expect(await placed(values)).toEqual(TOO_YOUNG);
  });

  it('a guest declares as well', async () => {
    const values = ready(
      await backend.given('a guest who may not buy alcohol has a cart ready to order', {
        because: 'age-not-declared',
      }),
    );
    const body = guestsOrder(values);
    expect((await place(backend.baseUrl, values, body)).body).toEqual(NOT_DECLARED);
    await declare(values.token);
    expect((await place(backend.baseUrl, values, body)).body).toMatchObject({ code: 1 });
  });

  it('prepaid drinks are not added to the wallet cart before [BD-13]', async () => {
    const values = await backend.given('a customer with prepaid drinks may not buy alcohol');
    const body = { product_id: '101', qty: '1', size: '750', vendor_loc_id: '11', pastorderid: '' };
    const add = async () => {
      const call = {
        body: { ...body, cart_id: '', zipcode: '10001', wallet: 1 },
        token: String(values.token),
      };
      return (await backend.call('addWalletProductToCart', call)).body[0];
    };
    expect(await add()).toEqual(NOT_DECLARED);
    await declare(String(values.token));
    expect(await add()).toMatchObject({ code: 1 });
  });

  it('what is in no category for adults needs no declaration', async () => {
    const values = await memberRefused('age-not-declared');
    await backend.db.update(categories).set({ ageRestricted: false });
    await backend.db.insert(productCategories).values({ categoryId: 12, productId: 103 });
    expect(await placed(values)).toMatchObject({ code: 1 });
  });
});

describe('where an identity check is required', () => {
  it('a member without one is refused, and a verified member is not', async () => {
    const values = await memberRefused('identity-not-verified');
    await declare(values.token);
    expect(await placed(values)).toEqual(NOT_VERIFIED);
    await backend.db.update(customers).set({ isVerified: true });
    expect(await placed(values)).toMatchObject({ code: 1 });
  });
});

describe('prepaid drinks that are in the wallet cart already', () => {
  const verify = () => backend.db.update(customers).set({ isVerified: true });

  it.each([
    ['age-not-declared', 'without a declaration', NOT_DECLARED, ({ token }: Ready) => declare(token)],
    ['too-young', 'by a customer known not to be over 21', TOO_YOUNG, verify],
    ['identity-not-verified', 'without the identity check that is required', NOT_VERIFIED, verify],
  ] as const)('are not redeemed (%s) %s [BD-48] [X-011]', async (because, _how, refusal, resolve) => {
    const values = ready(await backend.given('a wallet cart ready to redeem exists'));
    await givenNoAlcohol(backend.services, because);
    if (because !== 'age-not-declared') await declare(values.token);
    const redeem = async () => {
      const order = { cart_id: values.cartId, payment_method: 4, deliverable: [] };
      return (await place(backend.baseUrl, values, order)).body;
    };
    const kept = async () => [
      await backend.db.select().from(walletEntries),
      await backend.db.select().from(stock),
      await backend.db.$count(orders),
    ];
    const before = await kept();
    expect(await redeem()).toEqual(refusal);
    expect(await kept()).toEqual(before);
    await resolve(values);
    expect(await redeem()).toMatchObject({ code: 1 });
  });
});

describe('what a session declared', () => {
  it('counts for that session alone, and from the first time on', async () => {
    const values = await memberRefused('age-not-declared');
    await declare(values.token);
    const [first] = await backend.db.select().from(sessions);
    await declare(values.token);
    expect(await backend.db.select().from(sessions)).toEqual([first]);
    expect(first?.ageDeclaredAt).not.toBeNull();
    const other = { ...first, tokenHash: 'another', ageDeclaredAt: null };
    await backend.db.insert(sessions).values(other as typeof sessions.$inferInsert);
    const evidence = await backend.services.data
      .get(AgeChecks)
      .evidence({ customerId: first?.customerId ?? 0, kind: 'member', tokenHash: 'another' });
    expect(evidence.isDeclared).toBe(false);
  });

  it('cannot be declared without a session', async () => {
    expect((await declare('tok_unknown')).status).toBe(401);
  });
});

describe('a product is for adults', () => {
  const isForAdults = (variantId: number) => backend.services.data.get(AgeChecks).anyRestricted([variantId]);

  beforeEach(() => backend.given('a cart ready to order exists'));

  it('unless its most specific categories are for everybody, whatever is above them', async () => {
    expect(await isForAdults(1011)).toBe(true);
    await backend.db.update(categories).set({ ageRestricted: false }).where(eq(categories.id, 122));
    expect(await isForAdults(1011)).toBe(false);
    await backend.db.insert(productCategories).values({ categoryId: 123, productId: 101 });
    expect(await isForAdults(1011)).toBe(true);
  });

  it('if it has no category', async () => {
    await backend.db.update(categories).set({ ageRestricted: false });
    await backend.db.delete(productCategories);
    expect(await isForAdults(1011)).toBe(true);
  });
});
