import { Checkout } from '../../domain/checkout/checkout';
import type { BrowserStore } from './browser-store';
import { checkoutFromRecord, toCheckoutRecord } from './checkout-record';
import { KEYS } from './storage-keys';
import { type Codec, keep, StoredValue } from './stored-value';

/** STORE-10..12 in the keys that the documents name, the rest for as long as the tab is open. */
const codec: Codec<Checkout> = {
  keys: [KEYS.checkout, KEYS.nextTab, KEYS.isCheckout, KEYS.deliveryFees],
  read: ({ local, session }) =>
    checkoutFromRecord({
      ...parsed(session.get(KEYS.checkout)),
      nextTab: local.get(KEYS.nextTab),
      isUnderWay: local.get(KEYS.isCheckout) === '1',
      deliveryFees: parsed(local.get(KEYS.deliveryFees)),
    }),
  write: ({ local, session }, checkout) => {
    const { nextTab, isUnderWay, deliveryFees } = checkout.facts;
    session.set(KEYS.checkout, JSON.stringify(toCheckoutRecord(checkout)));
    keep(local, KEYS.nextTab, nextTab ?? '');
    keep(local, KEYS.isCheckout, isUnderWay ? '1' : '');
    keep(local, KEYS.deliveryFees, Object.keys(deliveryFees).length > 0 ? JSON.stringify(deliveryFees) : '');
  },
};

/** An object, or an empty one where there is garbage. */
function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

export const storedCheckout = (store: BrowserStore) => new StoredValue(store, codec, Checkout.fresh);
