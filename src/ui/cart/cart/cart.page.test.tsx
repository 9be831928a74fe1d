import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { aCart, aLine } from '../../../../tests/support/builders/cart';
import { aGuest } from '../../../../tests/support/builders/customer';
import { aPlace } from '../../../../tests/support/builders/location';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showPage } from '../../../../tests/support/show-page';
import { CartPage } from './cart.page';

describe('the cart page', () => {
  it('shows the items, a coupon box, a gift message, the prices and CHECKOUT [CART-01] [CART-03] [CART-04] [CART-05] [CART-06] [CART-09] [CART-10] [ROUTE-40]', async () => {
    showCart(aFullShop());
    screen.getByRole('heading', { level: 1, name: 'CART' });
    await screen.findByRole('spinbutton', { name: 'Quantity of Old Harbor Bourbon' });
    screen.getByRole('button', { name: 'Remove Old Harbor Bourbon' });
    screen.getByLabelText('Coupon code');
    screen.getByLabelText('Gift message');
    screen.getByText('$44.83');
    screen.getByRole('button', { name: 'CHECKOUT' });
  });

  it('says that an empty cart is empty, and leads to the store [CART-07] [CART-08] [X-007]', async () => {
    showCart(new FakeShop());
    await screen.findByText('Hey fill me, i am Empty');
    const link = screen.getByRole('link', { name: 'Start Shopping' });
    expect(link.getAttribute('href')).toBe('/store');
  });

  it('takes a visitor with items to the guest page [ROUTE-63]', async () => {
    const shop = aFullShop();
    shop.currentSession.clear();
    showCart(shop);
    await screen.findByText('/guest/register');
  });

  it('chooses date and slot in a dialog, and then continues [CART-19] [CART-21] [CART-26] [SHIP-31] [SHIP-32] [SHIP-33]', async () => {
    const user = userEvent.setup();
    showCart(aFullShop());
    await user.click(await screen.findByRole('button', { name: 'CHECKOUT' }));
    expect(screen.getAllByText('Required')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Choose Delivery Slots' }));
    const dialog = screen.getByRole('dialog', { name: 'Choose Delivery Slots' });
    const hour = await within(dialog).findByRole('radio', { name: '10:00 - 12:00' });
    expect(within(dialog).getByRole('button', { name: /^Select Date/ }).textContent).toBe('06/01/2030');
    await user.click(hour);
    await user.click(within(dialog).getByRole('button', { name: 'CONTINUE' }));
    expect(screen.queryByText('Required')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'CHECKOUT' }));
    await screen.findByText('/cart/address');
  });

  it('has a date picker, and no slots, for Farm Direct lines [CART-20] [SHIP-41]', async () => {
    const shop = aFullShop();
    const farm = aLine({ speedLabel: 'Farm Direct' });
    shop.carts.cart = aCart({ lines: [farm] });
    showCart(shop);
    const picker = await screen.findByRole<HTMLButtonElement>('button', { name: /^Delivery date/ });
    await waitFor(() => expect(picker.disabled).toBe(false));
    expect(screen.queryByRole('button', { name: 'Choose Delivery Slots' })).toBeNull();
    await userEvent.click(picker);
    const days = within(await screen.findByRole('grid'));
    await userEvent.click(days.getByRole('button', { name: /June 5, 2030/ }));
    expect(picker.textContent).toBe('06/05/2030');
  });

  it('greys out a line that is out of stock, except for Remove [CART-28] [CART-29]', async () => {
    const shop = aFullShop();
    const gone = aLine({ isOutOfStock: true, message: 'Sold out today' });
    shop.carts.cart = aCart({ lines: [gone] });
    showCart(shop);
    const line = (await screen.findByText('Sold out today')).closest('li');
    expect(line?.className).toContain('outOfStock');
    expect(screen.queryByRole('spinbutton')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Old Harbor Bourbon' }));
    await screen.findByText('Hey fill me, i am Empty');
  });

  it('removes an item whose quantity is typed as 0 [CART-15]', async () => {
    const shop = aFullShop();
    showCart(shop);
    const quantity = await screen.findByRole('spinbutton');
    await userEvent.type(quantity, '0{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 9 });
    await screen.findByText('Hey fill me, i am Empty');
    await waitFor(() => expect(shop.carts.changes).toEqual(['remove 1']));
  });

  it('replaces a removed line by a notice with UNDO [CART-10]', async () => {
    const user = userEvent.setup();
    const shop = aFullShop();
    const lines = ['Harbor Gin', 'Harbor Rum', 'Harbor Rye'].map((name, at) =>
      aLine({ id: `${at}`, variantId: `10${at}`, name }),
    );
    shop.carts.cart = aCart({ lines });
    showCart(shop);
    await user.click(await screen.findByRole('button', { name: 'Remove Harbor Rum' }));
    const notice = screen.getByText('Harbor Rum').closest('[role=status]');
    expect(notice?.textContent).toBe('Harbor Rum was removed.');
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(document.activeElement?.contains(notice as Node)).toBe(true);
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items.findIndex((text) => text.includes('was removed'))).toBe(1);

    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo removing Harbor Rum' }));
    await user.keyboard('{Enter}');
    const back = await screen.findByRole('button', { name: 'Remove Harbor Rum' });
    await waitFor(() => expect(document.activeElement).toBe(back.closest('li')));
    expect(screen.queryByText('was removed.', { exact: false })).toBeNull();
  });

  it('does not take the focus from another control', async () => {
    const user = userEvent.setup();
    const shop = aFullShop();
    const { lines } = shop.carts.cart;
    const rye = aLine({ id: '2', variantId: '1021', name: 'Harbor Rye' });
    shop.carts.cart = aCart({ lines: [...lines, rye] });
    showCart(shop);
    const quantity = await screen.findByRole('spinbutton', { name: 'Quantity of Harbor Rye' });
    await user.type(quantity, '0', { initialSelectionStart: 0, initialSelectionEnd: 9 });
    const coupon = screen.getByLabelText('Coupon code');
    await user.click(coupon);
    const undo = screen.getByRole('button', { name: 'Undo removing Harbor Rye' });
    await user.type(coupon, 'SAVE');
    fireEvent.click(undo);
    await screen.findByRole('button', { name: 'Remove Harbor Rye' });
    await user.keyboard('10');
    expect(coupon).toBe(document.activeElement);
    expect((coupon as HTMLInputElement).value).toBe('SAVE10');
  });

  it('offers UNDO above the empty cart, and shows why it failed [CART-07]', async () => {
    const user = userEvent.setup();
    const shop = aFullShop();
    showCart(shop);
    await user.click(await screen.findByRole('button', { name: 'Remove Old Harbor Bourbon' }));
    await screen.findByText('Hey fill me, i am Empty');
    shop.carts.refusal = 'This product is out of stock.';
    await user.click(screen.getByRole('button', { name: 'Undo removing Old Harbor Bourbon' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This product is out of stock.'));
    shop.carts.refusal = null;
    await user.click(screen.getByRole('button', { name: 'Undo removing Old Harbor Bourbon' }));
    await screen.findByRole('button', { name: 'CHECKOUT' });
  });

  it('says what another tab has changed, and takes the focus of a line that is gone', async () => {
    const shop = aFullShop();
    const rye = aLine({ id: '2', variantId: '1021', name: 'Harbor Rye' });
    const { lines } = shop.carts.cart;
    shop.carts.cart = aCart({ lines: [...lines, rye] });
    showCart(shop);
    const remove = await screen.findByRole('button', { name: 'Remove Harbor Rye' });
    act(() => remove.focus());
    expect(changes()?.textContent).toBe('');
    const before = changes();
    shop.carts.cart = aCart({ lines });
    shop.cartTabs.hear();
    await screen.findByText('Harbor Rye is no longer in your cart. The total is now $44.83.');
    expect(changes()).toBe(before);
    await waitFor(() => expect(document.activeElement).toBe(before));
  });

  it('keeps the focus where it is unless the focused line is gone', async () => {
    const shop = aFullShop();
    showCart(shop);
    await screen.findByRole('button', { name: 'CHECKOUT' });
    shop.carts.cart = shop.carts.cart.withQuantity('1', 3);
    shop.cartTabs.hear();
    await screen.findByText('The quantity of Old Harbor Bourbon is now 3.', { exact: false });
    expect(document.activeElement).toBe(document.body);
  });

  it('keeps the focus and the text of a quantity that is being typed', async () => {
    const user = userEvent.setup();
    const shop = aFullShop();
    showCart(shop);
    const quantity = await screen.findByRole<HTMLInputElement>('spinbutton');
    await user.type(quantity, '12', { initialSelectionStart: 0, initialSelectionEnd: 9 });
    shop.carts.cart = shop.carts.cart.withQuantity('1', 3);
    shop.cartTabs.hear();
    await screen.findByText('The quantity of Old Harbor Bourbon is now 3.', { exact: false });
    expect(document.activeElement).toBe(quantity);
    expect(quantity.value).toBe('12');
  });

  it('offers Retry when the cart cannot be loaded', async () => {
    const shop = aFullShop();
    shop.carts.outage.begin();
    showCart(shop);
    await screen.findByText('You are not connected to internet');
    shop.carts.outage.end();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('button', { name: 'CHECKOUT' });
  });
});

/** The first status on the page, below its title. */
const changes = () => document.querySelector('h1 ~ [role=status], :has(> h1) ~ [role=status]');

function aFullShop(): FakeShop {
  const shop = new FakeShop();
  shop.currentPlace.set(aPlace('10001'));
  shop.currentSession.set(aGuest());
  shop.currentCart.set({ cartId: 'crt_1', unitCount: 1, isWalletOrder: false });
  shop.carts.cart = aCart();
  return shop;
}

function showCart(shop: FakeShop): void {
  const page = (
    <StrictMode>
      <CartPage />
    </StrictMode>
  );
  showPage(shop, page, { at: '/cart', route: '/cart' });
}
