import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { addresses, cartLines, carts, customers } from '../src/adapters/postgres/schema';
import { postgresOfTheFile } from '../testing/postgres-of-the-file';
import { startTestBackend } from '../testing/start-test-backend';
import { duringTests } from '../testing/test-backend';
import { NEW_ADDRESS } from './support/new-address';
import { solvedCaptcha } from './support/solved-captcha';

/** PGlite runs one transaction at a time and would hide every race. */
const { postgres, describeOnPostgres } = await postgresOfTheFile();

const AT_ONCE = 20;
const credentials = { email: 'jane@example.com', password: 'correct horse battery' };

describeOnPostgres('at the same moment', () => {
  const backend = duringTests(async () => startTestBackend({ databaseUrl: await postgres.freshDatabase() }));

  const together = <Result>(act: (index: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, index) => act(index)));

  it("concurrent sign-ins with one visitor's cart merge it once [X-068]", async () => {
    const { cartId } = await backend.given(
      'a registered customer jane@example.com exists and a guest cart exists',
    );
    const now = new Date();
    await backend.db
      .insert(carts)
      .values({ id: 'crt_own', customerId: 501, zipcode: '10001', createdAt: now, updatedAt: now });
    const answers = await together(() =>
      backend.call('signIn', { body: { ...credentials, cart_id: cartId } }),
    );
    expect(answers.map(({ body }) => body.result?.cart_id)).toEqual(Array(AT_ONCE).fill('crt_own'));
    const lines = await backend.db.select().from(cartLines).where(eq(cartLines.cartId, 'crt_own'));
    expect(lines.map(({ quantity }) => quantity).toSorted()).toEqual([1, 5]);
  }, 30_000);

  it('concurrent sign-ins renew a hash of an earlier cost, and all succeed', async () => {
    await backend.given('a registered customer jane@example.com exists');
    const earlier = await hash(credentials.password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await backend.db.update(customers).set({ passwordHash: earlier });
    const answers = await together(() => backend.call('signIn', { body: credentials }));
    expect(answers.map(({ body }) => body.code)).toEqual(Array(AT_ONCE).fill(1));
  }, 30_000);

  it('a reset link changes the password once [BD-23] [X-072]', async () => {
    const { resetToken } = await backend.given('a valid reset token exists');
    const answers = await together((index) => {
      const password = `battery staple ${index}`;
      const body = { reset_token: String(resetToken), new_password: password, confirm_password: password };
      return backend.call('changePassword', { body });
    });
    const outcomes = answers.map(({ body }) => `${body.code} ${body.message}`).toSorted();
    const used = '-1 This link has already been used. Please request a new one.';
    expect(outcomes).toEqual([...Array<string>(AT_ONCE - 1).fill(used), '1 Password changed.']);
  }, 30_000);

  it('a session of the old password does not survive a concurrent change [BD-23] [BDG-02]', async () => {
    const { resetToken } = await backend.given('a valid reset token exists');
    const password = 'battery staple horse';
    const change = { reset_token: String(resetToken), new_password: password, confirm_password: password };
    const [changed, ...signIns] = await Promise.all([
      backend.call('changePassword', { body: change }),
      ...Array.from({ length: AT_ONCE }, () => backend.call('signIn', { body: credentials })),
    ]);
    expect(changed?.body).toMatchObject({ code: 1 });
    const tokens = signIns.flatMap(({ body }) => ('result' in body ? [body.result?.api_token] : []));
    const dashboards = await Promise.all(tokens.map((token) => backend.call('getDashboard', { token })));
    expect(dashboards.map(({ status }) => status)).toEqual(tokens.map(() => 401));
  }, 30_000);

  it('concurrent registrations with one e-mail create one account [BD-20]', async () => {
    await backend.given('no customer new@example.com exists');
    const form = {
      email: 'new@example.com',
      password: 'long enough',
      confirm_password: 'long enough',
      first_name: 'N',
      last_name: 'N',
    };
    const answers = await together(() => backend.call('register', { body: form }));
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 2)).toHaveLength(AT_ONCE - 1);
  }, 30_000);

  it('guests with different e-mails cannot share a cart [X-140]', async () => {
    const { cartId } = await backend.given('a visitor cart with two items exists');
    const answers = await together((index) =>
      backend.call('startGuestSession', {
        body: { customer_email: `guest${index}@example.com`, cart_id: cartId },
      }),
    );
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(1);
  }, 30_000);

  it('concurrent new default addresses leave one default [BD-34]', async () => {
    const { token } = await backend.given('a signed-in customer exists');
    const body = { ...NEW_ADDRESS, default_address: '1' } as const;
    const answers = await together(() =>
      backend.call('addAddress', { query: { customerid: '501' }, token: String(token), body }),
    );
    expect(answers.every((answer) => answer.body.code === 1)).toBe(true);
    expect(await backend.db.select().from(addresses).where(eq(addresses.isPrimary, true))).toHaveLength(1);
  }, 30_000);

  it('concurrent choices of a default address leave one default [BD-34]', async () => {
    const { token } = await backend.given('a customer with two shipping addresses exists');
    const answers = await together((index) =>
      backend.call('setDefaultAddress', {
        token: String(token),
        body: { customer_id: '501', address_id: index % 2 ? '701' : '702' },
      }),
    );
    expect(answers.flatMap(({ body }) => body.map(({ code }) => code))).toEqual(Array(AT_ONCE).fill(1));
    expect(await backend.db.select().from(addresses).where(eq(addresses.isPrimary, true))).toHaveLength(1);
  }, 30_000);

  it('concurrent wrong passwords are all counted', async () => {
    await backend.given('a registered customer jane@example.com exists');
    backend.services.settings.limitFactor = 1;
    const answers = await together(() =>
      backend.call('signIn', { body: { ...credentials, password: 'a wild guess' } }),
    );
    backend.services.settings.limitFactor = 1_000;
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(AT_ONCE - 10);
  }, 30_000);

  it('a captcha solution is valid once [X-059]', async () => {
    await backend.given('zipcode 10001 is served');
    const header = await solvedCaptcha(backend);
    const accepted = await together(() => backend.services.captcha.accepts(header));
    expect(accepted.filter(Boolean)).toHaveLength(1);
  }, 30_000);
});
