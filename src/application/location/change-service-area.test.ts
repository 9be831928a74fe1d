import { aPlace, anArea } from '../../../tests/support/builders/location';
import { FakeShop } from '../../../tests/support/fake-shop';
import { ChangeServiceArea } from './change-service-area';

describe('accepting a zipcode', () => {
  it('stores it with its state and locations, in place of the last one and its own [GATE-07] [GATE-08]', async () => {
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

  it('clears the cart of another zipcode [GATE-09]', async () => {
    const shop = aShopWithCart('07030');
    await shop.get(ChangeServiceArea).execute(anArea('10001'));
    expect(shop.carts.changes).toEqual(['clear']);
    expect(shop.currentCart.get()).toMatchObject({ cartId: '', unitCount: 0 });
  });

  it('leaves the cart alone when the same zipcode is typed again', async () => {
    const shop = aShopWithCart('10001');
    await shop.get(ChangeServiceArea).execute(anArea('10001'));
    expect(shop.carts.changes).toEqual([]);
    expect(shop.currentCart.get().cartId).toBe('crt_1');
  });

  it('asks nothing of the shop while there is no cart', async () => {
    const shop = new FakeShop();
    shop.currentPlace.set(aPlace('07030'));
    await shop.get(ChangeServiceArea).execute(anArea('10001'));
    expect(shop.carts.changes).toEqual([]);
  });

  it('stays where it was when the cart cannot be cleared', async () => {
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
