import { CartChoices } from '../../domain/cart/cart-choices';
import { choicesFromRecord, toChoicesRecord } from './choices-record';
import type { BrowserStore } from './browser-store';
import { parsed } from './unknown-record';
import { KEYS } from './storage-keys';
import { type Codec, StoredValue } from './stored-value';

/** In the record of the checkout, while the tab is open. */
const codec: Codec<CartChoices> = {
  keys: [],
  sharesRecord: true,
  read: ({ session }) => choicesFromRecord(parsed(session.get(KEYS.checkout))),
  write: ({ session }, choices) => {
    const record = { ...parsed(session.get(KEYS.checkout)), ...toChoicesRecord(choices) };
    session.set(KEYS.checkout, JSON.stringify(record));
  },
};

export const storedChoices = (store: BrowserStore) => new StoredValue(store, codec, CartChoices.none);
