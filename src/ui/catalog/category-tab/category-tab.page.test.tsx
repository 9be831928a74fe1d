import { screen, within } from '@testing-library/react';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showPage } from '../../../../tests/support/show-page';
import { CategoryTabPage } from './category-tab.page';

test('lists all departments as cards, below a tab for each [HOME-05] [ROUTE-10]', async () => {
  opened('/category/ALL');
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: 'Whiskey' }).getAttribute('href')).toBe('/store/category/whiskey/12');
  card.getByText('Bourbon');
  screen.getByRole('heading', { level: 1, name: 'All categories' });
  expect(tabs()).toEqual([
    ['All', '/category/ALL', 'page'],
    ['Whiskey', '/category/whiskey', null],
  ]);
});

test('lists the categories of one department, with its tab selected [ROUTE-08]', async () => {
  opened('/category/whiskey');
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: 'Bourbon' }).getAttribute('href')).toBe(
    '/store/category/whiskey/bourbon/121',
  );
  screen.getByRole('heading', { level: 1, name: 'Whiskey' });
  expect(tabs()).toEqual([
    ['All', '/category/ALL', null],
    ['Whiskey', '/category/whiskey', 'page'],
  ]);
});

const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Departments' }))
    .getAllByRole('link')
    .map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')]);

const opened = (at: string) =>
  showPage(new FakeShop(), <CategoryTabPage />, { at, route: '/category/:categoryName' });
