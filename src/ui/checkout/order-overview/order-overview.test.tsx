import { fireEvent, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { aShopWithCart } from '../../../../tests/support/a-shop-with-cart';
import { aCart, aLine } from '../../../../tests/support/builders/cart';
import { anAddress } from '../../../../tests/support/builders/customer';
import type { FakeShop } from '../../../../tests/support/fake-shop';
import { showRoute } from '../../../../tests/support/show-page';
import { CartChoices } from '../../../domain/cart/cart-choices';
import { DeliveryChoices } from '../../../domain/cart/delivery-choices';
import { CalendarDate } from '../../../domain/shared/calendar-date';
import { CheckoutPage } from '../checkout/checkout.page';

const bourbon = aLine();
const rye = aLine({ id: '2', variantId: '1021', name: 'Rye', speedLabel: 'Next Day' });

describe('the order beside the steps of checkout', () => {
  it('shows the items with their dates and the total', async () => {
    await showCheckout();
    const local = await inOrder().findByRole('region', { name: 'Hudson Cellars, Local' });
    within(local).getByText('Old Harbor Bourbon');
    within(local).getByText('Local · Delivery on 06/03/2030, 10:00 - 12:00');
    const courier = inOrder().getByRole('region', { name: 'Hudson Cellars, Courier' });
    within(courier).getByText('Delivery on 06/05/2030');
    inOrder().getByText('2 items');
    inOrder().getByText('$76.83');
    const edit = inOrder().getByRole('link', { name: 'Edit cart' });
    expect(edit.getAttribute('href')).toBe('/cart');
  });

  it('stays while one step follows another, without a second request', async () => {
    const shop = aShop();
    const requests: string[] = [];
    const show = shop.carts.show.bind(shop.carts);
    shop.carts.show = (cartId) => {
      requests.push(cartId);
      return show(cartId);
    };
    await showCheckout(shop);
    await inOrder().findByText('2 items');
    const before = order();
    const requested = requests.length;
    fireEvent.click(screen.getByRole('button', { name: 'SAVE & CONTINUE' }));
    await screen.findByRole('heading', { name: 'Choose Payment Options' });
    expect(order()).toBe(before);
    expect(requests).toHaveLength(requested);
  });

  it('follows the cart in another tab, and says what has changed', async () => {
    const shop = aShop();
    await showCheckout(shop);
    await inOrder().findByText('2 items');
    shop.carts.cart = aCart({ lines: [bourbon] });
    shop.cartTabs.hear();
    await inOrder().findByText('Rye is no longer in your cart. The total is now $44.83.');
    inOrder().getByText('1 item');
    shop.carts.cart = aCart({ lines: [] });
    shop.cartTabs.hear();
    await inOrder().findByText('Your cart is empty.', { exact: false });
    inOrder().getByRole('link', { name: 'Go to cart' });
  });

  it('marks what cannot be bought any more, and leads to the cart', async () => {
    const shop = aShop();
    shop.carts.cart = aCart({ lines: [aLine({ isOutOfStock: true, message: 'Only 2 left.' })] });
    await showCheckout(shop);
    const text = await inOrder().findByText('Only 2 left.', { exact: false });
    within(text).getByRole('link', { name: 'Change it in the cart' });
  });

  it('can be loaded again when it could not be; the step works without it', async () => {
    const shop = aShop();
    shop.carts.outage.begin();
    await showCheckout(shop);
    const again = await inOrder().findByRole('button', { name: 'Load your order again' });
    shop.carts.outage.end();
    fireEvent.click(again);
    await inOrder().findByText('2 items');
    screen.getByRole('button', { name: 'SAVE & CONTINUE' });
  });
});

const order = () => screen.getByRole('complementary', { name: 'Your order' });
const inOrder = () => within(order());

function aShop(): FakeShop {
  const shop = aShopWithCart({ cart: aCart({ lines: [bourbon, rye] }) });
  shop.addressBook.addresses = [anAddress()];
  const delivery = DeliveryChoices.none
    .withDate('11_Same Day', CalendarDate.of(2030, 6, 3))
    .withSlot('11_Same Day', { start: '10:00', end: '12:00' })
    .withDate('2', CalendarDate.of(2030, 6, 5));
  shop.currentChoices.set(CartChoices.of(delivery, ''));
  return shop;
}

async function showCheckout(shop = aShop()): Promise<void> {
  const page = (
    <StrictMode>
      <CheckoutPage />
    </StrictMode>
  );
  showRoute(shop, page, { at: '/cart/address', route: '/cart/:tab' });
  await screen.findByRole('heading', { name: 'Select a Shipping Address' });
  await screen.findByRole('radio', { name: 'Home' });
}
