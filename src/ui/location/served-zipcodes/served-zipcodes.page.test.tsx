import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anArea } from '../../../../tests/support/builders/location';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showPage } from '../../../../tests/support/show-page';
import { ServedZipcodesPage } from './served-zipcodes.page';

test('lists the zipcodes of the city in the address [ROUTE-19]', async () => {
  const shop = new FakeShop();
  shop.serviceAreas.areas = [
    anArea('10001'),
    anArea('10002'),
    anArea('07030', { city: 'Hoboken', state: 'NJ' }),
  ];
  opened('/currentZipCodes/New%20York/NY', shop);
  const list = await screen.findByRole('list', { name: 'Served in New York, NY' });
  expect([...list.children].map((item) => item.textContent)).toEqual(['10001', '10002']);
  screen.getByRole('heading', { level: 1, name: 'Zipcodes we serve in New York, NY' });
  screen.getByText('2 zipcodes');
});

test('says that a city is not served, and links to the categories', async () => {
  opened('/currentZipCodes/Billings/MT');
  await screen.findByRole('heading', { name: 'We do not deliver to Billings, MT yet' });
  expect(screen.getByRole('link', { name: 'See what we sell' }).getAttribute('href')).toBe('/category/ALL');
});

test('shows names from the URL as text', async () => {
  opened(`/currentZipCodes/${encodeURIComponent('<img src=x>')}/NY`);
  await screen.findByRole('heading', { name: 'We do not deliver to <img src=x>, NY yet' });
});

test('offers Retry when the list could not be loaded', async () => {
  const shop = new FakeShop();
  shop.serviceAreas.outage.begin();
  opened('/currentZipCodes/New%20York/NY', shop);
  await screen.findByText('You are not connected to internet');
  shop.serviceAreas.outage.end();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('1 zipcode');
});

const opened = (at: string, shop = new FakeShop()) =>
  showPage(shop, <ServedZipcodesPage />, { at, route: '/currentZipCodes/:city/:state' });
