import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { HeaderView, type HeaderViewProps } from './header.view';

function show(props: Partial<HeaderViewProps> = {}) {
  const actions = { onChangeLocation: jest.fn(), onLogout: jest.fn() };
  render(
    <MemoryRouter>
      <HeaderView
        account={{ kind: 'signed-out' }}
        cartCount={0}
        menu={<a href="/w">Whiskey</a>}
        {...actions}
        {...props}
      />
    </MemoryRouter>,
  );
  return actions;
}

const button = (name: string) => screen.getByRole('button', { name });
const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('shows the shopping place [HEAD-01]', () => {
  show({ zipcode: '07030' });
  expect(screen.getByText('SHOPPING AT - 07030')).toBeTruthy();
});

test('asks for a location where there is none, and changes it [HEAD-02] [HEAD-03]', async () => {
  const { onChangeLocation } = show();
  expect(screen.getByText('Select Location')).toBeTruthy();
  await userEvent.click(button('Change'));
  expect(onChangeLocation).toHaveBeenCalledTimes(1);
});

test('links to the delivery options once a zipcode is chosen [ROUTE-16]', () => {
  show({ zipcode: '07030' });
  expect(addressOf('Delivery options')).toBe('/ship/options');
});

test('has the logo to /store and the search box [HEAD-04] [HEAD-05]', () => {
  show({ search: <input aria-label="Search" /> });
  expect(addressOf('Cork & Petal home')).toBe('/store');
  expect(screen.getByLabelText('Search')).toBeTruthy();
});

test('shows how many items are in the cart [HEAD-07]', () => {
  show({ cartCount: 3 });
  const cart = screen.getByRole('link', { name: 'Cart, 3 items' });
  expect(cart.getAttribute('href')).toBe('/cart');
  expect(cart.textContent).toBe('3');
});

test('shows no badge on an empty cart', () => {
  show();
  expect(screen.getByRole('link', { name: 'Cart, 0 items' }).textContent).toBe('');
});

test('offers a guest Sign-in and Create Account [HEAD-06] [HEAD-13] [HEAD-14]', async () => {
  show();
  expect(screen.queryByRole('link', { name: 'Sign-in' })).toBeNull();
  await userEvent.click(button('Account'));
  expect(addressOf('Sign-in')).toBe('/signIn');
  expect(addressOf('Create Account')).toBe('/createAccount');
});

test('greets a member and offers orders, account and Logout [HEAD-15] [HEAD-16] [HEAD-17] [HEAD-18]', async () => {
  const { onLogout } = show({ account: { kind: 'member', name: 'Eleanor' } });
  await userEvent.click(button('Hey, Eleanor'));
  expect(addressOf('My Orders')).toBe('/setting/order');
  expect(addressOf('My Account')).toBe('/setting/user');
  await userEvent.click(button('Logout'));
  expect(onLogout).toHaveBeenCalledTimes(1);
});

test('closes the user menu on Escape and restores the focus', async () => {
  show();
  await userEvent.click(button('Account'));
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'Sign-in' })).toBeNull();
  expect(document.activeElement).toBe(button('Account'));
});

test('opens the category menu by its toggle, until a link is followed [HEAD-09]', async () => {
  show();
  const toggle = button('Menu');
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  const link = screen.getByRole('link', { name: 'Whiskey' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
});

test('closes the category menu by any link of the header, and by Escape with the focus on its toggle', async () => {
  show();
  const toggle = button('Menu');
  await userEvent.click(toggle);
  const home = screen.getByRole('link', { name: 'Cork & Petal home' });
  home.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(home);
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(toggle);
  act(() => screen.getByRole('link', { name: 'Whiskey' }).focus());
  await userEvent.keyboard('{Escape}');
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(toggle);
});

test('says of a large cart what its badge shows [HEAD-07]', () => {
  show({ cartCount: 120 });
  expect(screen.getByRole('link', { name: 'Cart, 99+ items' }).textContent).toBe('99+');
});
