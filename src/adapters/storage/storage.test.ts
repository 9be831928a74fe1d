import { aMember } from '../../../tests/support/builders/customer';
import { aPlace } from '../../../tests/support/builders/location';
import { MemoryStore } from '../../../tests/support/fakes/memory-store';
import { Checkout } from '../../domain/checkout/checkout';
import { DeliveryChoices } from '../../domain/checkout/delivery-choices';
import { NO_SHIPPING_CHOICE } from '../../domain/fulfilment/shipping-choice';
import { CalendarDate } from '../../domain/shared/calendar-date';
import { Money } from '../../domain/shared/money';
import { BrowserStore } from './browser-store';
import { storedRecentlyViewed } from './stored-recently-viewed';
import { KEYS } from './storage-keys';
import { storedCart } from './stored-cart';
import { storedCheckout } from './stored-checkout';
import { StoredMemory } from './stored-memory';
import { storedPaymentKey } from './stored-payment-key';
import { storedPlace } from './stored-place';
import { storedSession } from './stored-session';
import { storedShipping } from './stored-shipping';
import { WebStorage } from './web-storage';

const local = new MemoryStore();
const session = new MemoryStore();
let tellForeignChange: (key: string | null) => void = () => {};
const store = new BrowserStore(local, session, (listener) => (tellForeignChange = listener));

beforeEach(() => {
  local.entries.clear();
  session.entries.clear();
});

describe('what the browser keeps', () => {
  it('of the session [STORE-01] [STORE-03]', () => {
    storedSession(store).set(aMember());
    expect(written()).toEqual({ Token: 'tok_member', CustomerId: '501' });
    expect(storedSession(store).get()).toMatchObject({
      kind: 'returning',
      token: 'tok_member',
      customerId: '501',
    });
  });

  it.each(['a\u0000b', 'tök', 'two words', '\n'])(
    'no session of %p, which no header can carry',
    (garbage) => {
      local.set(KEYS.token, garbage);
      expect(storedSession(store).get()).toMatchObject({ kind: 'visitor', token: '' });
    },
  );

  it('no speed that the shop does not know, which would empty every list [STORE-06] [X-030]', () => {
    local.set(KEYS.courierType, '{"<b>]');
    expect(storedPlace(store).get().courierType).toBe('');
    local.set(KEYS.courierType, 'Farm Direct');
    expect(storedPlace(store).get().courierType).toBe('Farm Direct');
  });

  it('of the place [STORE-04] [STORE-05] [STORE-06] [STORE-07] [STORE-08] [STORE-09]', () => {
    storedPlace(store).set(aPlace('07030'));
    local.set(KEYS.courierType, 'Same Day');
    expect(written()).toEqual({
      zipcode: '07030',
      zipState: 'NY',
      location: 'NY',
      vendor_location_id: '11,12,13',
      couriertype: 'Same Day',
      ageGateVerified: 'true',
    });
    expect(storedPlace(store).get()).toMatchObject({
      courierType: 'Same Day',
      locationIds: ['11', '12', '13'],
      isGatePassed: true,
    });
  });

  it('of the cart [STORE-02] [STORE-14] [STORE-18]', () => {
    storedCart(store).set({ cartId: 'crt_1', unitCount: 3, isWalletOrder: false });
    expect(written()).toEqual({ cart_id: 'crt_1', total_products_in_cart: '3', walletOrder: 'false' });
    expect(storedCart(store).get().unitCount).toBe(3);
  });

  it('of how the shopper shops [STORE-13] [STORE-15] [STORE-16] [STORE-17] [STORE-19] [STORE-20] [STORE-21] [STORE-22] [STORE-23]', () => {
    const choice = {
      ...NO_SHIPPING_CHOICE,
      type: 'pick-up' as const,
      retailerId: '11',
      retailerName: 'Hudson',
      dineInTime: '12:00',
      timeSlot: '10:00-12:00',
      deliveryDateTime: '2030-06-03',
    };
    storedShipping(store).set(choice);
    expect(written()).toEqual({
      shippingType: 'pick-up',
      retailer: '11',
      retailer_name: 'Hudson',
      dineinTime: '12:00',
      time_slot: '10:00-12:00',
      delivery_date_time: '2030-06-03',
      delivery: '0',
      pickup: '1',
      dineinpickup: '0',
    });
    expect(storedShipping(store).get()).toEqual(choice);
  });

  it('of the checkout, over a reload [STORE-10] [STORE-11] [STORE-12] [STATE-02] [STATE-04]', () => {
    const choices = DeliveryChoices.none
      .withDate('11_Same Day', CalendarDate.of(2030, 6, 3))
      .withSlot('11_Same Day', { start: '10:00', end: '12:00' });
    const checkout = Checkout.fresh
      .opened('address')
      .movingTo('card')
      .withAddress('71')
      .withPayment({
        kind: 'card',
        cardId: 'c',
        cardToken: '',
        customerStripeId: 'cus',
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
      .withGiftMessage('Cheers')
      .withChoices(choices)
      .withAttempt('key-1')
      .entered();
    storedCheckout(store).set(checkout);
    expect(written()).toMatchObject({ nextTab: 'card', isCheckout: '1' });
    expect(storedCheckout(store).get()).toEqual(checkout);
  });

  it('of the payment key [STORE-24]', () => {
    storedPaymentKey(store).set('cipher');
    expect(written()).toEqual({ stripeKey: 'cipher' });
  });

  it('is forgotten as a whole at logout [HEAD-28]', () => {
    for (const key of Object.values(KEYS)) local.set(key, 'x');
    session.set(KEYS.checkout, 'x');
    new StoredMemory(new BrowserStore(local, session)).forget();
    expect([...local.entries.keys(), ...session.entries.keys()]).toEqual([]);
  });
});

describe('a storage that cannot be trusted', () => {
  it('full of garbage reads as a first visit', () => {
    for (const key of Object.values(KEYS)) local.set(key, '{"tabs":[1,');
    session.set(
      KEYS.checkout,
      '{"tabs":7,"choices":{"dates":{"a":"never"},"slots":{"b":3}},"tip":13,"payment":[]}',
    );
    expect(storedPlace(store).get()).toMatchObject({ zipcode: null, locationIds: [], isGatePassed: false });
    expect(storedCart(store).get()).toMatchObject({ unitCount: 0, isWalletOrder: false });
    expect(storedShipping(store).get().type).toBe('');
    expect(storedCheckout(store).get().facts).toEqual(Checkout.fresh.facts);
    expect(storedRecentlyViewed(store).get()).toEqual([]);
    local.set(
      KEYS.recentlyViewed,
      '[null,7,{"id":"javascript:"},{"id":"103","name":"Rye","imageUrl":"/a.svg"}]',
    );
    expect(storedRecentlyViewed(store).get()).toEqual([{ id: '103', name: 'Rye', imageUrl: '/a.svg' }]);
  });

  it('that is blocked leaves the shop with its memory alone', () => {
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
    tellForeignChange(KEYS.unitCount);
    tellForeignChange(KEYS.zipcode);
    tellForeignChange(null);
    expect(counts).toEqual([5, 5]);
  });
});

const written = () => Object.fromEntries(local.entries);
