import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlace } from '../../../../tests/support/builders/location';
import { aReview, aVendorProduct, aVendorProfile } from '../../../../tests/support/builders/vendor';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showRoute } from '../../../../tests/support/show-page';
import { VendorPage } from './vendor-page.page';

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
