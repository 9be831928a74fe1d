import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProductCard } from '../../../../tests/support/builders/catalog';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showPage } from '../../../../tests/support/show-page';
import { SearchBox } from '../search-box/search-box.page';
import { SearchResultsPage } from './search-results.page';

test('shows the term, and pagination above and below the list [SRCH-13] [SRCH-14] [SRCH-15] [SRCH-16] [ROUTE-13]', async () => {
  const shop = new FakeShop();
  shop.catalog.cards = Array.from({ length: 25 }, (_, id) => aProductCard({ id: String(id) }));
  opened('?q=bourbon', shop);
  screen.getByRole('heading', { level: 1, name: 'Search Results for "bourbon"' });
  const top = await screen.findByRole('navigation', { name: 'Pagination, top' });
  const bottom = screen.getByRole('navigation', { name: 'Pagination, bottom' });
  const list = screen.getAllByRole('article')[0]!;
  expect(top.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(bottom.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  for (const pages of [top, bottom])
    expect(within(pages).getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe(
      '/search/results?q=bourbon&page=2',
    );
  await userEvent.selectOptions(screen.getByLabelText('Show'), '10');
  await waitFor(() =>
    expect(screen.getByTestId('address').textContent).toBe('/search/results?q=bourbon&show=10'),
  );
});

test('requests page 1 of another term, whichever page was shown [SRCH-19]', async () => {
  const shop = new FakeShop();
  shop.catalog.cards = Array.from({ length: 50 }, (_, id) => aProductCard({ id: String(id) }));
  opened('?q=bourbon&page=3', shop);
  await waitFor(() => expect(shop.catalog.searches.at(-1)).toMatchObject({ term: 'bourbon', page: 3 }));
  await screen.findByRole('navigation', { name: 'Pagination, top' });
  const box = screen.getByRole('combobox', { name: 'Search' });
  await userEvent.clear(box);
  await userEvent.type(box, 'harbor{Enter}');
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/search/results?q=harbor'));
  await waitFor(() =>
    expect(shop.catalog.searches.at(-1)).toEqual({ term: 'harbor', page: 1, pageSize: 20 }),
  );
});

test('asks for a term when there is none [ROUTE-12] [X-018]', () => {
  opened('');
  screen.getByRole('heading', { name: 'Type to search' });
});

test('shows a term as plain text', async () => {
  opened(`?q=${encodeURIComponent('<b>🍷</b>')}`);
  await screen.findByRole('heading', { name: 'Search Results for "<b>🍷</b>"' });
});

function opened(search: string, shop = new FakeShop()) {
  const page = (
    <>
      <SearchBox />
      <SearchResultsPage />
    </>
  );
  return showPage(shop, page, { at: `/search/results${search}`, route: '/search/results' });
}
