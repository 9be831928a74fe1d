import { aGuest, aMember } from '../../../../tests/support/builders/customer';
import { aPlace } from '../../../../tests/support/builders/location';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { ShopLayoutViewModel } from './shop-layout.view-model';

describe('the header of the shop', () => {
  it('shows the zipcode and the number of items in the cart, and updates them [HEAD-01] [HEAD-02] [HEAD-07]', () => {
    const { shop, layout } = opened();
    expect(layout.header).toMatchObject({ zipcode: undefined, cartCount: 0 });
    shop.currentPlace.set(aPlace('07030'));
    shop.currentCart.set({ cartId: 'crt_1', unitCount: 3, isWalletOrder: false });
    expect(layout.header).toMatchObject({ zipcode: '07030', cartCount: 3 });
  });

  it('treats a guest as signed out, and shows the name of a member [HEAD-13] [HEAD-15] [X-005]', () => {
    const { shop, layout } = opened();
    expect(layout.header.account).toEqual({ kind: 'signed-out' });
    shop.currentSession.set(aGuest());
    expect(layout.header.account).toEqual({ kind: 'signed-out' });
    shop.currentSession.set(aMember('Eleanor'));
    expect(layout.header.account).toEqual({ kind: 'member', name: 'Eleanor' });
  });
});

function opened(shop = new FakeShop()) {
  return { shop, layout: shop.get(ShopLayoutViewModel) };
}
