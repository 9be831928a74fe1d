import { screen } from '@testing-library/react';
import { aPlace } from '../../../tests/support/builders/location';
import { FakeShop } from '../../../tests/support/fake-shop';
import { showPage } from '../../../tests/support/show-page';
import { CategoryRoute } from './category-route';

const ROUTE = '/store/category/:first/:second/:third';

test('lists a category that is named with its parent [ROUTE-07] [X-001]', async () => {
  opened('/store/category/whiskey/bourbon/121');
  await screen.findByRole('heading', { level: 1, name: 'Bourbon' });
  screen.getByRole('button', { name: 'Filter' });
});

test('shows a product when the middle is an id [ROUTE-05] [X-001]', async () => {
  opened('/store/category/bourbon/121/101');
  await screen.findByText('Old Harbor Bourbon', { selector: 'h1' });
  screen.getByRole('link', { name: 'Bourbon' });
});

test('is no page when the last part is no id [X-001]', () => {
  opened('/store/category/whiskey/bourbon/rye');
  screen.getByRole('heading', { name: 'PAGE NOT FOUND' });
});

function opened(at: string) {
  const shop = new FakeShop();
  shop.currentPlace.set(aPlace());
  showPage(shop, <CategoryRoute />, { at, route: ROUTE });
}
