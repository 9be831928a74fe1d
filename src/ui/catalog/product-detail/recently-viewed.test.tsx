import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showPage } from '../../../../tests/support/show-page';
import { ProductDetailPage } from './product-detail.page';

const bourbon = { id: '901', name: 'Harbor Light Bourbon', imageUrl: '/901.svg' };
const riesling = { id: '903', name: 'Seneca Slope Riesling', imageUrl: '/903.svg' };

const title = () => screen.queryByRole('heading', { name: 'Recently viewed' });
const links = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('/store/9'));

async function opened(viewed: readonly (typeof bourbon)[]) {
  const shop = new FakeShop();
  shop.recentlyViewed.set(viewed);
  showPage(shop, <ProductDetailPage />, { at: '/store/101', route: '/store/:productId' });
  await screen.findByText('Old Harbor Bourbon', { selector: 'h1' });
  return shop;
}

test('shows recently viewed products below the product, and adds it to them', async () => {
  const shop = await opened([bourbon, riesling]);
  expect(title()).not.toBeNull();
  expect(links()).toEqual(['/store/901', '/store/903']);
  expect(shop.recentlyViewed.get().map(({ id }) => id)).toEqual(['101', '901', '903']);
});

test('nothing is shown while there is only the product itself', async () => {
  await opened([]);
  expect(title()).toBeNull();
});

test('follows the views of other tabs, and can be cleared', async () => {
  const shop = await opened([bourbon]);
  act(() => shop.recentlyViewed.set([riesling]));
  expect(links()).toEqual(['/store/903']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear recently viewed' }));
  expect(title()).toBeNull();
  expect(shop.recentlyViewed.get()).toEqual([]);
});
