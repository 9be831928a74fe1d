import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlace } from '../../../../tests/support/builders/location';
import { aReview, aVendorProduct, aVendorProfile } from '../../../../tests/support/builders/vendor';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showRoute } from '../../../../tests/support/show-page';
import { VendorPage } from './vendor-page.page';

test('the banner has logo, name, address, website, telephone and the number of reviews [VEND-05] [VEND-06] [VEND-07] [VEND-08] [VEND-09] [VEND-10]', async () => {
  await opened();
  expect(screen.getByAltText('Hudson Cellars, logo').getAttribute('src')).toBe('/media/vendors/1/logo.svg');
  screen.getByText('200 10th Avenue, New York, NY 10011');
  const website = screen.getByRole('link', { name: /^hudson-cellars\.example/ });
  expect([website.getAttribute('href'), website.getAttribute('rel')]).toEqual([
    'https://hudson-cellars.example/',
    expect.stringContaining('noopener'),
  ]);
  expect(screen.getByRole('link', { name: '(212) 555-0111' }).getAttribute('href')).toBe('tel:2125550111');
  expect(screen.getByRole('link', { name: /2 reviews/ }).textContent).toContain('4.5 out of 5 stars');
});

test('arrow keys move between the tabs, Enter and Space open them, and they keep the focus [VEND-01] [VEND-02] [VEND-03] [VEND-04]', async () => {
  const { address } = await opened();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Shop',
    'About',
    'Reviews (2)',
    'Delivery Info',
  ]);
  act(() => tab('Shop').focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab('About'));
  expect(tab('Shop').getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard(' ');
  await waitFor(() => expect(address()).toBe('/vendor/1?tab=about'));
  expect(document.activeElement).toBe(tab('About'));
  expect(panel().getAttribute('aria-labelledby')).toBe(tab('About').id);
  within(panel()).getByText('Two brothers and one long cellar.');
  await userEvent.keyboard('{End}{Enter}');
  await waitFor(() => expect(address()).toBe('/vendor/1?tab=delivery'));
  within(panel()).getByText('Closed on holidays.');
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tab('Shop'));
  await userEvent.keyboard('{ArrowLeft}{Home}');
  expect(document.activeElement).toBe(tab('Shop'));
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, 0]);
});

test('back and forward restore tab and filters [VEND-02]', async () => {
  const { router } = await opened('?size=750');
  await act(() => router.navigate('/vendor/1?size=750&tab=reviews'));
  expect(within(panel()).getAllByText('5 out of 5 stars')).toHaveLength(1);
  within(panel()).getByText('Ann, 05/12/2030');
  await act(() => router.navigate(-1));
  expect(sidebar().getByLabelText<HTMLInputElement>('750 ml').checked).toBe(true);
});

test('the sidebar has price ranges, sizes and CLEAR ALL [VEND-11] [VEND-12] [VEND-13] [VEND-18] [VEND-29]', async () => {
  const { address } = await opened();
  await userEvent.click(sidebar().getByLabelText('$25-$50'));
  await userEvent.click(sidebar().getByLabelText('1000 ml'));
  await waitFor(() => expect(address()).toBe('/vendor/1?price=25-50&size=1000'));
  await screen.findByRole('heading', { name: 'No products found.' });
  await userEvent.click(sidebar().getByText('CLEAR ALL'));
  await waitFor(() => expect(address()).toBe('/vendor/1'));
  await screen.findByRole('link', { name: 'Old Harbor Bourbon' });
});

test('Previous and Next change the page [VEND-16] [VEND-17]', async () => {
  const { address } = await opened('', aShop(45));
  screen.getByText('Page 1 of 3');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  await screen.findByText('Page 2 of 3');
  expect(address()).toBe('/vendor/1?page=2');
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  await screen.findByText('Page 3 of 3');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('link', { name: 'Previous' }));
  await screen.findByText('Page 2 of 3');
});

test('pictures after the tenth load when they are near the screen [VEND-28] [CONST-30]', async () => {
  await opened('', aShop(20));
  const pictures = [...panel().querySelectorAll('img')].map((picture) => picture.getAttribute('loading'));
  expect(pictures).toEqual([...Array<string>(10).fill('eager'), ...Array<string>(10).fill('lazy')]);
});

test('a card shows the lowest price and the speeds [VEND-14] [VEND-15] [VEND-19]', async () => {
  await opened();
  const card = within(screen.getByRole('article'));
  expect(card.getByText('from').parentElement?.textContent).toBe('from $29.00');
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Local', 'Courier']);
  expect(card.getByRole('link').getAttribute('href')).toBe('/store/101');
});

test('missing vendor information is reported, and Retry loads it again [VEND-26] [ERR-09]', async () => {
  const shop = aShop();
  shop.vendors.profile = aVendorProfile({ about: null });
  await opened('?tab=about', shop);
  within(panel()).getByText('About vendor information not available.');
  shop.vendors.profile = aVendorProfile();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Two brothers and one long cellar.');
});

test('the texts of a vendor are shown as text, never as HTML [VEND-04]', async () => {
  const shop = aShop();
  const html = '<img src=x onerror=alert(1)>';
  shop.vendors.profile = aVendorProfile({
    deliveryLines: [html],
    reviews: [aReview({ title: html, detail: html, author: html })],
  });
  const { router } = await opened('?tab=delivery', shop);
  within(panel()).getByText(html);
  await act(() => router.navigate('/vendor/1?tab=reviews'));
  expect(within(panel()).getAllByText(html, { exact: false })).toHaveLength(3);
  expect(panel().querySelector('img')).toBeNull();
});

test('a page beyond the last says so, and links to the first [X-126]', async () => {
  await opened('?page=9999', aShop(45));
  screen.getByRole('heading', { name: 'There is no page 9999' });
  expect(screen.getByRole('link', { name: 'Go to the first page' }).getAttribute('href')).toBe('/vendor/1');
});

const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => screen.getByRole('tabpanel');
const sidebar = () => within(screen.getByRole('complementary', { name: 'Filters' }));

function aShop(products = 1): FakeShop {
  const shop = new FakeShop();
  shop.currentPlace.set(aPlace());
  shop.vendors.listedProducts = Array.from({ length: products }, (_, index) =>
    aVendorProduct({ id: String(101 + index) }),
  );
  return shop;
}

async function opened(search = '', shop = aShop()) {
  const shown = showRoute(shop, <VendorPage />, { at: `/vendor/1${search}`, route: '/vendor/:vendorId' });
  await screen.findByRole('heading', { level: 1, name: 'Hudson Cellars' });
  return shown;
}
