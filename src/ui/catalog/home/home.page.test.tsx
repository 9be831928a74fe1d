import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showPage } from '../../../../tests/support/show-page';
import { HomePage } from './home.page';

test('shows banners with links, sections, the top product and ads [HOME-01] [HOME-02] [HOME-03] [HOME-06] [ROUTE-03]', async () => {
  opened();
  const banner = await screen.findByRole('link', { name: 'Wine week' });
  expect(banner.getAttribute('href')).toBe('/store/category/wine/30');
  const section = screen.getByRole('region', { name: 'OUR TOP Whiskey' });
  within(section).getByRole('link', { name: 'Old Harbor Bourbon' });
  const offers = within(screen.getByRole('list', { name: 'Top products and promotions' }));
  offers.getByRole('link', { name: 'North Fork Rye' });
  offers.getByRole('link', { name: 'See the offer' });
});

test('says when there is nothing [HOME-04] [ERR-07]', async () => {
  const shop = new FakeShop();
  shop.homepages.nothingToShow = '';
  opened(shop);
  await screen.findByRole('heading', { name: 'No product available' });
});

test('offers Retry when the home could not be loaded', async () => {
  const shop = new FakeShop();
  shop.homepages.outage.begin();
  opened(shop);
  await screen.findByText('You are not connected to internet');
  shop.homepages.outage.end();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('region', { name: 'OUR TOP Whiskey' });
});

const opened = (shop = new FakeShop()) => showPage(shop, <HomePage />, { at: '/store', route: '/store' });
