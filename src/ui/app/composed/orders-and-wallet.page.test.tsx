import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMember } from '../../../../tests/support/builders/customer';
import { aPlace } from '../../../../tests/support/builders/location';
import { dollars } from '../../../../tests/support/builders/catalog';
import { anOrder, anOrderItem } from '../../../../tests/support/builders/order';
import { aLot } from '../../../../tests/support/builders/wallet';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showPage } from '../../../../tests/support/show-page';
import type { Order } from '../../../domain/order/order';
import { OrdersAndWalletPage } from './orders-and-wallet.page';

const newest = anOrder({
  number: '100009',
  status: 'processing',
  deliveryFee: dollars('9.99'),
  tax: dollars('2.84'),
  tip: dollars('3.20'),
  discount: dollars('1.00'),
  total: dollars('47.03'),
  localItems: [anOrderItem({ name: 'Bourbon' })],
  courierItems: [anOrderItem({ name: 'Cabernet' })],
  farmDirectItems: [anOrderItem({ name: 'Roses' })],
});

async function opened(past?: readonly Order[]) {
  const shop = new FakeShop();
  shop.currentSession.set(aMember());
  shop.wallets.lots = [aLot()];
  shop.orderHistory.past = past ?? [
    newest,
    anOrder({ number: '100008' }),
    anOrder({ number: '100007', deliveryMethod: 'pickup' }),
    anOrder({ number: '100006', deliveryMethod: 'dine-in' }),
  ];
  showPage(shop, <OrdersAndWalletPage />, { at: '/setting/order', route: '/setting/order' });
  await screen.findByRole('navigation', { name: 'Order types' });
  if (!past) await screen.findByText('ORDER #100009');
  return { shop };
}

const accordions = () => screen.getAllByRole<HTMLDetailsElement>('group').filter(isOrder);
const isOrder = ({ textContent }: HTMLElement) => /^ORDER #/.test(textContent);
const titles = () => accordions().map((each) => /^ORDER #\d+/.exec(each.textContent)?.[0]);

test('has a tab for delivery, pick-up and dine-in orders [ORD-01] [ORD-02] [ORD-03] [ORD-15]', async () => {
  await opened();
  screen.getByRole('heading', { level: 1, name: 'YOUR ORDERS' });
  const tabs = within(screen.getByRole('navigation', { name: 'Order types' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Delivery', 'Pickup', 'Dine-In']);
  expect(titles()).toEqual(['ORDER #100009', 'ORDER #100008']);
  await userEvent.click(screen.getByRole('link', { name: 'Pickup' }));
  expect(titles()).toEqual(['ORDER #100007']);
  await userEvent.click(screen.getByRole('link', { name: 'Dine-In' }));
  await screen.findByText('Total Available Liquor');
  expect(titles()).toEqual(['ORDER #100006']);
});

test('shows each order as an accordion, of which the first is open [ORD-04] [ORD-05] [ORD-06] [ROLE-09]', async () => {
  await opened();
  expect(titles()).toEqual(['ORDER #100009', 'ORDER #100008']);
  expect(accordions().map(({ open }) => open)).toEqual([true, false]);
});

test('shows the items by delivery method, the status and every amount [ORD-07] [ORD-08] [ORD-09] [ORD-10] [ORD-11] [ORD-12] [ORD-13] [ORD-14]', async () => {
  await opened();
  const [first] = accordions();
  const order = within(first!);
  const groups = order.getAllByRole('table').map((table) => {
    const rows = within(table).getAllByRole('rowheader');
    return [table.querySelector('caption')?.textContent, rows.map(({ textContent }) => textContent)];
  });
  expect(groups).toEqual([
    ['Local Delivery', ['Bourbon']],
    ['Courier Delivery', ['Cabernet']],
    ['Farm Direct', ['Roses']],
  ]);
  const summary = within(first!.querySelector('summary')!);
  summary.getByText('processing');
  summary.getByText('Local Delivery');
  const amounts = [...first!.querySelectorAll('dl > div')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  );
  expect(amounts).toEqual([
    ['DELIVERY', '$9.99'],
    ['TAX', '$2.84'],
    ['TIP', '$3.20'],
    ['DISCOUNT', '$1.00'],
    ['TOTAL', '$47.03'],
  ]);
});

test('buys an order again: says what is in the cart and what is not, and keeps the focus', async () => {
  const { shop } = await opened([
    anOrder({
      status: 'complete',
      localItems: [anOrderItem(), anOrderItem({ name: 'Absinthe' })],
    }),
  ]);
  shop.currentPlace.set(aPlace());
  await userEvent.click(await screen.findByRole('button', { name: 'Buy again' }));
  await screen.findByText('1 of 2 items is in your cart');
  const missing = within(screen.getByRole('list', { name: 'Not added' })).getAllByRole('listitem');
  expect(missing.map(({ textContent }) => textContent.trim())).toEqual([
    'AbsintheNot sold in your area at the moment.',
  ]);
  expect(screen.getByRole('link', { name: 'Go to cart' }).getAttribute('href')).toBe('/cart');
  expect(screen.queryByRole('button', { name: 'Buy again' })).toBeNull();
  const region = screen.getByText('1 of 2 items is in your cart').closest('[role=status]');
  expect(document.activeElement).toBe(region);
});

test('prints the receipt of one order', async () => {
  const { shop } = await opened();
  const [print] = screen.getAllByRole('button', { name: 'Print receipt' });
  await userEvent.click(print!);
  const receipt = screen.getByRole('article');
  within(receipt).getByRole('heading', { name: 'Receipt for order #100009' });
  expect(
    within(receipt)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Bourbon', 'Cabernet', 'Roses']);
  expect(shop.pagePrinter.printed).toBe(1);
  act(() => shop.pagePrinter.close());
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
});

test('says that there are no orders at all, and leads to the shop', async () => {
  await opened([]);
  await screen.findByText('You have no orders yet');
  expect(screen.getByRole('link', { name: 'Start Shopping' }).getAttribute('href')).toBe('/store');
  expect(screen.queryByRole('link', { name: /^See / })).toBeNull();
});
