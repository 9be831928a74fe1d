import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dollars } from '../../../../tests/support/builders/catalog';
import { aPlace } from '../../../../tests/support/builders/location';
import { aVenue } from '../../../../tests/support/builders/vendor';
import { aWalletProduct } from '../../../../tests/support/builders/wallet';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showRoute } from '../../../../tests/support/show-page';
import { WalletProductsPage } from './wallet-products.page';

describe('the wallet product list', () => {
  it('lets the shopper choose a retailer, which has its own URL [WAL-04]', async () => {
    const { path } = await opened();
    const retailer = screen.getByLabelText<HTMLSelectElement>('Select Retailer');
    expect(retailer.value).toBe('11');
    await userEvent.selectOptions(retailer, 'Cellar 12');
    expect(path()).toBe('/wallet/product/12');
  });

  it('leads back to the orders', async () => {
    await opened();
    const orders = screen.getByRole('link', { name: 'Your orders' });
    expect(orders.getAttribute('href')).toBe('/setting/order?kind=Dine-In');
  });

  it('has a date picker that starts today, and a time picker from 10 to 16 that starts at 07:30 [WAL-05] [WAL-06] [WAL-07] [WAL-08] [WAL-09]', async () => {
    await opened((shop) => shop.clock.advance(TWO_DAYS_MS));
    const time = screen.getByLabelText<HTMLInputElement>('Select Time');
    expect([time.type, time.value, time.min, time.max]).toEqual(['time', '07:30', '10:00', '16:59']);
    await userEvent.click(screen.getByRole('button', { name: /^Select Date/ }));
    const days = within(await screen.findByRole('grid'));
    expect(days.getByRole('button', { name: /June 2, 2030/ }).getAttribute('aria-disabled')).toBe('true');
    expect(days.getByRole('button', { name: /June 3, 2030/ }).getAttribute('aria-disabled')).toBeNull();
  });

  it('leads to the field that is wrong, and reads out what it needs, each time ADD TO CART is refused [X-054]', async () => {
    await opened();
    const time = screen.getByLabelText('Select Time');
    for (const attempt of [1, 2]) {
      await userEvent.click(card('Ale').getByText('ADD TO CART'));
      expect([attempt, document.activeElement]).toEqual([attempt, time]);
      expect(time.getAttribute('aria-invalid')).toBe('true');
      const described = time.getAttribute('aria-describedby')!.split(' ');
      const texts = described.map((id) => document.getElementById(id)?.textContent);
      expect(texts).toContain('Dining date and time is required');
      expect(texts).toContain('Choose a time from 10:00 to 16:59.');
    }
  });

  it('keeps the chosen day and time in its history entry, beside what else that has, for the way back', async () => {
    const { router } = await opened(undefined, { state: 'NY' });
    fireEvent.change(screen.getByLabelText('Select Time'), { target: { value: '12:30' } });
    const state = { state: 'NY', visit: { date: '2030-06-01', time: '12:30' } };
    expect(router.state).toMatchObject({ historyAction: 'REPLACE', location: { state } });
    cleanup();
    await opened(undefined, router.state.location.state);
    expect(screen.getByLabelText<HTMLInputElement>('Select Time').value).toBe('12:30');
  });

  it('is sorted by a menu of four [WAL-10] [WAL-11] [WAL-12] [WAL-13]', async () => {
    await opened();
    const menu = screen.getByLabelText('Sort by');
    expect(textsOf(within(menu).getAllByRole('option'))).toEqual([
      'Name A to Z',
      'Name Z to A',
      'Price High to Low',
      'Price Low to High',
    ]);
    const names = () => textsOf(screen.getAllByRole('heading', { level: 2 }));
    expect(names()).toEqual(['Ale', 'Harbor Light Bourbon']);
    await userEvent.selectOptions(menu, 'Name Z to A');
    expect(names()).toEqual(['Harbor Light Bourbon', 'Ale']);
  });

  it('is filtered by a panel, on small screens only once Apply is pressed [WAL-14] [WAL-15]', async () => {
    await opened();
    const panel = within(screen.getByRole('complementary', { name: 'Filters' }));
    await userEvent.click(panel.getByLabelText('375 ml'));
    expect(screen.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(panel.getByLabelText('750 ml'));
    await userEvent.click(panel.getByLabelText('375 ml'));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await userEvent.click(panel.getByText('Clear All'));
    expect(screen.getAllByRole('article')).toHaveLength(2);
    const drawer = () => within(screen.getByRole('dialog', { name: 'Filter' }));
    for (const [answer, shown] of [
      ['Cancel', 2],
      ['Apply', 1],
    ] as const) {
      await userEvent.click(screen.getByText('Filter', { selector: 'button *' }));
      await userEvent.click(drawer().getByLabelText('750 ml'));
      expect(screen.getAllByRole('article')).toHaveLength(2);
      await userEvent.click(drawer().getByText(answer));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getAllByRole('article')).toHaveLength(shown);
    }
  });

  it('has cards with picture, name, size, price, number of sizes and balance [WAL-16] [WAL-17] [WAL-18] [WAL-19] [WAL-20] [WAL-21] [WAL-22] [WAL-23]', async () => {
    await opened();
    const shown = card('Harbor Light Bourbon');
    expect(shown.getByRole('presentation').getAttribute('src')).toBe('/media/101-thumbnail.svg');
    for (const text of [
      '$38.50',
      '2 sizes',
      'Available in Wallet: 1,500 ml',
      'Redeemable Here: 750 ml',
      'ADD TO CART',
    ])
      shown.getByText(text);
    shown.getByText('750 ml', { selector: 'span' });
    await userEvent.selectOptions(shown.getByLabelText('Size of Harbor Light Bourbon'), '375 ml');
    shown.getByText('375 ml', { selector: 'span' });
    shown.getByText('$21.00');
    card('Ale').getByText('1 size');
  });

  it('says beside a disabled button what cannot be redeemed here, before the backend refuses it [WAL-22] [WAL-23]', async () => {
    await opened((shop) => {
      const [bourbon, ale] = shop.wallets.products;
      shop.wallets.products = [
        { ...bourbon!, redeemableMl: 500 },
        { ...ale!, redeemableMl: 0 },
      ];
    });
    const add = (name: string) => card(name).getByRole<HTMLButtonElement>('button', { name: /^ADD TO CART/ });
    const reason = (name: string) =>
      document.getElementById(add(name).getAttribute('aria-describedby') ?? '')?.textContent;
    expect([add('Ale').disabled, reason('Ale')]).toEqual([true, 'This drink cannot be redeemed here.']);
    const bourbon = 'Harbor Light Bourbon';
    expect([add(bourbon).disabled, reason(bourbon)]).toEqual([true, 'Only 500 ml can be redeemed here.']);
    await userEvent.selectOptions(card(bourbon).getByLabelText(`Size of ${bourbon}`), '375 ml');
    expect([add(bourbon).disabled, reason(bourbon)]).toEqual([false, undefined]);
  });
});

/** From the first of June: yesterday is then a day of the same month. */
const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1000;

const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

const card = (name: string) => {
  const found = screen.getByRole('heading', { level: 2, name }).closest('article');
  if (!found) throw new Error(`There is no card of ${name}.`);
  return within(found);
};

async function opened(arrange: (shop: FakeShop) => void = () => undefined, state: unknown = null) {
  const shop = new FakeShop();
  shop.currentPlace.set(aPlace());
  shop.retailers.venues = [aVenue(), aVenue({ locationId: '12', name: 'Cellar 12' })];
  shop.wallets.products = [
    aWalletProduct({ redeemableMl: 750 }),
    aWalletProduct({ id: '102', name: 'Ale', sizes: [{ millilitres: 375, price: dollars('4.00') }] }),
  ];
  arrange(shop);
  const route = '/wallet/product/:retailerId';
  const shown = showRoute(shop, <WalletProductsPage />, {
    at: { pathname: '/wallet/product/11', state },
    route,
  });
  await screen.findByText('Harbor Light Bourbon');
  return shown;
}
