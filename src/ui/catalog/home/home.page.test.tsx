import { screen, within } from '@testing-library/react';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showPage } from '../../../../tests/support/show-page';
import { HomePage } from './home.page';

test('shows banners with links, sections, the top product and ads [HOME-01] [HOME-02] [HOME-03] [HOME-06] [ROUTE-03]', async () => {
  showPage(new FakeShop(), <HomePage />, { at: '/store', route: '/store' });
  const banner = await screen.findByRole('link', { name: 'Wine week' });
  expect(banner.getAttribute('href')).toBe('/store/category/wine/30');
  const section = screen.getByRole('region', { name: 'OUR TOP Whiskey' });
  within(section).getByRole('link', { name: 'Old Harbor Bourbon' });
  const offers = within(screen.getByRole('list', { name: 'Top products and promotions' }));
  offers.getByRole('link', { name: 'North Fork Rye' });
  offers.getByRole('link', { name: 'See the offer' });
});
