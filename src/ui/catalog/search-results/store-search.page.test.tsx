import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProductCard } from '../../../../tests/support/builders/catalog';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showPage } from '../../../../tests/support/show-page';
import { StoreSearchPage } from './store-search.page';

test('lays a search out like a listing: breadcrumbs, count, page size and pages [ROUTE-11] [X-018]', async () => {
  const { shop } = opened('?q=bourbon&page=2&show=10', aShop(25));
  screen.getByRole('heading', { level: 1, name: 'Search Results for "bourbon"' });
  await screen.findByText('25 products');
  expect(shop.catalog.searches).toEqual([{ term: 'bourbon', page: 2, pageSize: 10 }]);
  within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'Home' });
  const third = '/store/search?q=bourbon&page=3&show=10';
  for (const name of ['Pagination, top', 'Pagination, bottom']) {
    const pages = within(screen.getByRole('navigation', { name }));
    expect(pages.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe(third);
  }
  expect(screen.getAllByRole('article')).toHaveLength(10);
});

test('changes the page size, and returns to the first page, in the address [ROUTE-11] [X-018]', async () => {
  opened('?q=bourbon&page=2', aShop(25));
  await userEvent.selectOptions(screen.getByLabelText('Show'), '50');
  await waitFor(() => expect(address()).toBe('/store/search?q=bourbon&show=50'));
});

test('says that nothing matches the term, with links to continue', async () => {
  opened('?q=zebra+pils');
  await screen.findByRole('heading', { name: 'No products found.' });
  screen.getByText(/zebra pils/, { selector: 'p *' });
  expect(screen.queryByLabelText('Show')).toBeNull();
  expect(screen.getByRole('link', { name: 'Browse all categories' }).getAttribute('href')).toBe(
    '/category/ALL',
  );
  expect(screen.getByRole('link', { name: 'Back to the store' }).getAttribute('href')).toBe('/store');
});

test('distinguishes a page beyond the last from a search without results [X-126]', async () => {
  opened('?q=bourbon&page=9999', aShop(25));
  await screen.findByRole('heading', { name: 'There is no page 9999' });
  expect(screen.getByRole('link', { name: 'Go to the first page' }).getAttribute('href')).toBe(
    '/store/search?q=bourbon',
  );
});

test('asks for a term when there is none', () => {
  opened('');
  screen.getByRole('heading', { level: 1, name: 'Type to search' });
});

const address = () => screen.getByTestId('address').textContent;

function aShop(hits: number): FakeShop {
  const shop = new FakeShop();
  shop.catalog.cards = Array.from({ length: hits }, (_, id) => aProductCard({ id: String(id) }));
  return shop;
}

function opened(search: string, shop = new FakeShop()) {
  return showPage(shop, <StoreSearchPage />, { at: `/store/search${search}`, route: '/store/search' });
}
