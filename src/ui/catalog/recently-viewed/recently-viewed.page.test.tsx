import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showPage } from '../../../../tests/support/show-page';
import { RecentlyViewedPart } from './recently-viewed.page';

const bourbon = { id: '101', name: 'Harbor Light Bourbon', imageUrl: '/101.svg' };
const riesling = { id: '103', name: 'Seneca Slope Riesling', imageUrl: '/103.svg' };

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

function shown(viewed: readonly (typeof bourbon)[]) {
  const shop = new FakeShop();
  shop.recentlyViewed.set(viewed);
  return showPage(shop, <RecentlyViewedPart productId="101" />, { at: '/store/101', route: '/store/:id' });
}

test('shows what was looked at before, but for the product on the page', () => {
  shown([bourbon, riesling]);
  expect(screen.getByRole('heading', { name: 'Recently viewed' })).not.toBeNull();
  expect(links()).toEqual(['/store/103']);
});

test('shows nothing when there is nothing else', () => {
  shown([bourbon]);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('follows what another tab looks at, and is cleared at once', async () => {
  const { shop } = shown([bourbon]);
  act(() => shop.recentlyViewed.set([riesling, bourbon]));
  expect(links()).toEqual(['/store/103']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear recently viewed' }));
  expect(links()).toEqual([]);
  expect(shop.recentlyViewed.get()).toEqual([]);
});
