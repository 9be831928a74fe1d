import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { aShopWithCart } from '../../../../tests/support/a-shop-with-cart';
import { aCart, aLine } from '../../../../tests/support/builders/cart';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showPage } from '../../../../tests/support/show-page';
import { CartPage } from './cart.page';

describe('the cart page', () => {
  it('shows the items, a coupon box, a gift message, the prices and CHECKOUT [CART-01] [CART-03] [CART-04] [CART-05] [CART-06] [CART-09] [CART-10] [ROUTE-40]', async () => {
    showCart(aShopWithCart());
    screen.getByRole('heading', { level: 1, name: 'CART' });
    await screen.findByRole('spinbutton', { name: 'Quantity of Old Harbor Bourbon' });
    screen.getByRole('button', { name: 'Remove Old Harbor Bourbon' });
    screen.getByLabelText('Coupon code');
    screen.getByLabelText('Gift message');
    screen.getByText('$44.83');
    screen.getByRole('button', { name: 'CHECKOUT' });
  });

  it('takes a visitor with items to the guest page [ROUTE-63]', async () => {
    const shop = aShopWithCart();
    shop.currentSession.clear();
    showCart(shop);
    await screen.findByText('/guest/register');
  });

  it('leads from an item to its product and size, if the backend tells the product', async () => {
    const gin = aLine({ id: '2', variantId: '1021', name: 'Gin' });
    showCart(aShopWithCart({ cart: aCart({ lines: [aLine({ productId: '101' }), gin] }) }));
    const link = await screen.findByRole('link', { name: 'Old Harbor Bourbon' });
    expect(link.getAttribute('href')).toBe('/store/101?size=1011');
    screen.getByText('Gin');
    expect(screen.queryByRole('link', { name: 'Gin' })).toBeNull();
  });

  it('greys out a line that is out of stock, except for Remove [CART-28] [CART-29]', async () => {
    const shop = aShopWithCart();
    const soldOut = aLine({ isOutOfStock: true, message: 'Sold out today' });
    shop.carts.cart = aCart({ lines: [soldOut] });
    showCart(shop);
    const line = (await screen.findByText('Sold out today')).closest('li');
    expect(line?.className).toContain('outOfStock');
    expect(screen.queryByRole('spinbutton')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Old Harbor Bourbon' }));
    await screen.findByText('Hey fill me, i am Empty');
  });

  it('takes the earliest date with one press, says it in words, and keeps the focus on the field', async () => {
    const user = userEvent.setup();
    const courier = aLine({ speedLabel: 'Next Day', locationId: '12' });
    showCart(aShopWithCart({ cart: aCart({ lines: [courier] }) }));
    await user.click(await screen.findByRole('button', { name: 'Earliest: Sunday, June 2' }));
    const field = screen.getByRole('button', { name: 'Delivery date' });
    expect(field.textContent).toBe('06/02/2030');
    expect(document.activeElement).toBe(field);
    screen.getByText('Sunday, June 2');
    expect(screen.queryByText(/Earliest/)).toBeNull();
  });

  it('has one delivery date for the items of a vendor and speed, or one for each [CART-20]', async () => {
    const user = userEvent.setup();
    const rye = aLine({ speedLabel: 'Next Day', locationId: '12', name: 'Rye' });
    const gin = aLine({ ...rye, id: '2', variantId: '1021', name: 'Gin' });
    showCart(aShopWithCart({ cart: aCart({ lines: [rye, gin] }) }));
    const fields = () => screen.getAllByRole('button', { name: /^Delivery date/ });
    await user.click(await screen.findByRole('button', { name: /^Earliest/ }));
    expect(fields()).toHaveLength(1);
    await user.click(screen.getByRole('checkbox', { name: 'Choose a date for each item' }));
    expect(fields().map(({ textContent }) => textContent)).toEqual(['06/02/2030', '06/02/2030']);
    await user.click(screen.getByRole('checkbox', { name: 'Choose a date for each item' }));
    expect(fields()).toHaveLength(1);
  });

  it('does not take the focus from another control', async () => {
    const user = userEvent.setup();
    const shop = aShopWithCart();
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

  it('says what another tab has changed, and takes the focus of a line that is gone', async () => {
    const shop = aShopWithCart();
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

  it('keeps the focus and the text of a quantity that is being typed', async () => {
    const user = userEvent.setup();
    const shop = aShopWithCart();
    showCart(shop);
    const quantity = await screen.findByRole<HTMLInputElement>('spinbutton');
    await user.type(quantity, '12', { initialSelectionStart: 0, initialSelectionEnd: 9 });
    shop.carts.cart = shop.carts.cart.withQuantity('1', 3);
    shop.cartTabs.hear();
    await screen.findByText('The quantity of Old Harbor Bourbon is now 3.', { exact: false });
    expect(document.activeElement).toBe(quantity);
    expect(quantity.value).toBe('12');
  });
});

/** The first status on the page, below its title. */
const changes = () => document.querySelector(':is(h1, :has(> h1)) ~ [role=status] + [role=status]');

function showCart(shop: FakeShop): void {
  const page = (
    <StrictMode>
      <CartPage />
    </StrictMode>
  );
  showPage(shop, page, { at: '/cart', route: '/cart' });
}
