import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PaymentFailPage, PaymentSuccessPage } from './payment-result.page';

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
});

const show = (page: ReactElement, search: string) =>
  render(<MemoryRouter initialEntries={[`/payment?${search}`]}>{page}</MemoryRouter>);

const startShopping = () => screen.getByRole('link', { name: 'Start Shopping' }).getAttribute('href');
