import { FakeShop } from '../../../tests/support/fake-shop';
import { Session } from '../../domain/customer/session';
import { AppEvents } from '../shared/app-events';
import { MemberRegistered } from './member-registered.event';
import { Register } from './register';
import { RestoreSession } from './restore-session';
import { SignIn } from './sign-in';
import { SignOut } from './sign-out';

const jane = { email: 'jane@example.com', password: 'correct horse' };

describe('signing in', () => {
  it('merges the cart of the visitor [AUTH-32]', async () => {
    const shop = aShopWithCart();
    await shop.get(SignIn).execute(jane, 'solution');
    expect(shop.currentCart.get().cartId).toBe('crt_1');
  });

  it('changes nothing when it is refused [AUTH-40]', async () => {
    const shop = aShopWithCart();
    const answer = await shop.get(SignIn).execute({ ...jane, password: 'wrong' }, 'solution');
    expect(answer).toMatchObject({
      ok: false,
      failure: { kind: 'refused', message: 'Wrong e-mail or password.' },
    });
    expect(shop.currentSession.get()).toBe(Session.visitor);
    expect(shop.currentCart.get().cartId).toBe('crt_1');
  });
});

describe('registering', () => {
  it('stores the answer and signs in, with a captcha solution for each call [AUTH-37] [AUTH-38] [AUTH-39]', async () => {
    const shop = aShopWithCart();
    const answer = await shop.get(Register).execute(aRegistration, 'first');
    expect(answer).toMatchObject({ ok: true, value: { signIn: { ok: true } } });
    expect(shop.accounts.captchas).toEqual(['first', 'solution-1']);
    expect(shop.accounts.registrations).toEqual([aRegistration]);
    expect(shop.currentSession.get()).toMatchObject({ token: 'tok_member', isMember: true });
  });

  it('stores token and cart of the registration even if signing in fails [AUTH-38] [AUTH-46] [STORE-01] [STORE-02]', async () => {
    const shop = aShopWithCart();
    shop.accounts.cartOfNewMember = 'crt_new';
    shop.captcha.outage.begin();
    const answer = await shop.get(Register).execute(aRegistration, 'first');
    expect(answer).toMatchObject({ ok: true, value: { signIn: { ok: false } } });
    expect(shop.currentSession.get()).toMatchObject({
      token: 'tok_new',
      customerId: '502',
      name: 'Noa Green',
      kind: 'member',
    });
    expect(shop.currentCart.get()).toMatchObject({ cartId: 'crt_new', unitCount: 3 });
  });

  it('publishes its event only once the new member is signed in [X-075]', async () => {
    for (const [isOffline, news] of [
      [true, 0],
      [false, 1],
    ] as const) {
      const shop = new FakeShop();
      const registered: MemberRegistered[] = [];
      shop.get(AppEvents).on(MemberRegistered, (event) => registered.push(event));
      if (isOffline) shop.captcha.outage.begin();
      await shop.get(Register).execute(aRegistration, 'first');
      expect(registered).toHaveLength(news);
    }
  });
});

describe('restoring a session', () => {
  it('distinguishes a member from a guest by the name', async () => {
    const shop = new FakeShop();
    shop.currentSession.set(Session.returning('tok', '501'));
    await shop.get(RestoreSession).execute();
    expect(shop.currentSession.get()).toMatchObject({ kind: 'member', name: 'Jane Doe' });
    shop.accounts.account = { ...shop.accounts.account, name: '' };
    shop.currentSession.set(Session.returning('tok', '900'));
    await shop.get(RestoreSession).execute();
    expect(shop.currentSession.get().kind).toBe('guest');
  });

  it('keeps the token while the backend cannot be reached', async () => {
    const shop = new FakeShop();
    shop.accounts.outage.begin();
    shop.currentSession.set(Session.returning('tok', '501'));
    expect(await shop.get(RestoreSession).execute()).toMatchObject({ failure: { reason: 'offline' } });
    expect(shop.currentSession.get().mayCheckOut).toBe(true);
  });
});

describe('signing out', () => {
  it('clears everything, even if the call fails [HEAD-28] [HEAD-30] [STORE-01]', async () => {
    const shop = new FakeShop();
    shop.accounts.outage.begin();
    await shop.get(SignOut).execute();
    expect(shop.accounts.signedOut).toBe(1);
    expect(shop.browserData.isCleared).toBe(true);
  });

  it('clears everything without a call that the backend does not have [X-083]', async () => {
    const shop = new FakeShop();
    shop.optionalCalls.delete('signOut');
    await shop.get(SignOut).execute();
    expect(shop.accounts.signedOut).toBe(0);
    expect(shop.browserData.isCleared).toBe(true);
  });
});

const aRegistration = {
  email: 'new@example.com',
  password: 'long enough',
  confirmPassword: 'long enough',
  firstName: 'Noa',
  lastName: 'Green',
  dateOfBirth: '',
  gender: '',
  country: 'US',
  wantsNewsletter: false,
};

function aShopWithCart(): FakeShop {
  const shop = new FakeShop();
  shop.currentCart.set({ cartId: 'crt_1', unitCount: 3, isWalletOrder: false });
  return shop;
}
