import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { aFilter, aProductCard } from '../../../../tests/support/builders/catalog';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { AppProvider } from '../../shared/app-context';
import { CategoryListingPage } from './category-listing.page';

const PATH = '/store/category/bourbon/121';

test('goes to an address for each choice, one upon the other [LIST-10] [LIST-14]', async () => {
  const { address } = await opened();
  await userEvent.click(size());
  await userEvent.selectOptions(sort(), 'Price High to Low');
  await waitFor(() => expect(address()).toBe(`${PATH}?size=750&sort=price_desc`));
  await userEvent.click(screen.getByText('Clear All'));
  await waitFor(() => expect(address()).toBe(`${PATH}?sort=price_desc`));
});

test('restores selection and order by back and forward', async () => {
  const { router } = await opened('?size=750');
  await act(() => router.navigate(`${PATH}?sort=price_desc`));
  expect([size().checked, sort().value]).toEqual([false, 'price_desc']);
  await act(() => router.navigate(-1));
  expect([size().checked, sort().value]).toEqual([true, 'featured']);
  await act(() => router.navigate(1));
  expect([size().checked, sort().value]).toEqual([false, 'price_desc']);
});

test('opens a shared address as it was [ROUTE-06] [LIST-06] [LIST-07] [LIST-08]', async () => {
  await opened('?page=2&show=10&size=750', aShop(21));
  for (const name of ['Pages, top', 'Pages, bottom']) {
    const pages = within(screen.getByRole('navigation', { name }));
    expect(pages.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    expect(pages.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe(`${PATH}?size=750&show=10`);
  }
  expect(screen.getByLabelText<HTMLSelectElement>('Show').value).toBe('10');
});

test('changes the page size from the first page on [LIST-06] [LIST-15]', async () => {
  const { address } = await opened('?page=2', aShop(21));
  await userEvent.selectOptions(screen.getByLabelText('Show'), '50');
  await waitFor(() => expect(address()).toBe(`${PATH}?show=50`));
});

test('folds the panel away, and each of its groups [LIST-01]', async () => {
  await opened();
  expect(screen.getByText('Size').closest('details')?.open).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Hide filters' }));
  expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show filters' }));
  panel();
});

test('applies the drawer’s filters on Apply, and forgets them on Cancel [LIST-03] [LIST-04] [LIST-05]', async () => {
  const { address, shop } = await opened();
  const drawer = () => within(screen.getByRole('dialog', { name: 'Filter' }));
  const asked = shop.catalog.queries.length;
  await userEvent.click(screen.getByText('Filter', { selector: 'button *' }));
  await userEvent.click(drawer().getByLabelText('750 ml'));
  await userEvent.click(drawer().getByText('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shop.catalog.queries).toHaveLength(asked);
  await userEvent.click(screen.getByText('Filter', { selector: 'button *' }));
  expect(drawer().getByLabelText<HTMLInputElement>('750 ml').checked).toBe(false);
  await userEvent.click(drawer().getByLabelText('750 ml'));
  await userEvent.click(drawer().getByText('Apply'));
  await waitFor(() => expect(address()).toBe(`${PATH}?size=750`));
});

test('says why the category is empty [LIST-09]', async () => {
  const shop = aShop();
  shop.catalog.shelf = [];
  await opened('', shop);
  await screen.findByRole('heading', { name: 'This category contains no products' });
});

const size = () => screen.getByLabelText<HTMLInputElement>('750 ml');
const sort = () => screen.getByLabelText<HTMLSelectElement>('Sort by');
const panel = () => within(screen.getByRole('complementary', { name: 'Filters' }));

function aShop(products = 2): FakeShop {
  const shop = new FakeShop();
  shop.catalog.filters = [aFilter()];
  shop.catalog.shelf = Array.from({ length: products }, (_, id) =>
    aProductCard({ id: String(100 + id), sizes: ['750 ml'] }),
  );
  return shop;
}

async function opened(search = '', shop = aShop()) {
  const routes = [{ path: '/store/category/:categoryName/:categoryId', element: <CategoryListingPage /> }];
  const router = createMemoryRouter(routes, { initialEntries: [PATH + search] });
  render(
    <AppProvider services={shop.services}>
      <RouterProvider router={router} />
    </AppProvider>,
  );
  await screen.findByText('Bourbon', { selector: 'h1' });
  const address = () => router.state.location.pathname + router.state.location.search;
  return { shop, router, address };
}
