import { screen, within } from '@testing-library/react';
import { aHomePage } from '../../../../tests/support/builders/location';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showPage } from '../../../../tests/support/show-page';
import { HomePage } from './home.page';

test('shows banners with links, sections, the top product and ads [HOME-01] [HOME-02] [HOME-03] [HOME-06] [ROUTE-03]', async () => {
  showPage(new FakeShop(), <HomePage />, { at: '/store', route: '/store' });
  const banner = await screen.findByRole('link', { name: 'Shop wine' });
  expect(banner.getAttribute('href')).toBe('/store/category/wine/30');
  const section = screen.getByRole('region', { name: 'OUR TOP Whiskey' });
  within(section).getByRole('link', { name: 'Old Harbor Bourbon' });
  const offers = within(screen.getByRole('list', { name: 'Top products and promotions' }));
  offers.getByRole('link', { name: 'North Fork Rye' });
  offers.getByRole('link', { name: 'See the offer' });
});

test('shows the caption of a banner as text, with one link [HOME-01] [HOME-06]', async () => {
  showPage(new FakeShop(), <HomePage />, { at: '/store', route: '/store' });
  const promotions = within(await screen.findByRole('region', { name: 'Promotions' }));
  promotions.getByRole('heading', { level: 2, name: 'Wine week' });
  promotions.getByText('The cellar');
  promotions.getByText('Delivered today.');
  expect(promotions.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Shop wine']);
  expect(promotions.queryByRole('img')).toBeNull();
});

test('links to departments and shops, each only where there is one', async () => {
  const shop = new FakeShop();
  showPage(shop, <HomePage />, { at: '/store', route: '/store' });
  const department = await screen.findByRole('link', { name: 'Whiskey' });
  expect(department.getAttribute('href')).toBe('/store/category/whiskey/12');
  const shops = within(screen.getByRole('region', { name: /^Shops that deliver to/ }));
  expect(shops.getByRole('link', { name: 'Hudson Cellars' }).getAttribute('href')).toBe('/vendor/1');
  shops.getByText('New York, NY');
});

test('says when the place is delivered to next', async () => {
  showPage(new FakeShop(), <HomePage />, { at: '/store', route: '/store' });
  const deliveries = within(await screen.findByRole('region', { name: /^Next delivery to/ }));
  expect(deliveries.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Local: today until 18:00',
    'Courier: as early as Monday, November 30',
  ]);
});

test('shows no departments, no shops and no deliveries without any', async () => {
  const shop = new FakeShop();
  shop.catalog.tree = [];
  shop.homepages.home = aHomePage({ vendors: [], deliveries: [] });
  showPage(shop, <HomePage />, { at: '/store', route: '/store' });
  await screen.findByRole('region', { name: 'OUR TOP Whiskey' });
  expect(screen.queryByRole('list', { name: 'Departments' })).toBeNull();
  expect(screen.queryByRole('region', { name: /^(?:Shops|Next delivery)/ })).toBeNull();
});

test('names a banner without a caption by its title, which its picture contains [HOME-06]', async () => {
  const shop = new FakeShop();
  const banner = { imageUrl: '/pictures/1.svg', link: null, title: 'Wine week', caption: null };
  shop.homepages.home = aHomePage({ banners: [banner] });
  showPage(shop, <HomePage />, { at: '/store', route: '/store' });
  const link = await screen.findByRole('link', { name: 'Wine week' });
  within(link).getByRole('img', { name: 'Wine week' });
});
