import type { BrowserStore } from './browser-store';
import { KEYS } from './storage-keys';
import { type Codec, keep, StoredValue } from './stored-value';

const TWO = '2';

const codec: Codec<1 | 2> = {
  keys: [KEYS.phoneColumns],
  read: ({ local }) => (local.get(KEYS.phoneColumns) === TWO ? 2 : 1),
  write: ({ local }, columns) => keep(local, KEYS.phoneColumns, columns === 2 ? TWO : ''),
};

export const storedPhoneColumns = (store: BrowserStore) => new StoredValue<1 | 2>(store, codec, 1);
