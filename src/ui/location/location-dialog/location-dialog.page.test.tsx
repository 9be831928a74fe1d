import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCart, aLine } from '../../../../tests/support/builders/cart';
import { aPlace } from '../../../../tests/support/builders/location';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showPage } from '../../../../tests/support/show-page';
import { LocationDialog } from './location-dialog.page';

test('shows what a change removes from the cart, and asks for confirmation [GATE-09] [X-026]', async () => {
  const shop = new FakeShop();
  const lines = [
    aLine({ id: '1', name: 'Harbor Light Bourbon', locationId: '11' }),
    aLine({ id: '2', name: 'Sunset Rye', locationId: '99' }),
  ];
  shop.carts.cart = aCart({ lines });
  shop.currentPlace.set(aPlace('07030'));
  shop.currentCart.set({ cartId: 'crt_1', unitCount: 2, isWalletOrder: false });
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
