import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMember } from '../../../../tests/support/builders/customer';
import { aLot } from '../../../../tests/support/builders/wallet';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { showRoute } from '../../../../tests/support/show-page';
import { WalletPanel } from './wallet-panel';

async function opened() {
  const shop = new FakeShop();
  shop.currentSession.set(aMember());
  shop.wallets.lots = [
    aLot({ ordered: 2250, consumed: 750 }),
    aLot({ name: 'Rye', state: 'CA', ordered: 750, consumed: 750, orderNumber: '100004' }),
  ];
  const page = <WalletPanel onCancelled={() => undefined} />;
  const shown = showRoute(shop, page, { at: '/setting/order', route: '/setting/order' });
  await screen.findByText('Total Available Liquor');
  return shown;
}

/** What is said about REDEEM NOW. */
const reason = () => document.getElementById(redeem().getAttribute('aria-describedby') ?? '')?.textContent;

const redeem = () => screen.getByRole<HTMLButtonElement>('button', { name: 'REDEEM NOW' });

test('shows what remains in total, and for each order line what was ordered, redeemed and remains [ORD-18] [ORD-20]', async () => {
  await opened();
  expect(screen.getByText('Total Available Liquor').textContent).toBe('Total Available Liquor 1,500 ml');
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Products',
    'Order #',
    'Ordered',
    'Consumed',
    'Remaining',
  ]);
  const bourbon = within(table.getByRole('row', { name: /^Harbor Light Bourbon/ }));
  expect(bourbon.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '100001',
    '2,250 ml',
    '750 ml',
    '1,500 ml',
  ]);
});

test('unfolds the history of a drink by the chevron of the shop, not by the marker of the browser', async () => {
  await opened();
  const [history] = screen.getAllByText('History').map((text) => text.closest('summary'));
  expect(history?.querySelectorAll('svg')).toHaveLength(1);
  await userEvent.click(history!);
  expect(history?.closest('details')?.open).toBe(true);
});

test('says beside the filters that a state must be selected [ORD-16] [ORD-17] [ORD-21]', async () => {
  await opened();
  expect(screen.getByLabelText<HTMLSelectElement>('State').selectedOptions[0]?.label).toBe('All');
  expect(screen.getByLabelText<HTMLSelectElement>('Category').selectedOptions[0]?.label).toBe('All');
  await userEvent.hover(screen.getByRole('button', { name: 'About the filters' }));
  expect(screen.getByRole('tooltip').textContent).toBe('Selecting state is mandatory');
});

test('REDEEM NOW is disabled without a state and if nothing is left, and says so, and otherwise passes the choice to the retailers [ORD-19] [ORD-22] [ORD-23] [ORD-24]', async () => {
  const { router } = await opened();
  expect([redeem().disabled, reason()]).toEqual([true, 'Choose a state first.']);
  await userEvent.selectOptions(screen.getByLabelText('State'), 'CA');
  expect([redeem().disabled, reason()]).toEqual([true, 'Nothing is left to redeem.']);
  await userEvent.selectOptions(screen.getByLabelText('State'), 'NY');
  await userEvent.selectOptions(screen.getByLabelText('Category'), '3 Star');
  expect([redeem().disabled, reason()]).toEqual([false, undefined]);
  await userEvent.click(redeem());
  expect(router.state.location).toMatchObject({
    pathname: '/wallet/shipping',
    state: { customerId: '501', state: 'NY', stars: 3 },
  });
});
