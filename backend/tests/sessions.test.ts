import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { cartLines, carts, customers, sessions } from '../src/adapters/postgres/schema';
import { fixedClock } from '../testing/fixed-clock';
import { testBackend } from '../testing/test-backend';
import { NEW_ADDRESS } from './support/new-address';

const START = '2030-06-01T12:00:00Z';
let clock = fixedClock(START);
const backend = testBackend({
  clock: { now: () => clock.now() },
  settings: { passwordWords: ['Wine Shop'] },
});

const credentials = { email: 'jane@example.com', password: 'correct horse battery' };
const signIn = (changes: object = {}, token?: string) =>
  backend.call('signIn', { body: { ...credentials, ...changes }, token });
const continueAsGuest = (customer_email: string, cart_id: unknown, token?: string) =>
  backend.call('startGuestSession', { body: { customer_email, cart_id }, token });

describe('signing in', () => {
  it('replaces a hash of an earlier cost, once the password is right', async () => {
    await backend.given('a registered customer jane@example.com exists');
    const earlier = await hash(credentials.password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    const jane = eq(customers.email, credentials.email);
    await backend.db.update(customers).set({ passwordHash: earlier }).where(jane);
    const stored = async () => (await backend.db.select().from(customers).where(jane))[0]?.passwordHash;
    await signIn({ password: 'not her password' });
    expect(await stored()).toBe(earlier);
    expect((await signIn()).body.code).toBe(1);
    const renewed = await stored();
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signIn()).body.code).toBe(1);
    expect(await stored()).toBe(renewed);
  });

  it('opens a session with the message success [BD-19] [ENT-23] [X-065]', async () => {
    await backend.given('a registered customer jane@example.com exists');
    const { status, body } = await signIn({ cart_id: '' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      code: 1,
      message: 'success',
      result: {
        api_token: expect.stringMatching(/^tok_/) as string,
        customer_id: '501',
        cust_name: 'Jane Doe',
        is_verified: 1,
        cart_id: '',
        total_product_in_cart: 0,
      },
    });
    const dashboard = await backend.call('getDashboard', { body: { api_token: body.result?.api_token } });
    expect(dashboard.body.data?.email).toBe('jane@example.com');
  });

  it('accepts the credentials in the query as well, and ignores case in the e-mail [X-060]', async () => {
    await backend.given('a registered customer jane@example.com exists');
    const { body, headers } = await backend.call('signIn', {
      query: { ...credentials, email: 'JANE@Example.com' },
      body: { cart_id: '' },
    });
    expect(body.code).toBe(1);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  describe('on a deployment that accepts nothing secret in the query', () => {
    beforeAll(() => void (backend.services.settings.legacyCredentialQuery = false));
    afterAll(() => void (backend.services.settings.legacyCredentialQuery = true));

    it('ignores the credentials there [X-060]', async () => {
      await backend.given('a registered customer jane@example.com exists');
      const { status } = await backend.call('signIn', { query: credentials, body: { cart_id: '' } });
      expect(status).toBe(400);
    });

    it('ignores the token there: a cart of a customer is not emptied by it [X-060] [X-139]', async () => {
      const { token, cartId } = await backend.given('a signed-in customer with an open cart exists');
      const query = { quote_id: String(cartId), cus_id: '501', api_token: String(token) };
      expect((await backend.call('clearCart', { query })).body).toMatchObject({ code: -1 });
      expect((await backend.call('clearCart', { query, token: String(token) })).body).toMatchObject({
        code: 1,
      });
    });
  });

  it('takes a token from the query only on a call whose document has it [X-139]', async () => {
    const { token } = await backend.given('a signed-in customer exists');
    const { status } = await backend.call('getDashboard', { query: { api_token: String(token) }, body: {} });
    expect(status).toBe(401);
  });

  it('gives the same answer for a wrong password and an unknown e-mail [BD-19]', async () => {
    await backend.given('a registered customer jane@example.com exists');
    const wrong = await signIn({ password: 'not her password' });
    const unknown = await signIn({ email: 'nobody@example.com' });
    expect(wrong.body).toEqual({ code: -1, message: 'Incorrect email or password.' });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('stores the token only as a hash [BDG-02]', async () => {
    await backend.given('a registered customer jane@example.com exists');
    const { body } = await signIn();
    const stored = await backend.db.select().from(sessions);
    expect(JSON.stringify(stored)).not.toContain(body.result?.api_token);
  });

  it('is not blocked by an expired token [X-084]', async () => {
    await backend.given('a registered customer jane@example.com exists');
    expect((await signIn({}, 'tok_long_gone')).body.code).toBe(1);
  });
});

describe('carts at sign-in', () => {
  const JANE_AND_A_CART = 'a registered customer jane@example.com exists and a guest cart exists';

  it('adds up equal lines, to at most 24, if the zipcodes agree [BD-19] [X-068]', async () => {
    const { cartId: visitors } = await backend.given(JANE_AND_A_CART);
    const own = await givenOwnCart('10001', 20);
    const { body } = await signIn({ cart_id: visitors });
    expect(body.result).toMatchObject({ cart_id: own, total_product_in_cart: 24 + 1 });
    expect(await statusOf(String(visitors))).toBeUndefined();
  });

  it('continues with the cart for the other zipcode and saves the old one [X-068]', async () => {
    const { cartId: visitors } = await backend.given(JANE_AND_A_CART);
    const own = await givenOwnCart('94105', 2);
    const { body } = await signIn({ cart_id: visitors });
    expect(body.result).toMatchObject({ cart_id: visitors, total_product_in_cart: 6 });
    expect(await statusOf(own)).toBe('saved');
  });

  it('merges once, however often it is requested [X-068]', async () => {
    const { cartId: visitors } = await backend.given(JANE_AND_A_CART);
    const own = await givenOwnCart('10001', 2);
    await signIn({ cart_id: visitors });
    const { body } = await signIn({ cart_id: visitors });
    expect(body.result).toMatchObject({ cart_id: own, total_product_in_cart: 2 + 6 });
  });

  it("does not take over a guest's cart without that guest's token [X-140]", async () => {
    const { cartId: visitors } = await backend.given(JANE_AND_A_CART);
    await continueAsGuest('guest@example.com', visitors);
    const { body } = await signIn({ cart_id: visitors });
    expect(body.result?.cart_id).toBe('');
  });

  it("takes over the guest's cart and ends the guest session [X-090]", async () => {
    const { cartId: visitors } = await backend.given(JANE_AND_A_CART);
    const guest = await continueAsGuest('guest@example.com', visitors);
    const token = guest.body.data?.api_token;
    const { body } = await signIn({ cart_id: visitors }, token);
    expect(body.result).toMatchObject({ cart_id: visitors, total_product_in_cart: 6 });
    expect((await backend.call('getDashboard', { token })).status).toBe(401);
  });

  it('ends the session of a member who signs in again', async () => {
    await backend.given('a registered customer jane@example.com exists');
    const token = (await signIn()).body.result?.api_token;
    const again = (await signIn({}, token)).body.result?.api_token;
    expect((await backend.call('getDashboard', { token })).status).toBe(401);
    expect((await backend.call('getDashboard', { token: again })).status).toBe(200);
  });

  /** Jane's own cart, with this many units of the visitor's first line. */
  async function givenOwnCart(zipcode: string, quantity: number): Promise<string> {
    const now = new Date();
    const [line] = await backend.db.select().from(cartLines).orderBy(cartLines.id).limit(1);
    if (!line) throw new Error('The visitor has no line.');
    await backend.db
      .insert(carts)
      .values({ id: 'crt_own', customerId: 501, zipcode, createdAt: now, updatedAt: now });
    await backend.db.insert(cartLines).values({ ...line, id: undefined, cartId: 'crt_own', quantity });
    return 'crt_own';
  }

  async function statusOf(id: string): Promise<string | undefined> {
    const [cart] = await backend.db.select().from(carts).where(eq(carts.id, id));
    return cart?.status;
  }
});

describe('registering', () => {
  const form = {
    email: 'new@example.com',
    password: 'correct horse battery',
    confirm_password: 'correct horse battery',
    first_name: 'Nora',
    last_name: 'Newman',
    cart_id: '',
    dob: '03/04/1990',
    gender: '',
    country: 'US',
    newsletter_subscription: '1',
  };

  it('creates the account, with the date of birth in month-first format [BD-20] [X-061]', async () => {
    await backend.given('no customer new@example.com exists');
    const { body } = await backend.call('register', { body: form });
    expect(body).toMatchObject({ code: 1, message: 'User Created.', result: { cart_id: '' } });
    const [created] = await backend.db.select().from(customers).where(eq(customers.email, 'new@example.com'));
    expect(created).toMatchObject({
      dateOfBirth: '1990-03-04',
      newsletterSubscription: true,
      kind: 'member',
    });
    expect((await signIn({ email: form.email, password: form.password })).body.code).toBe(1);
  });

  it('answers code 2 for an e-mail that has an account, ignoring case [BD-20]', async () => {
    await backend.given('a registered customer jane@example.com exists');
    const { body } = await backend.call('register', { body: { ...form, email: 'Jane@Example.COM' } });
    expect(body).toEqual({ code: 2, message: 'An account with this email already exists.' });
  });

  it.each([
    ['that many people use, whatever its case', 'Password1'],
    ["that consists of the shop's words", 'Wine-Shop-2030'],
  ])('refuses a password %s', async (_what, password) => {
    await backend.given('no customer new@example.com exists');
    const common = { password, confirm_password: password };
    const { body } = await backend.call('register', { body: { ...form, ...common } });
    expect(body).toMatchObject({
      message: 'This password is used by many people. Please choose another one.',
    });
    expect(body.code).not.toBe(1);
    expect((await signIn({ email: form.email, password })).body.code).not.toBe(1);
  });

  it('ends the session of whoever registers', async () => {
    const { token } = await backend.given('a signed-in customer exists');
    await backend.given('no customer new@example.com exists');
    expect((await backend.call('register', { body: form, token: String(token) })).body.code).toBe(1);
    expect((await backend.call('getDashboard', { token: String(token) })).status).toBe(401);
  });

  it('stores names as typed, including markup and emoji', async () => {
    await backend.given('no customer new@example.com exists');
    const name = { first_name: '<b>Nóra</b> 🍷', last_name: "O'Neil & Söhne" };
    const { body } = await backend.call('register', { body: { ...form, ...name } });
    const dashboard = await backend.call('getDashboard', { token: body.result?.api_token });
    expect(dashboard.body.data?.name).toBe("<b>Nóra</b> 🍷 O'Neil & Söhne");
  });
});

describe('continuing as a guest', () => {
  it("binds the cart to a new guest, even with a member's e-mail [BD-21] [X-066]", async () => {
    const { cartId } = await backend.given(
      'a registered customer jane@example.com exists and a visitor cart exists',
    );
    const { body } = await continueAsGuest('jane@example.com', cartId);
    expect(body.code).toBe(1);
    expect(body.data?.customer_id).not.toBe('501');
    const dashboard = await backend.call('getDashboard', { token: body.data?.api_token });
    expect(dashboard.body.data).toMatchObject({ name: '', email: 'jane@example.com', list_cards: [] });
  });

  it.each([
    ['', 'Email is required.'],
    ['jane', 'must be in email format'],
  ])('refuses the e-mail "%s" [BD-21]', async (email, message) => {
    const { cartId } = await backend.given('a visitor cart with two items exists');
    expect((await continueAsGuest(email, cartId)).body).toEqual({ code: -1, message });
  });

  it("refuses a cart that does not exist, or that is bound to somebody else's e-mail [BD-21] [X-140]", async () => {
    const { cartId } = await backend.given('a visitor cart with two items exists');
    const missing = await continueAsGuest('a@example.com', 'crt_none');
    await continueAsGuest('a@example.com', cartId);
    const taken = await continueAsGuest('b@example.com', cartId);
    expect([missing.body, taken.body]).toEqual(
      Array(2).fill({ code: -1, message: 'This cart does not exist.' }),
    );
  });

  it('can be repeated if the answer was lost, and lets a guest correct the e-mail [X-006]', async () => {
    const { cartId } = await backend.given('a visitor cart with two items exists');
    await continueAsGuest('a@example.com', cartId);
    const again = await continueAsGuest('A@example.com', cartId);
    expect(again.body.code).toBe(1);
    const token = again.body.data?.api_token;
    const corrected = await continueAsGuest('b@example.com', cartId, token);
    expect(corrected.body.code).toBe(1);
  });

  it('creates a new guest without data of the first when repeated, and none after an address is saved [X-066] [X-140] [BDG-02]', async () => {
    const { cartId } = await backend.given('a visitor cart with two items exists');
    const ask = async () => {
      const { data, ...rest } = (await continueAsGuest('a@example.com', cartId)).body;
      return { ...rest, id: data?.customer_id ?? '', token: data?.api_token ?? '' };
    };
    const [first, again] = [await ask(), await ask()];
    expect(again.id).not.toBe(first.id);
    expect(again.token).not.toBe(first.token);
    const [lost] = (await backend.call('showCart', { body: { cart_id: String(cartId) }, token: first.token }))
      .body;
    expect(lost?.result).toEqual([]);
    const query = { customerid: again.id };
    const added = await backend.call('addAddress', { query, body: NEW_ADDRESS, token: again.token });
    expect(added.body.code).toBe(1);
    expect(await ask()).toMatchObject({ code: -1, message: 'This cart does not exist.' });
  });
});

describe('ending a session', () => {
  it('revokes the token, and gives the same answer for an unknown one [BD-49] [EXT-05]', async () => {
    const { token } = await backend.given('a signed-in customer exists');
    expect((await backend.call('signOut', { body: { api_token: token } })).body.code).toBe(1);
    expect((await backend.call('getDashboard', { body: { api_token: token } })).status).toBe(401);
    expect((await backend.call('signOut', { body: { api_token: 'tok_unknown' } })).body.code).toBe(1);
  });

  it('happens automatically: for a guest after a day, for a member after thirty [X-084] [X-090]', async () => {
    const statusAt = async (instant: string, token: unknown) => {
      clock = fixedClock(instant);
      const { status } = await backend.call('getDashboard', { token: String(token) });
      clock = fixedClock(START);
      return status;
    };
    const guest = await backend.given('a guest session exists');
    expect(await statusAt('2030-06-02T11:59:59Z', guest.token)).toBe(200);
    expect(await statusAt('2030-06-02T12:00:00Z', guest.token)).toBe(401);
    const member = await backend.given('a signed-in customer exists');
    expect(await statusAt('2030-07-01T11:59:59Z', member.token)).toBe(200);
    expect(await statusAt('2030-07-01T12:00:00Z', member.token)).toBe(401);
  });
});
