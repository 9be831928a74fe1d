import { FakeShop } from '../../../../tests/support/fake-shop';
import { AuthViewModel } from './auth.view-model';

describe('the auth page', () => {
  it('leads to the cart after signing in [AUTH-36]', async () => {
    const { auth } = await solved();
    auth.signIn.typeEmail('jane@example.com');
    auth.signIn.typePassword('correct horse');
    expect(await auth.submitSignIn()).toBe('/cart');
  });

  it('only logs a network failure [AUTH-42]', async () => {
    const { auth, shop } = await solved();
    shop.accounts.outage.begin();
    auth.signIn.typeEmail('jane@example.com');
    auth.signIn.typePassword('correct horse');
    expect(await auth.submitSignIn()).toBeNull();
    expect(shop.notifier.failures).toEqual([]);
    expect(shop.log.warnings).toHaveLength(1);
  });

  it('creates the account, confirms it, signs in and leads to the cart [AUTH-36] [AUTH-37] [AUTH-38] [AUTH-39] [AUTH-43]', async () => {
    const { auth, shop } = await solved();
    fill(auth, {});
    expect(await auth.submitRegistration()).toBe('/cart');
    expect(shop.notifier.successes).toEqual(['User Created.']);
    expect(shop.accounts.registrations).toMatchObject([ADA]);
    expect(shop.currentSession.get()).toMatchObject({ token: 'tok_member', isMember: true });
    expect(shop.currentCart.get().cartId).toBe('crt_member');
  });

  it('shows the message of the server for a taken e-mail, and keeps what was typed [AUTH-44]', async () => {
    const { auth, shop } = await solved();
    fill(auth, { email: 'jane@example.com' });
    expect(await auth.submitRegistration()).toBeNull();
    expect(shop.notifier.failures).toEqual(['An account with this e-mail exists already.']);
    expect(auth.registration.state.typed.firstName).toBe('Ada');
  });

  it.each([
    ['Wrong e-mail or password.', 'Wrong e-mail or password.'],
    ['', 'Something Went Wrong.'],
  ])(
    'offers to sign in if the account was created but signing in was refused with %j: %j [AUTH-46]',
    async (refusal, shown) => {
      const { auth, shop } = await solved();
      shop.accounts.refusalText = refusal;
      fill(auth, {});
      const registering = auth.submitRegistration();
      shop.accounts.passwords = { 'ada@example.com': 'another password' };
      expect(await registering).toBe('/createAccount?panel=signIn');
      expect(shop.notifier.failures).toEqual([shown]);
    },
  );

  it('sends date of birth, gender, country and newsletter along, blank when not given [AUTH-09] [AUTH-10] [AUTH-11] [AUTH-12]', async () => {
    const { auth, shop } = await solved();
    fill(auth, {});
    auth.registration.type('dateOfBirth', '13/40/2000');
    await auth.submitRegistration();
    expect(auth.registration.state.errors.dateOfBirth).toBe('Date of birth must be MM/DD/YYYY.');
    auth.registration.type('dateOfBirth', '');
    await auth.submitRegistration();
    expect(shop.accounts.registrations).toMatchObject([
      { dateOfBirth: '', gender: '', country: 'US', wantsNewsletter: false },
    ]);
  });
});

const ADA = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  password: 'analytical engine',
  confirmPassword: 'analytical engine',
};

function fill(auth: AuthViewModel, changes: Partial<typeof ADA>): void {
  for (const [field, value] of Object.entries({ ...ADA, ...changes })) {
    auth.registration.type(field as keyof typeof ADA, value);
  }
}

async function solved() {
  const shop = new FakeShop();
  const auth = shop.get(AuthViewModel);
  auth.signIn.solveCaptcha();
  auth.registration.solveCaptcha();
  await new Promise((resolve) => setImmediate(resolve));
  return { shop, auth };
}
