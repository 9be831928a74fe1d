import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aShopWithCart } from '../../../../tests/support/a-shop-with-cart';
import { aCart, aLine } from '../../../../tests/support/builders/cart';
import { showPage } from '../../../../tests/support/show-page';
import { LocationDialog } from './location-dialog.page';

test('shows what a change removes from the cart as soon as the zipcode is complete, and asks for confirmation [GATE-09] [X-026]', async () => {
  const { shop, close } = opened();
  await userEvent.type(screen.getByLabelText('Pincode'), '10001');
  const confirm = await screen.findByRole('button', { name: 'Change and empty cart' });
  const shown = within(within(screen.getByRole('dialog')).getByRole('status'));
  const group = (name: string) => within(shown.getByRole('heading', { name }).parentElement!);
  group('Available in 10001').getByText('Harbor Light Bourbon');
  group('Not available in 10001').getByText('Sunset Rye');
  expect(screen.queryByRole('button', { name: 'CONTINUE' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Stay in 07030' }));
  expect(close).toHaveBeenCalledTimes(1);
  expect(shop.carts.changes).toEqual([]);
  await userEvent.click(confirm);
  await waitFor(() => expect(close).toHaveBeenCalledTimes(2));
  expect(shop.carts.changes).toEqual(['clear']);
});

test('Enter in the field empties nothing, however often it is pressed: it leads to the answer that keeps the cart [X-026]', async () => {
  const { shop, close } = opened();
  await userEvent.type(screen.getByLabelText('Pincode'), '10001');
  const stay = await screen.findByRole('button', { name: 'Stay in 07030' });
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(stay);
  await userEvent.keyboard('{Enter}');
  expect(close).toHaveBeenCalledTimes(1);
  expect(shop.carts.changes).toEqual([]);
});

test('offers other zipcodes for one that is not served, and closes when their list is opened as a page [GATE-17]', async () => {
  const { close } = opened();
  await userEvent.type(screen.getByLabelText('Pincode'), '59001');
  await screen.findByRole('button', { name: '10001 New York, NY' });
  await userEvent.click(screen.getByRole('button', { name: 'Hoboken, NJ' }));
  const list = await screen.findByRole('dialog', { name: /Hoboken, NJ/ });
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(within(list).getByRole('link'));
  expect(close).toHaveBeenCalledTimes(1);
});

function opened() {
  const lines = [
    aLine({ id: '1', name: 'Harbor Light Bourbon', locationId: '11' }),
    aLine({ id: '2', name: 'Sunset Rye', locationId: '99' }),
  ];
  const shop = aShopWithCart({ cart: aCart({ lines }), zipcode: '07030' });
  const close = jest.fn();
  showPage(shop, <LocationDialog onClose={close} />, { at: '/store', route: '*' });
  return { shop, close };
}
