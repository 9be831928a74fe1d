import { aGuest } from '../../../../tests/support/builders/customer';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { GuestEmailViewModel } from './guest-email.view-model';

describe('the guest e-mail screen', () => {
  it('says that there is no connection if the captcha could not be loaded [ERR-01]', async () => {
    const { guest, shop } = await entered(({ captcha }) => captcha.outage.begin());
    guest.type('ada@example.com');
    expect(await guest.proceed()).toBeNull();
    expect(shop.notifier.failures).toEqual(['You are not connected to internet']);
    shop.captcha.outage.end();
    expect(await guest.proceed()).toBe('/cart');
  });

  it('keeps the token, remembers the guest and leads to the cart [GUEST-04] [GUEST-05] [GUEST-06]', async () => {
    const { guest, shop } = await entered();
    guest.type('guest@example.com');
    expect(await guest.proceed()).toBe('/cart');
    expect(shop.currentSession.get()).toMatchObject({ isGuest: true, email: 'guest@example.com' });
    expect(shop.currentSession.get().token).not.toBe('');
  });

  it('sends one request, however often it is pressed', async () => {
    const { guest } = await entered();
    guest.type('guest@example.com');
    expect(await Promise.all([guest.proceed(), guest.proceed()])).toEqual(['/cart', null]);
  });

  it('shows an outage, and keeps the email', async () => {
    const { guest, shop } = await entered();
    shop.accounts.outage.begin();
    guest.type('guest@example.com');
    expect(await guest.proceed()).toBeNull();
    expect(shop.notifier.failures).toEqual(['You are not connected to internet']);
    expect(guest.state).toMatchObject({ email: 'guest@example.com', isSending: false });
  });

  it('lets a guest correct the e-mail [X-006]', async () => {
    const { guest } = await entered((shop) => shop.currentSession.set(aGuest()));
    expect(guest.state.email).toBe(aGuest().email);
  });
});

async function entered(arrange: (shop: FakeShop) => void = () => undefined) {
  const shop = new FakeShop();
  shop.currentCart.set({ cartId: 'cart-1', unitCount: 1, isWalletOrder: false });
  arrange(shop);
  const guest = shop.get(GuestEmailViewModel);
  await guest.enter();
  return { shop, guest };
}
