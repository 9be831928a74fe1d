import { aCart, aLine } from '../../../tests/support/builders/cart';
import { aPlace, anArea } from '../../../tests/support/builders/location';
import { FakeShop } from '../../../tests/support/fake-shop';
import { PreviewZipcodeChange } from './preview-zipcode-change';

describe('the preview of a zipcode change', () => {
  it('separates the lines that are also sold at the new zipcode from the others [X-026]', async () => {
    const change = await preview(aShopWithCart(), '07030', ['12']);
    expect(change).toMatchObject({
      ok: true,
      value: { soldThere: [{ id: '2' }], notSoldThere: [{ id: '1' }] },
    });
  });

  it('is null for the same zipcode, without a cart, and for an empty one [X-026]', async () => {
    expect(await preview(aShopWithCart(), '10001')).toEqual({ ok: true, value: null });
    const shop = aShopWithCart();
    shop.carts.cart = aCart().with({ lines: [] }).build();
    expect(await preview(shop, '07030')).toEqual({ ok: true, value: null });
    expect(await preview(new FakeShop(), '07030')).toEqual({ ok: true, value: null });
  });

  it('fails while the cart cannot be loaded', async () => {
    const shop = aShopWithCart();
    shop.carts.outage.begin();
    expect(await preview(shop, '07030')).toMatchObject({ ok: false, failure: { reason: 'offline' } });
  });
});

const preview = (shop: FakeShop, zipcode: string, locationIds: readonly string[] = ['11']) =>
  shop.get(PreviewZipcodeChange).execute(anArea(zipcode, { locationIds }));

function aShopWithCart(): FakeShop {
  const shop = new FakeShop();
  const lines = ['11', '12'].map((locationId, index) =>
    aLine()
      .with({ id: String(index + 1), locationId })
      .build(),
  );
  shop.carts.cart = aCart().with({ lines }).build();
  shop.currentPlace.set(aPlace('10001'));
  shop.currentCart.set({ cartId: 'crt_1', unitCount: 2, isWalletOrder: false });
  return shop;
}
