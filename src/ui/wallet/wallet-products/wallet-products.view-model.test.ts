import { dollars } from '../../../../tests/support/builders/catalog';
import { aPlace } from '../../../../tests/support/builders/location';
import { aVenue } from '../../../../tests/support/builders/vendor';
import { aWalletProduct } from '../../../../tests/support/builders/wallet';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { WalletProductsViewModel } from './wallet-products.view-model';

const bourbon = aWalletProduct({ availableMl: 1500, redeemableMl: 750 });
const ale = aWalletProduct({
  id: '102',
  name: 'Ale',
  sizes: [{ millilitres: 375, price: dollars('4.00') }],
  redeemableMl: 0,
});

/** From noon to 17:00. */
const LATE_AFTERNOON_MS = 5 * 60 * 60 * 1000;

async function opened(retailerId = '11', afterNoonMs = 0) {
  const shop = new FakeShop();
  shop.clock.advance(afterNoonMs);
  shop.currentPlace.set(aPlace());
  shop.currentCart.set({ cartId: 'crt_ordinary', unitCount: 3, isWalletOrder: false });
  shop.retailers.venues = [aVenue(), aVenue({ locationId: '12', name: 'Cellar 12' })];
  shop.wallets.products = [bourbon, ale];
  const wallet = shop.get(WalletProductsViewModel);
  await wallet.open(retailerId, { state: 'NY' });
  const tomorrow = shop.clock.today().plusDays(1);
  return { shop, wallet, tomorrow };
}

describe('a customer who may not have alcohol', () => {
  it('sees why, and adds the bottle by confirming to be over 21', async () => {
    const { shop, wallet, tomorrow } = await opened();
    wallet.visit.pickDate(tomorrow.iso);
    wallet.visit.pickTime('12:00');
    shop.wallets.ageRefusal = { kind: 'age-refused', reason: 'age-not-declared', message: 'Confirm that.' };
    expect(await wallet.add(bourbon, 750)).toBeNull();
    expect(wallet.state.refused).toEqual({
      productId: bourbon.id,
      problem: { text: 'Confirm that.', remedy: { label: 'I am over 21', confirmsAge: true } },
    });
    shop.identityChecks.outage.begin();
    expect(await wallet.confirmAge()).toBeNull();
    expect(shop.notifier.alerts).toHaveLength(1);
    shop.identityChecks.outage.end();
    shop.wallets.ageRefusal = null;
    expect(await wallet.confirmAge()).toBe('/cart');
    expect(wallet.state.refused).toBeNull();
    expect(shop.identityChecks.declarations).toBe(1);
  });

  it.each([
    ['identity-not-verified', { label: 'Verify your identity', href: '/kyc' }],
    // A wallet offers nothing else to buy.
    ['too-young', null],
  ] as const)('sees why, and what helps: %s [X-073]', async (reason, remedy) => {
    const { shop, wallet, tomorrow } = await opened();
    wallet.visit.pickDate(tomorrow.iso);
    wallet.visit.pickTime('12:00');
    shop.wallets.ageRefusal = { kind: 'age-refused', reason, message: 'Not sold.' };
    expect(await wallet.add(bourbon, 750)).toBeNull();
    expect(wallet.state.refused?.problem).toEqual({ text: 'Not sold.', remedy });
  });
});

describe('what can be redeemed at a retailer', () => {
  it('shows the balance, and how much of it is redeemable there [WAL-04] [WAL-21] [WAL-22] [X-163]', async () => {
    const { shop, wallet } = await opened();
    expect(shop.wallets.venues).toMatchObject([{ vendorId: '1', locationId: '11' }]);
    expect(wallet.state).toMatchObject({
      status: 'ready',
      retailerId: '11',
      retailers: [{ value: '11' }, { value: '12', label: 'Cellar 12' }],
    });
    expect(wallet.state.products.map(({ notes }) => notes)).toEqual([
      ['Available in Wallet: 1,500 ml', 'Redeemable Here: 0 ml'],
      ['Available in Wallet: 1,500 ml', 'Redeemable Here: 750 ml'],
    ]);
  });

  it('requires a day from today on and an hour from 10 to 16; its picker starts at 07:30 [WAL-05] [WAL-06] [WAL-07] [WAL-08] [WAL-09] [X-054]', async () => {
    const { shop, wallet } = await opened();
    expect(wallet.state).toMatchObject({
      time: '07:30',
      dateProblem: '',
      timeProblem: '',
      min: '2030-06-01',
      max: '2031-06-01',
    });
    expect(await wallet.add(bourbon, 750)).toBeNull();
    const timeProblem = 'Dining date and time is required';
    const timeAdvice = 'Choose a time from 10:00 to 16:59.';
    expect(wallet.state).toMatchObject({ timeProblem, timeAdvice });
    for (const time of ['17:00', '09:59']) {
      wallet.visit.pickTime(time);
      expect(wallet.state).toMatchObject({ timeProblem, timeAdvice });
    }
    wallet.visit.pickTime('noon');
    expect(wallet.state).toMatchObject({ timeProblem, timeAdvice: '' });
    wallet.visit.pickTime('16:59');
    expect(wallet.state.timeProblem).toBe('');
    expect(wallet.state.refusals).toBe(1);
    wallet.visit.pickDate(shop.clock.today().plusDays(-1).iso);
    expect(await wallet.add(bourbon, 750)).toBeNull();
    expect(wallet.state).toMatchObject({
      dateProblem: 'Dining date and time is required',
      timeProblem: '',
      refusals: 2,
    });
    wallet.visit.pickDate('06/04/2030');
    expect(await wallet.add(bourbon, 750)).toBeNull();
    expect(shop.wallets.additions).toEqual([]);
  });

  it('restores what was picked from the history entry, but no day that has passed', async () => {
    const { wallet, tomorrow } = await opened();
    await wallet.open('11', { state: 'NY', visit: { date: tomorrow.iso, time: '12:30' } });
    expect(wallet.state).toMatchObject({ date: tomorrow.iso, time: '12:30' });
    for (const visit of [{ date: '2030-05-31', time: '' }, { date: 7 }, null, 'noon'])
      await wallet.open('11', { state: 'NY', visit });
    expect(wallet.state).toMatchObject({ date: tomorrow.iso, time: '12:30' });
  });

  it('starts on the first day that has hours left: today until 16:59, and then tomorrow [WAL-05] [WAL-07]', async () => {
    const { wallet } = await opened();
    expect(wallet.state.date).toBe('2030-06-01');
    const { wallet: late, tomorrow } = await opened('11', LATE_AFTERNOON_MS);
    expect(late.state.date).toBe(tomorrow.iso);
  });

  it('is added to a separate cart, which is shown, with retailer and time stored [WAL-24] [WAL-25] [WAL-26] [STORE-02] [STORE-14] [X-165]', async () => {
    const { shop, wallet, tomorrow } = await opened();
    wallet.visit.pickDate(tomorrow.iso);
    wallet.visit.pickTime('12:30');
    expect(await wallet.add(bourbon, 750)).toBe('/cart');
    expect(shop.wallets.additions).toMatchObject([
      { productId: '101', millilitres: 750, locationId: '11', zipcode: '10001' },
    ]);
    expect(shop.currentCart.get()).toEqual({ cartId: 'crt_wallet', unitCount: 1, isWalletOrder: true });
    expect(shop.currentShipping.get()).toMatchObject({
      type: 'dine-in',
      retailerId: '11',
      retailerName: 'Cellar 11',
      visit: { date: tomorrow, time: '12:30' },
    });
  });

  it('only logs that an addition failed, and can be tried again [X-168] [ERR-14] [REACH-35]', async () => {
    const { shop, wallet, tomorrow } = await opened();
    wallet.visit.pickDate(tomorrow.iso);
    wallet.visit.pickTime('12:30');
    expect(await wallet.add(ale, 375)).toBeNull();
    expect(shop.log.warnings).toEqual(['A prepaid drink could not be added.']);
    expect([shop.notifier.failures, shop.notifier.alerts]).toEqual([[], []]);
    expect(wallet.state.adding).toBe('');
    expect(shop.currentCart.get()).toMatchObject({ cartId: 'crt_ordinary', isWalletOrder: false });
  });

  it('reloads the balance once an addition is refused, since another tab may have redeemed it [X-168]', async () => {
    const { shop, wallet, tomorrow } = await opened();
    wallet.visit.pickDate(tomorrow.iso);
    wallet.visit.pickTime('12:30');
    shop.wallets.products = [{ ...bourbon, redeemableMl: 0 }];
    expect(await wallet.add(ale, 375)).toBeNull();
    expect(wallet.state.products).toMatchObject([{ product: { redeemableMl: 0 } }]);
  });

  it('switches to another retailer while an addition at the previous one is refused [X-168]', async () => {
    const { shop, wallet, tomorrow } = await opened();
    wallet.visit.pickDate(tomorrow.iso);
    wallet.visit.pickTime('12:30');
    const adding = wallet.add(ale, 375);
    await Promise.all([wallet.open('12', { state: 'NY' }), adding]);
    expect(wallet.state).toMatchObject({ status: 'ready', retailerId: '12' });
    expect(shop.wallets.venues.map(({ locationId }) => locationId)).toEqual(['11', '12']);
  });

  it('says when a retailer no longer exists, and makes no call about it [ERR-04]', async () => {
    const { shop, wallet } = await opened('999');
    expect(wallet.state).toMatchObject({ status: 'ready', hasRetailer: false, retailerId: '' });
    expect(shop.wallets.venues).toEqual([]);
  });
});
