import { screen } from '@testing-library/react';
import { aPlace } from '../../../../tests/support/builders/location';
import { aVenue } from '../../../../tests/support/builders/vendor';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showRoute } from '../../../../tests/support/show-page';
import { WalletShippingPage } from './wallet-shipping.page';

test('shows the whole message for an unsupported zipcode [WAL-03] [SHIP-28] [ERR-03]', async () => {
  const shop = aShop();
  shop.retailers.venues = null;
  opened(shop);
  expect((await screen.findByText(/^We are coming soon/)).textContent).toBe(
    'We are coming soon to this pincode. Please see a list of all pincodes we currently serve.',
  );
  expect(screen.queryByRole('button', { name: 'CONTINUE' })).toBeNull();
});

test('says that a state has no retailers [SHIP-29] [ERR-04]', async () => {
  const shop = aShop();
  shop.retailers.state = 'TX';
  opened(shop);
  await screen.findByText('No retailer available for this location presently');
});

function aShop(): FakeShop {
  const shop = new FakeShop();
  shop.currentPlace.set(aPlace());
  shop.retailers.venues = [aVenue(), aVenue({ locationId: '12', name: 'Cellar 12' })];
  return shop;
}

const opened = (shop = aShop()) =>
  showRoute(shop, <WalletShippingPage />, { at: '/wallet/shipping', route: '/wallet/shipping' });
