import { aShopWithCart } from '../../../../tests/support/a-shop-with-cart';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { anArea, aPlace } from '../../../../tests/support/builders/location';
import { settled } from '../../../../tests/support/settled';
import { EntryGateViewModel } from './entry-gate.view-model';

describe('the entry gate', () => {
  it('stores the place, marks the gate as passed and leads to the store [GATE-18] [GATE-19] [GATE-20] [STORE-04] [STORE-09]', async () => {
    const { gate, shop } = await aSolvedGate();
    gate.type('07030');
    expect(await gate.submit()).toBe('/store');
    const place = shop.currentPlace.get();
    expect(place).toMatchObject({ state: 'NJ', location: 'NJ', locationIds: ['14'], isGatePassed: true });
    expect(place.zipcode?.value).toBe('07030');
  });

  it('asks before it empties a cart that was filled before the gate was passed [X-026] [GATE-09]', async () => {
    const { gate, shop } = await aSolvedGate(aShopWithCart());
    gate.type('07030');
    expect(await gate.submit()).toBeNull();
    expect(gate.state.question).toMatchObject({ current: '10001', zipcode: '07030' });
    expect(shop.carts.changes).toEqual([]);
    expect(await gate.confirm()).toBe('/store');
    expect(shop.carts.changes).toEqual(['clear']);
    expect(shop.currentPlace.get()).toMatchObject({ isGatePassed: true });
  });

  it('offers other zipcodes when one is not served, and takes the one picked [GATE-17] [ERR-15]', async () => {
    const { gate, shop } = await aSolvedGate();
    gate.type('59001');
    expect(await gate.submit()).toBeNull();
    expect(gate.state.unserved).toEqual({
      title: 'We are not currently serving the zipcode 59001',
      alternatives: [
        { zipcode: '10001', place: 'New York, NY' },
        { zipcode: '07030', place: 'Hoboken, NJ' },
      ],
      cities: [
        { name: 'New York', state: 'NY' },
        { name: 'Hoboken', state: 'NJ' },
      ],
    });
    expect(await gate.pick('07030')).toBe('/store');
    expect(shop.currentPlace.get().zipcode?.value).toBe('07030');
  });

  it('names a city once, however many of its zipcodes are offered', async () => {
    const { gate, shop } = await aSolvedGate();
    shop.serviceAreas.areas = [anArea('10001'), anArea('10002'), anArea('94105', { city: '', state: 'CA' })];
    gate.type('59001');
    await gate.submit();
    expect(gate.state.unserved?.cities).toEqual([{ name: 'New York', state: 'NY' }]);
  });

  it('locates no shopper who does not ask for it [X-033]', async () => {
    const shop = new FakeShop();
    shop.locator.zipcode = '07030';
    const { gate } = await aSolvedGate(shop);
    expect(gate.state).toMatchObject({ zipcode: '', location: 'offered' });
  });

  it('fills in a located zipcode, and uses it if the field is emptied [GATE-22] [X-034]', async () => {
    const shop = new FakeShop();
    shop.locator.zipcode = '07030';
    const { gate } = await aSolvedGate(shop);
    gate.type('10001');
    await gate.locate();
    expect(gate.state.zipcode).toBe('07030');
    gate.type('');
    expect(await gate.submit()).toBe('/store');
    expect(shop.currentPlace.get().zipcode?.value).toBe('07030');
  });

  it('does not fill in a located zipcode if one was typed in the meantime, or the field has the focus [GATE-22]', async () => {
    const shop = new FakeShop();
    shop.locator.zipcode = '07030';
    const { gate } = await aGate(shop);
    const located = gate.locate();
    expect(gate.state.location).toBe('locating');
    gate.focus(true);
    await located;
    expect(gate.state.zipcode).toBe('');
    gate.type('10001');
    gate.focus(false);
    expect(gate.state.zipcode).toBe('10001');
  });

  it('keeps the field if the shopper cannot be located, and says so [X-033]', async () => {
    const { gate } = await aGate();
    gate.type('10001');
    await gate.locate();
    expect(gate.state).toMatchObject({ zipcode: '10001', location: 'unknown' });
  });

  it('lets nobody in whose captcha fails, and can be tried again', async () => {
    const { gate, shop } = await aGate();
    shop.captcha.outage.begin();
    gate.type('10001');
    expect(await gate.submit()).toBeNull();
    expect(gate.state).toMatchObject({ captcha: 'failed', isChecking: false });
    shop.captcha.outage.end();
    expect(await gate.submit()).toBe('/store');
  });

  it('prefills the zipcode that was chosen earlier', async () => {
    const shop = new FakeShop();
    shop.currentPlace.set(aPlace('07030'));
    const { gate } = await aGate(shop);
    expect(gate.state.zipcode).toBe('07030');
  });

  it('shows a banner for wide and one for narrow screens [HOME-08]', async () => {
    const { gate, shop } = await aGate();
    expect(gate.state.banners).toEqual(shop.homepages.bannerSet);
  });

  it('empties the cart of another zipcode, but not that of the same one [GATE-09]', async () => {
    const shop = new FakeShop();
    shop.currentPlace.set(aPlace('07030'));
    shop.currentCart.set({ cartId: 'crt_1', unitCount: 3, isWalletOrder: false });
    const { gate } = await aSolvedGate(shop);
    gate.type('07030');
    await gate.submit();
    expect(shop.currentCart.get().unitCount).toBe(3);
    await settled();
    gate.type('10001');
    await gate.submit();
    expect(shop.carts.changes).toEqual(['clear']);
    expect(shop.currentCart.get()).toMatchObject({ cartId: '', unitCount: 0 });
  });
});

async function aGate(shop = new FakeShop()) {
  const gate = shop.get(EntryGateViewModel);
  await gate.start();
  return { shop, gate };
}

async function aSolvedGate(shop = new FakeShop()) {
  const opened = await aGate(shop);
  opened.gate.solveCaptcha();
  await settled();
  return opened;
}
