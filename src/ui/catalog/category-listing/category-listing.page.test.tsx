import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFilter, aProductCard } from '../../../../tests/support/builders/catalog';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showRoute } from '../../../../tests/support/show-page';
import { CategoryListingPage } from './category-listing.page';

const PATH = '/store/category/bourbon/121';

test('changes the address with each selection, adding to the previous ones [LIST-02] [LIST-10] [LIST-14]', async () => {
  const { address } = await opened();
  await userEvent.click(size());
  await userEvent.selectOptions(sort(), 'Price High to Low');
  await waitFor(() => expect(address()).toBe(`${PATH}?size=750&sort=price_desc`));
  await userEvent.click(screen.getByText('Clear All'));
  await waitFor(() => expect(address()).toBe(`${PATH}?sort=price_desc`));
});

test('opens a shared address as it was [ROUTE-06] [LIST-06] [LIST-07] [LIST-08]', async () => {
  await opened('?page=2&show=10&size=750', aShop(21));
  const list = screen.getAllByRole('article')[0] as HTMLElement;
  for (const [name, side] of [
    ['Pagination, top', Node.DOCUMENT_POSITION_PRECEDING],
    ['Pagination, bottom', Node.DOCUMENT_POSITION_FOLLOWING],
  ] as const) {
    const frame = screen.getByRole('navigation', { name });
    expect(list.compareDocumentPosition(frame)).toBe(side);
    const pages = within(frame);
    expect(pages.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    expect(pages.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe(`${PATH}?size=750&show=10`);
  }
  expect(screen.getByLabelText<HTMLSelectElement>('Show').value).toBe('10');
});

test('says what part of the list is shown, and has pagination above a list that is longer than a screen [LIST-07] [LIST-08]', async () => {
  await opened('?page=2&show=10', aShop(21));
  screen.getByText('Showing 11–20 of 21');
  screen.getByRole('navigation', { name: 'Pagination, top' });
  await userEvent.click(screen.getAllByRole('link', { name: 'Page 3' })[0]!);
  await screen.findByText('Showing 21–21 of 21');
  expect(screen.queryByRole('navigation', { name: 'Pagination, top' })).toBeNull();
  screen.getByRole('navigation', { name: 'Pagination, bottom' });
});

test('moves the focus to the list when the page changes, and leaves it on a filter', async () => {
  await opened('?page=2&show=10', aShop(21));
  await userEvent.click(screen.getAllByRole('link', { name: 'Page 3' })[0]!);
  await screen.findByText('Showing 21–21 of 21');
  expect(document.activeElement?.matches('[data-list]')).toBe(true);
  await userEvent.click(size());
  await waitFor(() => expect(screen.queryByText('Showing 21–21 of 21')).toBeNull());
  expect(document.activeElement).toBe(size());
});

test('moves the focus from a removed chip to the next, the last, and then the list', async () => {
  const user = userEvent.setup();
  const shop = aShop();
  shop.catalog.filters = [PRICE, { ...aFilter(), options: [375, 750].map(sizeOption) }];
  await opened('?price=under500&size=375&size=750', shop);
  const chip = (label: string) => screen.getByRole('button', { name: `Remove ${label}` });
  act(() => chip('375 ml').focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(chip('750 ml')));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(chip('under 500')));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.matches('[data-list]')).toBe(true));
});

const sizeOption = (size: number) => ({ value: `${size}`, label: `${size} ml`, children: [] });

test('collapses the panel, and each of its groups [LIST-01]', async () => {
  await opened();
  expect(screen.getByText('Size').closest('details')?.open).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Hide filters' }));
  expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show filters' }));
  panel();
});

test('shows the bounds and bands of the price, the sizes in ml, and three levels of types [LIST-16] [LIST-17] [LIST-18]', async () => {
  const shop = aShop();
  shop.catalog.filters = [PRICE, aFilter(), TYPE];
  await opened('', shop);
  panel().getByText('$2.99 to $349.99');
  panel().getByLabelText('under 500');
  panel().getByLabelText('750 ml');
  expect(listsAround(panel().getByLabelText('Whiskey'))).toBe(1);
  expect(listsAround(panel().getByLabelText('Small Batch'))).toBe(2);
  expect(listsAround(panel().getByLabelText('Wheated'))).toBe(3);
});

test('says how many products each option has, unless the backend does not', async () => {
  const shop = aShop();
  const options = [{ ...sizeOption(375), count: 1 }, { ...sizeOption(750), count: 12 }, sizeOption(1000)];
  shop.catalog.filters = [{ ...aFilter(), options }];
  await opened('', shop);
  const texts = panel()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(texts).toEqual(['375 ml1 matching', '750 ml12 matching', '1000 ml']);
});

test('shows products that have the same variants, each once [LIST-20]', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const shop = aShop();
  const sizes = ['750 ml', '1000 ml'];
  shop.catalog.listedProducts = [aProductCard({ sizes }), aProductCard({ id: '102', name: 'Twin', sizes })];
  await opened('', shop);
  expect(screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent)).toEqual([
    'Old Harbor Bourbon',
    'Twin',
  ]);
  expect(screen.getAllByText('2 sizes')).toHaveLength(2);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

const PRICE = aFilter({
  parameter: 'price',
  options: [{ label: 'under 500', value: 'under500', children: [] }],
  bounds: { min: '2.99', max: '349.99' },
});
const wheated = { label: 'Wheated', value: '12111', children: [] };
const smallBatch = { label: 'Small Batch', value: '1211', children: [wheated] };
const TYPE = aFilter({
  parameter: 'type',
  options: [{ label: 'Whiskey', value: '12', children: [smallBatch] }],
});

/** How many lists an option is nested in. */
function listsAround(option: HTMLElement): number {
  const list = option.parentElement?.closest('ul');
  return list ? 1 + listsAround(list) : 0;
}

const size = () => screen.getByLabelText<HTMLInputElement>('750 ml');
const sort = () => screen.getByLabelText<HTMLSelectElement>('Sort by');
const panel = () => within(screen.getByRole('complementary', { name: 'Filters' }));

function aShop(products = 2): FakeShop {
  const shop = new FakeShop();
  shop.catalog.filters = [aFilter()];
  shop.catalog.listedProducts = Array.from({ length: products }, (_, id) =>
    aProductCard({ id: String(100 + id), sizes: ['750 ml'] }),
  );
  return shop;
}

async function opened(search = '', shop = aShop()) {
  const route = '/store/category/:categoryName/:categoryId';
  const shown = showRoute(shop, <CategoryListingPage />, { at: PATH + search, route });
  await screen.findByText('Bourbon', { selector: 'h1' });
  return shown;
}
