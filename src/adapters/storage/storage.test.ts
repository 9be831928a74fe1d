import { aCart } from '../../../tests/support/builders/cart';
import { aMember } from '../../../tests/support/builders/customer';
import { aPlace } from '../../../tests/support/builders/location';
import { MemoryStore } from './memory-store';
import { Checkout } from '../../domain/checkout/checkout';
import { CartChoices } from '../../domain/cart/cart-choices';
import { DeliveryChoices } from '../../domain/cart/delivery-choices';
import { NO_SELECTION } from '../../domain/checkout/shipping-selection';
import { NO_SHIPPING_CHOICE } from '../../domain/fulfilment/shipping-choice';
import { ShoppingPlace } from '../../domain/location/shopping-place';
import { CalendarDate } from '../../domain/shared/calendar-date';
import { Money } from '../../domain/shared/money';
import { BrowserStore } from './browser-store';
import { storedRecentlyViewed } from './stored-recently-viewed';
import { KEYS } from './storage-keys';
import { storedCart } from './stored-cart';
import { storedChoices } from './stored-choices';
import { storedCheckout } from './stored-checkout';
import { StoredBrowserData } from './stored-browser-data';
import { storedPaymentKey } from './stored-payment-key';
import { storedPlace } from './stored-place';
import { storedSession } from './stored-session';
import { storedShipping } from './stored-shipping';
import { WebStorage } from './web-storage';

const local = new MemoryStore();
const session = new MemoryStore();
let reportOtherTabChange: (key: string | null) => void = () => {};
const store = new BrowserStore(local, session, (listener) => (reportOtherTabChange = listener));

beforeEach(() => {
  local.entries.clear();
  session.entries.clear();
});

describe('the browser storage', () => {
  it('keeps the session [STORE-01] [STORE-03] [AUTH-31] [AUTH-33]', () => {
    storedSession(store).set(aMember());
    expect(written()).toEqual({ Token: 'tok_member', CustomerId: '501' });
    expect(storedSession(store).get()).toMatchObject({
      kind: 'returning',
      token: 'tok_member',
      customerId: '501',
    });
    storedSession(store).clear();
    expect(written()).toEqual({});
  });

  it.each(['a\u0000b', 'tök', 'two words', '\n'])(
    'ignores the token %p, which is not valid in a header',
    (garbage) => {
      local.set(KEYS.token, garbage);
      expect(storedSession(store).get()).toMatchObject({ kind: 'visitor', token: '' });
    },
  );

  it('ignores an unknown speed, which would empty every list [STORE-06] [X-030]', () => {
    local.set(KEYS.courierType, '{"<b>]');
    expect(storedPlace(store).get().speed).toBeNull();
    local.set(KEYS.courierType, 'Farm Direct');
    expect(storedPlace(store).get().speed).toBe('Farm Direct');
  });

  it('keeps the place [STORE-04] [STORE-05] [STORE-06] [STORE-07] [STORE-08] [STORE-09]', () => {
    storedPlace(store).set(ShoppingPlace.of({ ...here, speed: 'Same Day' }));
    expect(written()).toEqual({
      zipcode: '07030',
      zipState: 'NJ',
      location: 'Hoboken',
      vendor_location_id: '11,12,13',
      couriertype: 'Same Day',
      ageGateVerified: 'true',
    });
    expect(storedPlace(store).get()).toMatchObject({ ...here, speed: 'Same Day' });
    storedPlace(store).set(ShoppingPlace.of({ ...here, isGatePassed: false }));
    expect(written()).not.toHaveProperty('ageGateVerified');
  });

  it('keeps the cart [STORE-02] [STORE-14] [STORE-18] [AUTH-32]', () => {
    storedCart(store).set({ cartId: 'crt_1', unitCount: 3, isWalletOrder: false });
    expect(written()).toEqual({ cart_id: 'crt_1', total_products_in_cart: '3', walletOrder: 'false' });
    expect(storedCart(store).get().unitCount).toBe(3);
    storedCart(store).set({ cartId: 'crt_2', unitCount: 1, isWalletOrder: true });
    expect(written()).toEqual({ cart_id: 'crt_2', total_products_in_cart: '1', walletOrder: 'true' });
    expect(storedCart(store).get().isWalletOrder).toBe(true);
    storedCart(store).clear();
    expect(written()).toEqual({});
  });

  it.each([
    ['delivery', { delivery: '1', pickup: '0', dineinpickup: '0' }, '[SHIP-20]'],
    ['pick-up', { delivery: '0', pickup: '1', dineinpickup: '0' }, '[SHIP-19]'],
    ['dine-in', { delivery: '0', pickup: '0', dineinpickup: '1' }, '[SHIP-21]'],
  ] as const)(
    'keeps the choice of %s, with the flags %j %s [SHIP-17] [STORE-13] [STORE-15] [STORE-16] [STORE-17] [STORE-19] [STORE-20] [STORE-21] [STORE-22] [STORE-23] [X-058]',
    (...[type, flags]) => {
      const choice = {
        ...NO_SHIPPING_CHOICE,
        type,
        retailerId: '11',
        retailerName: 'Hudson',
        visit: { date: CalendarDate.of(2030, 6, 2), time: '12:00' },
        delivery: { date: CalendarDate.of(2030, 6, 3), slot: { start: '10:00', end: '12:00' } },
      };
      storedShipping(store).set(choice);
      expect(written()).toEqual({
        shippingType: type,
        retailer: '11',
        retailer_name: 'Hudson',
        dineinTime: '2030-06-02 12:00',
        time_slot: '10:00-12:00',
        delivery_date_time: '2030-06-03 10:00',
        ...flags,
      });
      expect(storedShipping(store).get()).toEqual(choice);
    },
  );

  it('keeps the checkout over a reload [STORE-10] [STORE-11] [STORE-12] [STATE-02] [STATE-03]', () => {
    const checkout = Checkout.fresh
      .opened('address')
      .opened('card')
      .movingTo('card')
      .withAddress('71')
      .withPayment({
        kind: 'card',
        cardId: 'c',
        cardToken: '',
        providerCustomerId: 'cus',
        cardInfo: 'visa',
        billingAddressId: '72',
      })
      .withSelection({
        speedId: 1,
        retailerId: '',
        methodId: 'm1',
        method: 'driver',
        amount: Money.ofCents(999),
      })
      .withTip(15)
      .withFeesOf(aCart())
      .withAttempt('key-1')
      .withFaceVerified('crt_1')
      .entered();
    storedCheckout(store).set(checkout);
    expect(written()).toEqual({
      nextTab: 'card',
      isCheckout: '1',
      deliveryFees: '{"11_Same Day":"9.99"}',
    });
    const { tabs } = JSON.parse(session.get(KEYS.checkout) ?? '') as { tabs: object };
    expect(tabs).toEqual({
      isAddressTab: true,
      isSpeedTab: false,
      iscardTab: true,
      isFaceTab: true,
      isSummaryTab: false,
    });
    expect(storedCheckout(store).get()).toEqual(checkout);
    storedCheckout(store).set(checkout.left());
    expect(written()).not.toHaveProperty('isCheckout');
  });

  it('keeps the choices for the cart over a reload, in one record with the checkout [STATE-04] [STATE-05] [X-158]', () => {
    const delivery = DeliveryChoices.none
      .withDate('11_Same Day', CalendarDate.of(2030, 6, 3))
      .withSlot('11_Same Day', { start: '10:00', end: '12:00' });
    const choices = CartChoices.of(delivery, 'Cheers');
    const checkout = Checkout.fresh.withAddress('71');
    storedChoices(store).set(choices);
    storedCheckout(store).set(checkout);
    expect([...session.entries.keys()]).toEqual([KEYS.checkout]);
    expect(storedChoices(store).get()).toEqual(choices);
    storedChoices(store).clear();
    expect(storedChoices(store).get()).toEqual(CartChoices.none);
    expect(storedCheckout(store).get()).toEqual(checkout);
  });

  it('reads a checkout that includes the choices [STATE-02] [STATE-04] [STATE-05]', () => {
    const choices = {
      dates: { '11_Same Day': '2030-06-03' },
      slots: { '11_Same Day_timeslot-selected': { start: '10:00', end: '12:00' } },
    };
    const record = { addressId: '71', tip: 15, giftMessage: 'Cheers', attemptKey: 'key-1', choices };
    session.set(KEYS.checkout, JSON.stringify(record));
    expect(storedCheckout(store).get().facts).toMatchObject({
      addressId: '71',
      tip: 15,
      attemptKey: 'key-1',
    });
    expect(storedChoices(store).get()).toMatchObject({
      giftMessage: 'Cheers',
      delivery: { entries: choices },
    });
  });

  it.each([
    { kind: 'pod' },
    { kind: 'upi', upiId: 'jane@okbank' },
    {
      kind: 'card',
      cardId: '',
      cardToken: 'tok_1',
      providerCustomerId: 'cus_1',
      cardInfo: 'Visa ending in 4242',
      billingAddressId: '72',
    },
  ] as const)('keeps the payment over a reload: %j [STATE-02]', (payment) => {
    storedCheckout(store).set(Checkout.fresh.withPayment(payment));
    expect(storedCheckout(store).get().facts.payment).toEqual(payment);
  });

  it('keeps the retailer of a pick-up over a reload [STATE-02]', () => {
    const selection = { ...NO_SELECTION, speedId: 3, retailerId: '11' };
    storedCheckout(store).set(Checkout.fresh.withSelection(selection));
    expect(storedCheckout(store).get().facts.selection).toEqual(selection);
  });

  it('keeps the payment key [STORE-24] [PAY-38]', () => {
    storedPaymentKey(store).set('cipher');
    expect(written()).toEqual({ stripeKey: 'cipher' });
  });

  it('is cleared completely at logout [HEAD-28] [STORE-01]', () => {
    for (const key of Object.values(KEYS)) local.set(key, 'x');
    session.set(KEYS.checkout, 'x');
    new StoredBrowserData(new BrowserStore(local, session)).clear();
    expect([...local.entries.keys(), ...session.entries.keys()]).toEqual([]);
  });
});

describe('an unreliable storage', () => {
  it('with invalid data reads as a first visit', () => {
    for (const key of Object.values(KEYS)) local.set(key, '{"tabs":[1,');
    session.set(
      KEYS.checkout,
      '{"tabs":7,"choices":{"dates":{"a":"never"},"slots":{"b":3}},"tip":13,"payment":[]}',
    );
    expect(storedPlace(store).get()).toMatchObject({ zipcode: null, locationIds: [], isGatePassed: false });
    expect(storedCart(store).get()).toMatchObject({ unitCount: 0, isWalletOrder: false });
    expect(storedShipping(store).get().type).toBe('');
    expect(storedCheckout(store).get().facts).toEqual(Checkout.fresh.facts);
    expect(storedChoices(store).get()).toEqual(CartChoices.none);
    expect(storedRecentlyViewed(store).get()).toEqual([]);
    local.set(
      KEYS.recentlyViewed,
      '[null,7,{"id":"javascript:"},{"id":"103","name":"Rye","imageUrl":"/a.svg"}]',
    );
    expect(storedRecentlyViewed(store).get()).toEqual([{ id: '103', name: 'Rye', imageUrl: '/a.svg' }]);
  });

  it('that is blocked leaves the values in memory', () => {
    const blocked = new WebStorage(() => {
      throw new Error('SecurityError');
    });
    const cart = storedCart(new BrowserStore(blocked, blocked));
    cart.set({ cartId: 'crt_1', unitCount: 1, isWalletOrder: false });
    expect(cart.get().cartId).toBe('crt_1');
    cart.clear();
    expect(cart.get().cartId).toBe('');
  });

  it('may be written by another tab', () => {
    const cart = storedCart(store);
    const counts: number[] = [];
    cart.subscribe(({ unitCount }) => counts.push(unitCount));
    local.set(KEYS.unitCount, '5');
    reportOtherTabChange(KEYS.unitCount);
    reportOtherTabChange(KEYS.zipcode);
    reportOtherTabChange(null);
    expect(counts).toEqual([5, 5]);
  });
});

/** A place whose state and name differ. */
const here = {
  zipcode: aPlace('07030').zipcode,
  state: 'NJ',
  location: 'Hoboken',
  locationIds: ['11', '12', '13'],
  speed: null,
  isGatePassed: true,
};

const written = () => Object.fromEntries(local.entries);
