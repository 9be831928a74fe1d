import { FakeShop } from '../../../../tests/support/fake-shop';
import { SignInViewModel } from './sign-in.view-model';

describe('the sign-in screen', () => {
  it('keeps token, cart, customer and count, and leads to the store [AUTH-31] [AUTH-32] [AUTH-33] [AUTH-34] [AUTH-35] [STORE-01] [STORE-02] [STORE-03]', async () => {
    const { signIn, shop } = await solved();
    typeJane(signIn);
    expect(await signIn.submit()).toBe('/store');
    const jane = { token: 'tok_member', customerId: '501', name: 'Jane Doe', kind: 'member' };
    expect(shop.currentSession.get()).toMatchObject(jane);
    expect(shop.currentCart.get()).toMatchObject({ cartId: 'crt_member', unitCount: 2 });
  });

  it('returns a member to the screen that required signing in [X-012]', async () => {
    const { signIn } = await solved();
    typeJane(signIn);
    expect(await signIn.submit('/setting/order')).toBe('/setting/order');
  });

  it.each([
    ['Wrong e-mail or password.', 'Wrong e-mail or password.'],
    ['', 'Something Went Wrong.'],
  ])(
    'shows that the server refused with %j as %j, and keeps the e-mail [AUTH-40]',
    async (refusal, shown) => {
      const { signIn, shop } = await solved();
      shop.accounts.refusalText = refusal;
      typeJane(signIn, 'wrong-password');
      expect(await signIn.submit()).toBeNull();
      expect(shop.notifier.failures).toEqual([shown]);
      expect(signIn.form.state.email).toBe('jane@example.com');
    },
  );
});

async function solved() {
  const shop = new FakeShop();
  const signIn = shop.get(SignInViewModel);
  signIn.form.solveCaptcha();
  await new Promise((resolve) => setImmediate(resolve));
  return { shop, signIn };
}

function typeJane(signIn: SignInViewModel, password = 'correct horse'): void {
  signIn.form.typeEmail('jane@example.com');
  signIn.form.typePassword(password);
}
