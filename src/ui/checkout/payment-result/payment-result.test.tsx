import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { NO_CART } from '../../../domain/cart/cart-handle';
import { Checkout } from '../../../domain/checkout/checkout';
import { AppProvider } from '../../shared/app-context';
import { PaymentFailPage } from './payment-fail.page';
import { PaymentSuccessPage } from './payment-success.page';

describe('the payment result pages', () => {
  it('say that the order was placed, with its number, and lead to the store [ROUTE-51] [ROUTE-52] [ROUTE-53]', () => {
    show(<PaymentSuccessPage />, 'orderId=100-A7');
    screen.getByRole('heading', { name: 'Order placed successfully' });
    expect(screen.getByText(/Order ID/).textContent).toBe('Order ID: 100-A7');
    expect(startShopping()).toBe('/store');
  });

  it('say that the payment failed, with its number, and lead to the store [ROUTE-54] [ROUTE-55] [ROUTE-56]', () => {
    show(<PaymentFailPage />, 'orderId=100001');
    screen.getByRole('heading', { name: 'Payment failed' });
    expect(screen.getByText(/Order ID/).textContent).toBe('Order ID: 100001');
    expect(startShopping()).toBe('/store');
  });

  it.each(['', 'orderId=', 'orderId=<b>1</b>', `orderId=${'9'.repeat(33)}`, 'order_id=100001'])(
    'show no number that has not the shape of one: "%s" [X-151]',
    (search) => {
      show(<PaymentSuccessPage />, search);
      expect(screen.queryByText(/Order ID/)).toBeNull();
    },
  );

  it('clear the cart once the server says that the order is paid, whatever the address says [X-151] [SUM-12]', async () => {
    const shop = awaiting();
    shop.orders.outcome = { kind: 'placed', order: { orderId: '100001', amountPaid: null, paymentPage: '' } };
    show(<PaymentSuccessPage />, 'orderId=100001', shop);
    await waitFor(() => expect(shop.currentCart.get().cartId).toBe(''));
    expect(shop.analytics.events).toMatchObject([{ name: 'purchase', orderId: '100001' }]);
  });

  it('clear nothing of an order that is not paid [X-151]', async () => {
    const shop = awaiting();
    shop.orders.outcome = {
      kind: 'placed',
      order: { orderId: '100001', amountPaid: null, paymentPage: '/payuapi/sandbox/1' },
    };
    show(<PaymentSuccessPage />, 'orderId=100001', shop);
    await act(async () => {});
    expect(shop.currentCart.get().cartId).toBe('crt_1');
    expect(shop.currentCheckout.get().facts.attemptKey).toBe('key-1');
  });

  it('lead back to the cart after a failure, for another attempt [X-151]', async () => {
    const shop = awaiting();
    shop.orders.outcome = { kind: 'failed', message: 'Your payment was not approved.' };
    show(<PaymentFailPage />, 'orderId=100001', shop);
    expect(screen.getByRole('link', { name: 'Back to Cart' }).getAttribute('href')).toBe('/cart');
    await waitFor(() => expect(shop.currentCheckout.get().facts.attemptKey).toBe(''));
  });
});

/** A shop that was left for the provider's page. */
function awaiting(): FakeShop {
  const shop = new FakeShop();
  shop.currentCart.set({ ...NO_CART, cartId: 'crt_1', unitCount: 2 });
  shop.currentCheckout.set(Checkout.fresh.withAttempt('key-1'));
  return shop;
}

const show = (page: ReactElement, search: string, shop = new FakeShop()) =>
  render(
    <AppProvider services={shop.services}>
      <MemoryRouter initialEntries={[`/payment?${search}`]}>{page}</MemoryRouter>
    </AppProvider>,
  );

const startShopping = () => screen.getByRole('link', { name: 'Start Shopping' }).getAttribute('href');
