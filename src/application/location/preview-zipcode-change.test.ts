import { aCart } from '../../../tests/support/builders/cart';
import { aPlace, anArea } from '../../../tests/support/builders/location';
import { FakeShop } from '../../../tests/support/fake-shop';
import { PreviewZipcodeChange } from './preview-zipcode-change';

describe('the preview of a zipcode change', () => {
  it('is null for the same zipcode, without a cart, and for an empty one [X-026]', async () => {
    expect(await preview(aShopWithCart(), '10001')).toEqual({ ok: true, value: null });
    const shop = aShopWithCart();
    shop.carts.cart = aCart({ lines: [] });
    expect(await preview(shop, '07030')).toEqual({ ok: true, value: null });
    expect(await preview(new FakeShop(), '07030')).toEqual({ ok: true, value: null });
  });

  it('fails while the cart cannot be loaded', async () => {
    const shop = aShopWithCart();
    shop.carts.outage.begin();
    expect(await preview(shop, '07030')).toMatchObject({ ok: false, failure: { reason: 'offline' } });
  });
});

const preview = (shop: FakeShop, zipcode: string) => shop.get(PreviewZipcodeChange).execute(anArea(zipcode));

function aShopWithCart(): FakeShop {
  const shop = new FakeShop();
  shop.carts.cart = aCart();
  shop.currentPlace.set(aPlace('10001'));
  shop.currentCart.set({ cartId: 'crt_1', unitCount: 1, isWalletOrder: false });
  return shop;
}
