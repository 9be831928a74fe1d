import { FakeShop } from '../../../../tests/support/fake-shop';
import { AuthViewModel } from '../auth/auth.view-model';
import { ForgotPasswordFormViewModel } from './forgot-password-form.view-model';

describe('the forgot-password page', () => {
  it('sends the e-mail alone, and the auth page the cart with it [PWD-03] [X-186]', async () => {
    const { forgot, shop } = opened();
    shop.currentCart.set({ cartId: 'crt_1', unitCount: 1, isWalletOrder: false });
    forgot.type('jane@example.com');
    await forgot.submit();
    const auth = new FakeShop();
    auth.currentCart.set({ cartId: 'crt_1', unitCount: 1, isWalletOrder: false });
    const page = auth.get(AuthViewModel);
    page.forgot.type('jane@example.com');
    await page.submitForgot();
    const sent = { email: 'jane@example.com', captcha: 'solution-1' };
    expect(shop.passwordResets.requests).toEqual([{ ...sent, cartId: undefined }]);
    expect(auth.passwordResets.requests).toEqual([{ ...sent, cartId: 'crt_1' }]);
  });

  it.each([
    ['', 'Email is required.'],
    ['jane', 'Email must be in email format.'],
  ])('makes no call with the email %j, and shows %j [X-062]', async (email, text) => {
    const { forgot, shop } = opened();
    forgot.type(email);
    await forgot.submit();
    expect(forgot.state).toMatchObject({ error: text, email, sentText: '' });
    expect(shop.passwordResets.requests).toEqual([]);
  });

  it("shows the backend's message until the input changes [PWD-02]", async () => {
    const { forgot, shop } = opened();
    shop.passwordResets.refusalText = 'Too many attempts.';
    forgot.type('jane@example.com');
    await forgot.submit();
    expect(forgot.state).toMatchObject({ problem: 'Too many attempts.', email: 'jane@example.com' });
    forgot.type('jane@example.co');
    expect(forgot.state.problem).toBe('');
  });

  it('says that there is no connection, even if the captcha could not be loaded, and can be retried [ERR-01]', async () => {
    const { forgot, shop } = opened();
    shop.captcha.outage.begin();
    forgot.type('jane@example.com');
    await forgot.submit();
    expect(forgot.state.problem).toBe('You are not connected to internet');
    shop.captcha.outage.end();
    shop.passwordResets.outage.begin();
    await forgot.submit();
    expect(forgot.state.problem).toBe('You are not connected to internet');
    shop.passwordResets.outage.end();
    await forgot.submit();
    expect(forgot.state.sentText).not.toBe('');
  });

  it('asks once, however often it is pressed', async () => {
    const { forgot, shop } = opened();
    forgot.type('jane@example.com');
    await Promise.all([forgot.submit(), forgot.submit()]);
    expect(shop.passwordResets.requests).toHaveLength(1);
  });
});

describe('the forgot-password panel of the auth page', () => {
  it('knows the e-mail that was typed to sign in, unless another one was typed here [ROUTE-35]', () => {
    const auth = new FakeShop().get(AuthViewModel);
    auth.enter('from@example.com');
    expect(auth.forgot.state.email).toBe('from@example.com');
    auth.typeSignInEmail('jane@example.com');
    expect(auth.forgot.state.email).toBe('jane@example.com');
    auth.forgot.type('mark@example.com');
    auth.typeSignInEmail('lena@example.com');
    expect(auth.forgot.state.email).toBe('mark@example.com');
    expect(auth.signIn.state.email).toBe('lena@example.com');
  });
});

function opened() {
  const shop = new FakeShop();
  return { shop, forgot: shop.get(ForgotPasswordFormViewModel) };
}
