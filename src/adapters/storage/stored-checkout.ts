import { Checkout } from '../../domain/checkout/checkout';
import type { BrowserStore } from './browser-store';
import { checkoutFromRecord, toCheckoutRecord } from './checkout-record';
import { parsed } from './unknown-record';
import { KEYS } from './storage-keys';
import { type Codec, keep, StoredValue } from './stored-value';

/**
 * STORE-10..12 under the documented keys, the rest while the tab is open, in one record with
 * the choices for the cart.
 */
const codec: Codec<Checkout> = {
  keys: [KEYS.nextTab, KEYS.isCheckout, KEYS.deliveryFees],
  sharesRecord: true,
  read: ({ local, session }) =>
    checkoutFromRecord({
      ...parsed(session.get(KEYS.checkout)),
      nextTab: local.get(KEYS.nextTab),
      isUnderWay: local.get(KEYS.isCheckout) === '1',
      deliveryFees: parsed(local.get(KEYS.deliveryFees)),
    }),
  write: ({ local, session }, checkout) => {
    const { nextTab, isUnderWay, deliveryFees } = checkout.facts;
    const record = { ...parsed(session.get(KEYS.checkout)), ...toCheckoutRecord(checkout) };
    session.set(KEYS.checkout, JSON.stringify(record));
    keep(local, KEYS.nextTab, nextTab ?? '');
    keep(local, KEYS.isCheckout, isUnderWay ? '1' : '');
    keep(local, KEYS.deliveryFees, Object.keys(deliveryFees).length > 0 ? JSON.stringify(deliveryFees) : '');
  },
};

export const storedCheckout = (store: BrowserStore) => new StoredValue(store, codec, Checkout.fresh);
