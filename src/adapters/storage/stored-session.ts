import { Session } from '../../domain/customer/session';
import type { BrowserStore } from './browser-store';
import { KEYS } from './storage-keys';
import { type Codec, keep, StoredValue } from './stored-value';

/** Only a token that is valid in a header; any other would make every call fail. */
const tokenFrom = (kept: string | null): string => (/^[\x21-\x7e]+$/.test(kept ?? '') ? (kept ?? '') : '');

/** STORE-01, STORE-03; after a reload the backend tells the kind of session. */
const codec: Codec<Session> = {
  keys: [KEYS.token, KEYS.customerId],
  read: ({ local }) => Session.returning(tokenFrom(local.get(KEYS.token)), local.get(KEYS.customerId) ?? ''),
  write: ({ local }, session) => {
    keep(local, KEYS.token, session.token);
    keep(local, KEYS.customerId, session.customerId);
  },
};

export const storedSession = (store: BrowserStore) => new StoredValue(store, codec, Session.visitor);
