import { aVenueSpeed } from '../../../../tests/support/builders/fulfilment';
import { dollars } from '../../../../tests/support/builders/catalog';
import { aPlace } from '../../../../tests/support/builders/location';
import { aVenue } from '../../../../tests/support/builders/vendor';
import { FakeShop } from '../../../../tests/support/fake-shop';
import { CartChoices } from '../../../domain/cart/cart-choices';
import { DeliveryChoices } from '../../../domain/cart/delivery-choices';
import { DeliveryOptionsViewModel } from './delivery-options.view-model';

async function opened(arrange: (shop: FakeShop) => void = () => undefined) {
  const shop = new FakeShop();
  shop.currentPlace.set(aPlace());
  shop.retailers.venues = [aVenue(), aVenue({ locationId: '12', name: 'Cellar 12', stars: 2 })];
  arrange(shop);
  const options = shop.get(DeliveryOptionsViewModel);
  await options.load();
  const tomorrow = shop.clock.today().plusDays(1);
  return { shop, options, tomorrow };
}

const until = async (isTrue: () => boolean) => {
  for (let turns = 0; turns < 20 && !isTrue(); turns += 1) await Promise.resolve();
};

describe('the speeds of the options page', () => {
  it('are Dine-In, Pick-Up and Delivery, with their fees; the first that has a method is chosen [SHIP-02] [SHIP-10] [SHIP-22] [SHIP-36] [GEN-14]', async () => {
    const { shop, options } = await opened();
    expect(shop.deliverySpeeds.asked).toEqual(['10001 delivery']);
    expect(options.state.options.map(({ label, aside }) => [label, aside])).toEqual([
      ['Dine-In', 'Free'],
      ['Pick-Up', 'Free'],
      ['Delivery', '$9.99'],
    ]);
    expect(options.state).toMatchObject({ status: 'ready', optionId: '1', type: 'dine-in', fee: '$0.00' });
  });

  it('show the duration of the cheapest method [SHIP-45] [ENT-39]', async () => {
    const { options } = await opened((shop) => {
      const method = {
        id: '31',
        method: 'Driver',
        amount: dollars('7.99'),
        deliveryDate: '',
        duration: '2 hours',
      };
      const moreExpensive = { ...method, id: '32', amount: dollars('12.99'), duration: '45 minutes' };
      const methods = [moreExpensive, method];
      shop.deliverySpeeds.venue = [
        aVenueSpeed({ id: 3, description: 'By car', methods }),
        aVenueSpeed({ methods: [] }),
      ];
    });
    expect(options.state.options.map(({ description }) => description)).toEqual([
      'By car · 2 hours',
      'Your drinks are served at your table',
    ]);
  });

  it('without a method are disabled, and never chosen [SHIP-10] [SHIP-11] [DEMO-02]', async () => {
    const { options } = await opened((shop) => {
      shop.deliverySpeeds.venue = [
        aVenueSpeed({ methods: [] }),
        aVenueSpeed({ id: 2, name: 'Pick-Up', methods: [] }),
        aVenueSpeed({ id: 3, name: 'Delivery' }),
      ];
    });
    expect(options.state.options.map(({ disabledReason }) => disabledReason)).toEqual([
      'Not available here',
      'Not available here',
      undefined,
    ]);
    expect(options.state.type).toBe('delivery');
    options.chooseOption('1');
    expect(options.state.type).toBe('');
    expect(options.proceed()).toBeNull();
  });

  it('say that dine-in is not offered yet at a zipcode, and offer the others [SHIP-28] [ERR-03]', async () => {
    const { options } = await opened((shop) => (shop.retailers.venues = null));
    expect(options.state).toMatchObject({ status: 'ready', isSupported: false, city: { name: 'New York' } });
    options.chooseOption('3');
    expect(options.state.isSupported).toBe(true);
    const none = await opened((shop) => {
      shop.retailers.venues = null;
      shop.deliverySpeeds.venue = [];
    });
    expect(none.options.state.status).toBe('not-supported');
  });

  it('require a zipcode', async () => {
    const withoutZipcode = new FakeShop().get(DeliveryOptionsViewModel);
    await withoutZipcode.load();
    expect(withoutZipcode.state.status).toBe('no-zipcode');
  });
});

describe('Dine-In', () => {
  it('has the venues of the chosen star category [SHIP-03] [SHIP-05] [SHIP-35] [GEN-15]', async () => {
    const { options } = await opened();
    expect(options.state.starOptions).toHaveLength(6);
    expect(options.state.retailers.map(({ label }) => label)).toEqual([
      'Cellar 11, 3 Star',
      'Cellar 12, 2 Star',
    ]);
    options.chooseRetailer('11');
    options.chooseStars('2');
    expect(options.state).toMatchObject({ retailerId: '', retailers: [{ value: '12' }] });
    options.chooseStars('5');
    expect(options.state.retailers).toEqual([]);
  });

  it('asks for a retailer, and for a day and hour [SHIP-23] [SHIP-24] [SHIP-16]', async () => {
    const { shop, options, tomorrow } = await opened();
    expect(options.state).toMatchObject({ retailerProblem: '', dateProblem: '', max: '2031-06-01' });
    expect(options.proceed()).toBeNull();
    expect(options.state).toMatchObject({
      retailerProblem: 'Retailer is required.',
      dateProblem: 'Dining date and time is required',
      timeProblem: '',
    });
    expect(shop.currentShipping.get().type).toBe('');
    options.chooseRetailer('12');
    options.pickDate(tomorrow.iso);
    expect(options.state).toMatchObject({
      dateProblem: '',
      timeProblem: 'Dining date and time is required',
    });
    options.pickTime('17:00');
    expect(options.state.timeProblem).toBe('Choose a time from 10:00 to 16:59.');
    options.pickTime('12:30');
    expect(options.state).toMatchObject({ retailerProblem: '', dateProblem: '', timeProblem: '' });
  });

  it.each([
    ['yesterday', -1, '12:30'],
    ['before it opens', 1, '07:30'],
    ['when it has closed', 1, '17:00'],
    ['at no time', 1, ''],
    ['at words', 1, 'noon'],
  ])('cannot be had %s [SHIP-25] [SHIP-26] [X-053] [X-054]', async (_, days, time) => {
    const { shop, options } = await opened();
    options.chooseRetailer('11');
    options.pickDate(shop.clock.today().plusDays(days).iso);
    options.pickTime(time);
    expect(options.proceed()).toBeNull();
  });

  it('is saved with retailer and time, and leads to the store [SHIP-17] [SHIP-18] [SHIP-21] [X-058]', async () => {
    const { shop, options, tomorrow } = await opened();
    options.chooseRetailer('12');
    options.pickDate(tomorrow.iso);
    options.pickTime('16:59');
    const choices = DeliveryChoices.none.withDate('11_Same Day', tomorrow);
    shop.currentChoices.set(CartChoices.of(choices, 'Cheers'));
    expect(options.proceed()).toBe('/store');
    expect(shop.currentChoices.get()).toEqual(CartChoices.of(DeliveryChoices.none, 'Cheers'));
    expect(shop.currentShipping.get()).toEqual({
      type: 'dine-in',
      retailerId: '12',
      retailerName: 'Cellar 12',
      visit: { date: tomorrow, time: '16:59' },
      delivery: null,
    });
  });
});

describe('Pick-Up', () => {
  it('has retailers with distance, ready time and fee, and is saved like a table [SHIP-19] [SHIP-38] [DEMO-18] [X-046]', async () => {
    const { shop, options, tomorrow } = await opened();
    options.chooseOption('2');
    expect(options.state.retailers).toMatchObject([
      { label: 'Cellar 11, 1.2 mi, Ready in 1 hour, 06/01/2030, Free' },
    ]);
    options.chooseRetailer('11');
    options.pickDate(tomorrow.iso);
    options.pickTime('10:00');
    expect(options.proceed()).toBe('/store');
    expect(shop.currentShipping.get()).toMatchObject({ type: 'pick-up', retailerId: '11' });
  });
});

describe('Delivery', () => {
  it('fetches the slots of a day, and waits for one of them [SHIP-08] [SHIP-09] [SHIP-13] [SHIP-14] [SHIP-15] [SHIP-20]', async () => {
    const { shop, options, tomorrow } = await opened();
    options.chooseOption('3');
    expect(options.state).toMatchObject({ type: 'delivery', mayContinue: false });
    options.drivers.pickDate(tomorrow.iso);
    await until(() => options.state.drivers.status === 'ready');
    expect(shop.deliveryCalendars.slotRequests).toEqual([
      { zipcode: '10001', locationId: '', date: tomorrow },
    ]);
    expect(options.state.drivers.slots).toEqual(['10:00 - 12:00', '12:00 - 14:00']);
    expect(options.proceed()).toBeNull();
    options.drivers.pickSlot('12:00 - 14:00');
    expect(options.state.mayContinue).toBe(true);
    expect(options.proceed()).toBe('/store');
    expect(shop.currentShipping.get()).toMatchObject({
      type: 'delivery',
      delivery: { date: tomorrow, slot: { start: '12:00', end: '14:00' } },
    });
  });

  it('clears day and slots once another option is chosen [SHIP-12]', async () => {
    const { options, tomorrow } = await opened();
    options.chooseOption('3');
    options.drivers.pickDate(tomorrow.iso);
    await until(() => options.state.drivers.status === 'ready');
    options.drivers.pickSlot('12:00 - 14:00');
    options.chooseOption('1');
    options.chooseOption('3');
    expect(options.state.drivers).toEqual({
      date: undefined,
      status: 'idle',
      problem: '',
      slots: [],
      slot: undefined,
    });
    expect(options.state.mayContinue).toBe(false);
  });

  it('can reload the slots after an outage', async () => {
    const { shop, options, tomorrow } = await opened();
    options.chooseOption('3');
    shop.deliveryCalendars.outage.begin();
    options.drivers.pickDate(tomorrow.iso);
    await until(() => options.state.drivers.status === 'failed');
    shop.deliveryCalendars.outage.end();
    await options.drivers.load();
    expect(options.state.drivers.status).toBe('ready');
  });
});
