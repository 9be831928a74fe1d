import { aLot, heldLot } from '../../../../tests/support/builders/wallet';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { Session } from '../../../domain/customer/session';
import { WalletPanelViewModel } from './wallet-panel.view-model';

const newYork = aLot({ ordered: 2250, consumed: 750 });
const fourStars = aLot({ name: 'Seneca Slope Riesling', ordered: 750, stars: 4, orderNumber: '100008' });
const redeemed = aLot({
  name: 'Rye',
  ordered: 750,
  consumed: 750,
  state: 'CA',
  stars: 5,
  orderNumber: '100004',
});

async function opened(lots = [newYork, fourStars, redeemed]) {
  const shop = new FakeShop();
  shop.currentSession.set(Session.member('tok', '501', 'Jane'));
  shop.wallets.lots = lots;
  const wallet = shop.get(WalletPanelViewModel);
  await wallet.load();
  return { shop, wallet };
}

describe('the wallet in My Orders', () => {
  it('shows for each order line what was ordered, redeemed and remains, with totals [ORD-18] [ORD-20]', async () => {
    const { wallet } = await opened();
    expect(wallet.state).toMatchObject({
      status: 'ready',
      available: '2,250 ml',
      total: { ordered: '3,750 ml', consumed: '1,500 ml', remaining: '2,250 ml' },
    });
    expect(wallet.state.rows[0]).toMatchObject({
      name: 'Harbor Light Bourbon',
      venue: 'NY, 3 Star',
      orderNumber: '100001',
      ordered: '2,250 ml',
      consumed: '750 ml',
      remaining: '1,500 ml',
    });
  });

  it('filters rows and totals by state and category [ORD-16] [ORD-17] [WAL-27]', async () => {
    const { wallet } = await opened();
    expect(wallet.state.states.map(({ label }) => label)).toEqual(['All', 'CA', 'NY']);
    wallet.chooseState('CA');
    expect(wallet.state).toMatchObject({ available: '0 ml', total: { remaining: '0 ml' } });
    wallet.chooseState('NY');
    expect(wallet.state).toMatchObject({ available: '2,250 ml', total: { remaining: '2,250 ml' } });
    wallet.chooseStars('4');
    expect(wallet.state).toMatchObject({ available: '750 ml', total: { remaining: '750 ml' } });
    expect(wallet.state.rows.map(({ name }) => name)).toEqual(['Seneca Slope Riesling']);
    wallet.chooseStars('2');
    expect(wallet.state).toMatchObject({ available: '0 ml', rows: [], isEmpty: false });
  });

  it('tells lines of an order apart that have all in common, and offers no blank state [ORD-16] [ORD-18]', async () => {
    const { wallet } = await opened([newYork, newYork, aLot({ state: '' })]);
    expect(new Set(wallet.state.rows.map(({ key }) => key)).size).toBe(3);
    expect(wallet.state.states.map(({ label }) => label)).toEqual(['All', 'NY']);
  });

  it('offers all categories, and one star to five [ORD-25] [CONST-15]', async () => {
    const { wallet } = await opened();
    expect(wallet.state.starOptions).toEqual([
      { value: '0', label: 'All' },
      { value: '1', label: '1 Star' },
      { value: '2', label: '2 Star' },
      { value: '3', label: '3 Star' },
      { value: '4', label: '4 Star' },
      { value: '5', label: '5 Star' },
    ]);
    wallet.chooseStars('6 stars');
    expect(wallet.state.stars).toBe('0');
  });

  it('lists the entries of each lot [X-159]', async () => {
    const { wallet } = await opened([newYork]);
    expect(wallet.state.rows[0]?.entries).toEqual([
      { date: '05/02/2030', description: 'Bought with order #100001', amount: '+2,250 ml', cancels: '' },
      { date: '05/20/2030', description: 'Held for order #100003', amount: '−750 ml', cancels: '' },
      { date: '05/20/2030', description: 'Released from order #100003', amount: '+750 ml', cancels: '' },
      { date: '05/20/2030', description: 'Redeemed with order #100003', amount: '−750 ml', cancels: '' },
    ]);
  });

  it('cancels an order before its visit after a confirmation, and releases what was held [X-159]', async () => {
    const { shop, wallet } = await opened([heldLot()]);
    expect(wallet.state.rows[0]?.entries.map(({ cancels }) => cancels)).toEqual(['', '100003']);
    wallet.cancelling.ask('100003');
    expect(wallet.state.cancelling).toEqual({ orderNumber: '100003', isBusy: false });
    wallet.cancelling.keep();
    expect(wallet.state.cancelling).toBeNull();
    wallet.cancelling.ask('100003');
    await Promise.all([wallet.cancelling.confirm(), wallet.cancelling.confirm()]);
    expect(shop.notifier.successes).toEqual(['Your order has been canceled.']);
    expect(wallet.state).toMatchObject({ cancelling: null, available: '1,500 ml' });
    expect(wallet.state.rows[0]?.entries.at(-1)).toMatchObject({ cancels: '', amount: '+750 ml' });
  });

  it('does not offer to cancel without the call for it', async () => {
    const { shop, wallet } = await opened([heldLot()]);
    shop.optionalCalls.delete('cancelRedemption');
    await wallet.load();
    expect(wallet.state.rows[0]?.entries.map(({ cancels }) => cancels)).toEqual(['', '']);
  });

  it('keeps the dialog after a lost answer, and reloads what can no longer be cancelled [X-159]', async () => {
    const { shop, wallet } = await opened([newYork]);
    wallet.cancelling.ask('100003');
    shop.wallets.outage.begin();
    await wallet.cancelling.confirm();
    expect(wallet.state.cancelling).toEqual({ orderNumber: '100003', isBusy: false });
    shop.wallets.outage.end();
    await wallet.cancelling.confirm();
    expect(shop.notifier.failures).toEqual([
      'You are not connected to internet',
      'This order can no longer be canceled.',
    ]);
    expect(wallet.state.cancelling).toBeNull();
  });

  it('may be empty [REACH-82]', async () => {
    const { wallet } = await opened([]);
    expect(wallet.state).toMatchObject({ status: 'ready', isEmpty: true });
  });
});
