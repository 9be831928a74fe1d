import { FakeShop } from '../../../tests/support/fake-shop';
import { SessionStarted } from '../customer/session-started.event';
import { AppEvents } from '../shared/app-events';

const VISITORS = { cartId: 'crt_1', unitCount: 3, isWalletOrder: true };

describe('the current cart, when', () => {
  it('a member has signed in, is the merged cart [AUTH-32] [AUTH-34]', () => {
    expect(after(new SessionStarted({ cartId: 'crt_member', unitCount: 5 }))).toEqual({
      cartId: 'crt_member',
      unitCount: 5,
      isWalletOrder: false,
    });
  });

  it('a new member has registered, keeps its lines under the id of the answer [AUTH-38] [STORE-02]', () => {
    expect(after(new SessionStarted({ cartId: 'crt_new' }))).toEqual({ ...VISITORS, cartId: 'crt_new' });
    expect(after(new SessionStarted({ cartId: '' }))).toEqual(VISITORS);
  });

  it('a guest session has started, is unchanged', () => {
    expect(after(new SessionStarted(null))).toEqual(VISITORS);
  });
});

function after(event: object) {
  const shop = new FakeShop();
  shop.currentCart.set(VISITORS);
  shop.get(AppEvents).publish(event);
  return shop.currentCart.get();
}
