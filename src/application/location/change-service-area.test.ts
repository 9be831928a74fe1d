import { aPlace, anArea } from '../../../tests/support/builders/location';
import { FakeShop } from '../../../tests/support/fake-shop';
import { ChangeServiceArea } from './change-service-area';

describe('changing the service area', () => {
  it('stores zipcode, state and locations in place of the former ones [GATE-07] [GATE-08]', async () => {
    const shop = new FakeShop();
    for (const [zipcode, state, locationIds] of [
      ['07030', 'NJ', ['14']],
      ['10001', 'NY', ['11', '12', '13']],
    ] as const) {
      await shop.get(ChangeServiceArea).execute(anArea(zipcode, { state, locationIds }));
      const place = shop.currentPlace.get();
      expect(place.zipcode?.value).toBe(zipcode);
      expect(place).toMatchObject({ state, location: state, locationIds, isGatePassed: false });
    }
  });

  it('clears the cart if the zipcode is another one [GATE-09]', async () => {
    const shop = aShopWithCart('07030');
    await shop.get(ChangeServiceArea).execute(anArea('10001'));
    expect(shop.carts.changes).toEqual(['clear']);
    expect(shop.currentCart.get()).toMatchObject({ cartId: '', unitCount: 0 });
  });

  it('keeps the cart if the zipcode is the same', async () => {
    const shop = aShopWithCart('10001');
    await shop.get(ChangeServiceArea).execute(anArea('10001'));
    expect(shop.carts.changes).toEqual([]);
    expect(shop.currentCart.get().cartId).toBe('crt_1');
  });

  it('makes no call while there is no cart', async () => {
    const shop = new FakeShop();
    shop.currentPlace.set(aPlace('07030'));
    await shop.get(ChangeServiceArea).execute(anArea('10001'));
    expect(shop.carts.changes).toEqual([]);
  });

  it('keeps the former place if the cart cannot be cleared', async () => {
    const shop = aShopWithCart('07030');
    shop.carts.outage.begin();
    expect((await shop.get(ChangeServiceArea).execute(anArea('10001'))).ok).toBe(false);
    expect(shop.currentPlace.get().zipcode?.value).toBe('07030');
    expect(shop.currentCart.get().cartId).toBe('crt_1');
  });
});

function aShopWithCart(zipcode: string): FakeShop {
  const shop = new FakeShop();
  shop.currentPlace.set(aPlace(zipcode));
  shop.currentCart.set({ cartId: 'crt_1', unitCount: 3, isWalletOrder: false });
  return shop;
}
