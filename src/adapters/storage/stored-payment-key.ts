import type { BrowserStore } from './browser-store';
import { KEYS } from './storage-keys';
import { type Codec, keep, StoredValue } from './stored-value';

/** STORE-24; what is written is already enciphered. */
const codec: Codec<string> = {
  keys: [KEYS.stripeKey],
  read: ({ local }) => local.get(KEYS.stripeKey) ?? '',
  write: ({ local }, key) => keep(local, KEYS.stripeKey, key),
};

export const storedPaymentKey = (store: BrowserStore) => new StoredValue(store, codec, '');
