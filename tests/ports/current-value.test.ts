import { BrowserStore } from '../../src/adapters/storage/browser-store';
import { storedCart } from '../../src/adapters/storage/stored-cart';
import { storedChoices } from '../../src/adapters/storage/stored-choices';
import { storedCheckout } from '../../src/adapters/storage/stored-checkout';
import { storedPaymentKey } from '../../src/adapters/storage/stored-payment-key';
import { storedPlace } from '../../src/adapters/storage/stored-place';
import { storedPhoneColumns } from '../../src/adapters/storage/stored-phone-columns';
import { storedRecentlyViewed } from '../../src/adapters/storage/stored-recently-viewed';
import { storedSession } from '../../src/adapters/storage/stored-session';
import { storedShipping } from '../../src/adapters/storage/stored-shipping';
import { CartChoices } from '../../src/domain/cart/cart-choices';
import { NO_CART } from '../../src/domain/cart/cart-handle';
import { Checkout } from '../../src/domain/checkout/checkout';
import { NO_SHIPPING_CHOICE } from '../../src/domain/fulfilment/shipping-choice';
import { aGuest, aMember } from '../support/builders/customer';
import { aPlace } from '../support/builders/location';
import { InMemoryValue } from '../support/fakes/in-memory-value';
import { MemoryStore } from '../../src/adapters/storage/memory-store';
import { describeCurrentValue } from './current-value.suite';

const aStore = () => new BrowserStore(new MemoryStore(), new MemoryStore());

const carts = [
  { cartId: 'crt_1', unitCount: 1, isWalletOrder: false },
  { cartId: 'crt_2', unitCount: 2, isWalletOrder: true },
] as const;

const shippings = [
  { ...NO_SHIPPING_CHOICE, type: 'delivery' },
  { ...NO_SHIPPING_CHOICE, type: 'dine-in' },
] as const;

describeCurrentValue('faked', () => new InMemoryValue(NO_CART), carts);
describeCurrentValue('the cart in storage', () => storedCart(aStore()), carts);
describeCurrentValue('the place in storage', () => storedPlace(aStore()), [aPlace('10001'), aPlace('07030')]);
describeCurrentValue('the session in storage', () => storedSession(aStore()), [aMember(), aGuest()]);
describeCurrentValue('the shipping in storage', () => storedShipping(aStore()), shippings);
const viewed = [
  [{ id: '101', name: 'Harbor Light Bourbon', imageUrl: '/101.svg' }],
  [{ id: '103', name: 'Seneca Slope Riesling', imageUrl: '/103.svg' }],
] as const;

describeCurrentValue('what was viewed, in storage', () => storedRecentlyViewed(aStore()), viewed);
describeCurrentValue('the columns on a phone, in storage', () => storedPhoneColumns(aStore()), [1, 2]);
describeCurrentValue('the payment key in storage', () => storedPaymentKey(aStore()), ['one', 'other']);
describeCurrentValue('the choices for the cart in storage', () => storedChoices(aStore()), [
  CartChoices.none.withGiftMessage('Cheers'),
  CartChoices.none.withGiftMessage('Thanks'),
]);
describeCurrentValue('the checkout in storage', () => storedCheckout(aStore()), [
  Checkout.fresh.withAddress('71'),
  Checkout.fresh.withTip(20),
]);
