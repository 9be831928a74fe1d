import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showPage } from '../../../../tests/support/show-page';
import { SplashPage } from './splash.page';

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const address = () => screen.getByTestId('address').textContent;

function shown(at = '/splash', shop = new FakeShop()) {
  showPage(shop, <SplashPage />, { at, route: '/splash' });
}

test('three slides introduce the shop, and the last one links to it [ROUTE-43] [X-016]', async () => {
  shown();
  await screen.findByText('1 of 3');
  const titles = [title()];
  await press('Next');
  titles.push(title());
  await press('Next');
  titles.push(title());
  expect(new Set(titles).size).toBe(3);
  screen.getByText('3 of 3');
  await userEvent.click(screen.getByRole('link', { name: 'Start shopping' }));
  expect(address()).toBe('/');
});

test('the slide is in the URL, and back returns to the one before [ROUTE-43]', async () => {
  shown('/splash?slide=2');
  await screen.findByText('2 of 3');
  await press('Back');
  expect(address()).toBe('/splash?slide=1');
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

test.each(['0', '4', '1.5', '-1', 'wine', '<b>'])('an address of slide %p shows the first', async (slide) => {
  shown(`/splash?slide=${encodeURIComponent(slide)}`);
  await screen.findByText('1 of 3');
});

test('can be skipped, and needs no pictures [X-032]', async () => {
  const shop = new FakeShop();
  shop.homepages.outage.begin();
  shown('/splash', shop);
  await screen.findByText('1 of 3');
  await userEvent.click(screen.getByRole('link', { name: 'Skip' }));
  expect(address()).toBe('/');
});
