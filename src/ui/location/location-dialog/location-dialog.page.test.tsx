import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aShopWithCart } from '../../../../tests/support/a-shop-with-cart';
import { aCart, aLine } from '../../../../tests/support/builders/cart';
import { showPage } from '../../../../tests/support/show-page';
import { LocationDialog } from './location-dialog.page';

test('shows what a change removes from the cart, and asks for confirmation [GATE-09] [X-026]', async () => {
  const lines = [
    aLine({ id: '1', name: 'Harbor Light Bourbon', locationId: '11' }),
    aLine({ id: '2', name: 'Sunset Rye', locationId: '99' }),
  ];
  const shop = aShopWithCart({ cart: aCart({ lines }), zipcode: '07030' });
  const close = jest.fn();
  showPage(shop, <LocationDialog onClose={close} />, { at: '/store', route: '*' });
  await userEvent.type(screen.getByLabelText('Pincode'), '10001{Enter}');
  await screen.findByRole('heading', { name: 'Change to 10001?' });
  const group = (name: string) => screen.getByRole('heading', { name }).parentElement!;
  within(group('Available in 10001')).getByText('Harbor Light Bourbon');
  within(group('Not available in 10001')).getByText('Sunset Rye');
  await userEvent.click(screen.getByRole('button', { name: 'Stay in 07030' }));
  expect(screen.getByLabelText<HTMLInputElement>('Pincode').value).toBe('10001');
  await userEvent.click(screen.getByRole('button', { name: 'CONTINUE' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change and empty cart' }));
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(shop.carts.changes).toEqual(['clear']);
});
