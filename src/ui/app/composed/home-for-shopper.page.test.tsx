import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMember } from '../../../../tests/support/builders/customer';
import { aPlace } from '../../../../tests/support/builders/location';
import { anOrder } from '../../../../tests/support/builders/order';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { settled } from '../../../../tests/support/settled';
import { showPage } from '../../../../tests/support/show-page';
import { HomeForShopperPage } from './home-for-shopper.page';

const orderAgain = () => screen.queryByRole('region', { name: 'Order again' });
const recentlyViewed = () => screen.queryByRole('region', { name: 'Recently viewed' });

function shopOf(change: (shop: FakeShop) => void) {
  const shop = new FakeShop();
  shop.currentPlace.set(aPlace());
  shop.orderHistory.past = [anOrder()];
  change(shop);
  showPage(shop, <HomeForShopperPage />, { at: '/store', route: '/store' });
  return shop;
}

test('offers a member the latest order again, below the home page', async () => {
  const shop = shopOf(({ currentSession }) => currentSession.set(aMember()));
  const region = within(await screen.findByRole('region', { name: 'Order again' }));
  region.getByText('Order #100001');
  expect(region.getByRole('link', { name: 'All orders' }).getAttribute('href')).toBe('/setting/order');
  await userEvent.click(region.getByRole('button', { name: 'Buy again' }));
  await screen.findByText('It is in your cart');
  expect(shop.carts.additions).toHaveLength(1);
  expect(recentlyViewed()).toBeNull();
});

test('shows what was viewed in this browser, to anybody, and no orders to a visitor', async () => {
  const shop = shopOf(({ recentlyViewed: viewed }) =>
    viewed.set([{ id: '901', name: 'Harbor Light Bourbon', imageUrl: '/901.svg' }]),
  );
  const region = within(await screen.findByRole('region', { name: 'Recently viewed' }));
  expect(region.getByRole('link', { name: 'Harbor Light Bourbon' }).getAttribute('href')).toBe('/store/901');
  expect(orderAgain()).toBeNull();
  await userEvent.click(region.getByRole('button', { name: 'Clear recently viewed' }));
  expect(recentlyViewed()).toBeNull();
  expect(shop.recentlyViewed.get()).toEqual([]);
});

test('adds nothing for a member without orders who has viewed nothing', async () => {
  const shop = shopOf(({ currentSession, orderHistory }) => {
    currentSession.set(aMember());
    orderHistory.past = [];
  });
  await screen.findByRole('region', { name: 'OUR TOP Whiskey' });
  await settled();
  expect([orderAgain(), recentlyViewed()]).toEqual([null, null]);
  expect(shop.log.warnings).toEqual([]);
});
