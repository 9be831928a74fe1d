import type { BrowserStore } from './browser-store';
import { KEYS } from './storage-keys';
import { type Codec, keep, StoredValue } from './stored-value';

/** STORE-24; the value is already encrypted. */
const codec: Codec<string> = {
  keys: [KEYS.stripeKey],
  read: ({ local }) => local.get(KEYS.stripeKey) ?? '',
  write: ({ local }, key) => keep(local, KEYS.stripeKey, key),
};

export const storedPaymentKey = (store: BrowserStore) => new StoredValue(store, codec, '');
