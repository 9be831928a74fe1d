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

  it('makes no call while there is no cart', async () => {
    const shop = new FakeShop();
    shop.currentPlace.set(aPlace('07030'));
    await shop.get(ChangeServiceArea).execute(anArea('10001'));
    expect(shop.carts.changes).toEqual([]);
  });
});
