import { aPlace } from '../../../../tests/support/builders/location';
import { aVenue } from '../../../../tests/support/builders/vendor';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { WalletShippingViewModel } from './wallet-shipping.view-model';

const village = aVenue({ locationId: '12', name: 'Cellar 12', stars: 2 });

async function opened(navigationState: unknown = null, arrange: (shop: FakeShop) => void = () => undefined) {
  const shop = new FakeShop();
  shop.currentPlace.set(aPlace());
  shop.retailers.venues = [aVenue(), village];
  arrange(shop);
  const shipping = shop.get(WalletShippingViewModel);
  await shipping.open(navigationState);
  return { shop, shipping };
}

describe('choosing a retailer to redeem at', () => {
  it('loads the retailers of the state and category in the navigation state [X-161] [ORD-24]', async () => {
    const { shop, shipping } = await opened({ customerId: '501', state: 'NY', stars: 2 });
    expect(shop.retailers.asked).toEqual(['venues 10001 NY', 'redeeming NY 2']);
    expect(shipping.state).toMatchObject({
      status: 'ready',
      retailers: [{ value: '12', label: 'Cellar 12' }],
    });
  });

  it.each([null, undefined, 'NY', { state: 7 }, { stars: 'many' }])(
    'falls back to the shopping state and all categories if the navigation state is %j [X-167]',
    async (navigationState) => {
      const { shop } = await opened(navigationState);
      expect(shop.retailers.asked).toContain('redeeming NY 0');
    },
  );

  it("continues to the retailer's products once Dine-In and a retailer are chosen [WAL-02] [X-162] [X-163]", async () => {
    const { shipping } = await opened();
    expect(shipping.state).toMatchObject({ isDineIn: false, mayContinue: false });
    shipping.chooseDineIn();
    expect(shipping.state).toMatchObject({ isDineIn: true, mayContinue: false });
    shipping.chooseRetailer('999');
    expect(shipping.next).toBeNull();
    shipping.chooseRetailer('12');
    expect(shipping.next).toEqual({ path: '/wallet/product/12', state: { state: 'NY' } });
  });

  it('has chosen the only retailer; CONTINUE still needs Dine-In [WAL-02] [X-162]', async () => {
    const { shipping } = await opened({ state: 'NY', stars: 2 });
    expect(shipping.state).toMatchObject({ retailerId: '12', mayContinue: false });
    shipping.chooseDineIn();
    expect(shipping.next).toMatchObject({ path: '/wallet/product/12' });
    expect((await opened()).shipping.state.retailerId).toBeUndefined();
  });

  it('says that a zipcode is not supported yet, with a link to the zipcodes of the city [WAL-03] [X-008] [ERR-03]', async () => {
    const { shipping } = await opened(null, (shop) => (shop.retailers.venues = null));
    expect(shipping.state).toMatchObject({
      status: 'not-supported',
      city: { name: 'New York', state: 'NY' },
    });
  });

  it('is empty in a state without retailers [SHIP-29] [ERR-04]', async () => {
    const { shipping } = await opened({ state: 'TX', stars: 0 });
    expect(shipping.state).toMatchObject({ status: 'ready', retailers: [] });
  });
});
