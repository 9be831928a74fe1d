import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showPage } from '../../../../tests/support/show-page';
import { SearchBox } from './search-box.page';

test('moves through the suggestions with arrow keys and selects one on Enter [SRCH-01] [SRCH-02]', async () => {
  const { shop } = opened();
  await typed('bourbon', shop);
  const options = screen.getAllByRole('option');
  expect(options.map((option) => option.querySelector('img')?.getAttribute('src'))).toEqual([
    '/pictures/101.svg',
    '/pictures/101.svg',
  ]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(field().getAttribute('aria-activedescendant')).toBe(options[1]?.id);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/store/102'));
});

test('announces the number of suggestions, and when there are none [SRCH-01] [SRCH-07]', async () => {
  const { shop } = opened();
  const words = () =>
    box()
      .getAllByRole('status')
      .map((region) => region.textContent);
  const [region] = box().getAllByRole('status');
  await typed('bourbon', shop);
  expect(box().getAllByRole('status')).toContain(region);
  expect(words()).toEqual(['2 suggestions. Use the arrow keys to select one.', '']);
  await typed(' harvest', shop);
  expect(words()).toEqual(['', 'No matching products']);
  await userEvent.clear(field());
  await typed('harvest', shop);
  expect(words()).toEqual(['1 suggestion. Use the arrow keys to select it.', '']);
});

test('opens a suggestion that is clicked', async () => {
  const { shop } = opened();
  await typed('harvest', shop);
  await userEvent.click(screen.getByRole('option', { name: /Harvest Bourbon/ }));
  expect(address()).toBe('/store/103');
});

test('searches on Enter and by its icon, trimmed [SRCH-04] [SRCH-05] [SRCH-08]', async () => {
  opened();
  await userEvent.type(field(), ' rye {Enter}');
  await waitFor(() => expect(address()).toBe('/search/results?q=rye'));
  await userEvent.clear(field());
  await userEvent.type(field(), 'gin');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(address()).toBe('/search/results?q=gin'));
});

test('can be cleared [SRCH-03]', async () => {
  opened();
  await userEvent.type(field(), 'rye');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});

test('closes on Escape and keeps what was typed', async () => {
  const { shop } = opened();
  await typed('bourbon', shop);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().value).toBe('bourbon');
});

test('shows the search term on the results page', () => {
  opened('/search/results?q=rye');
  expect(field().value).toBe('rye');
});

const box = () => within(screen.getByRole('search'));
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
const address = () => screen.getByTestId('address').textContent;

async function typed(text: string, shop: FakeShop) {
  await userEvent.type(field(), text);
  await act(async () => shop.clock.advance(1000));
}

const opened = (at = '/store') => showPage(new FakeShop(), <SearchBox />, { at, route: '*' });
