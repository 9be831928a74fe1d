import { type CartHandle, NO_CART } from '../../domain/cart/cart-handle';
import type { BrowserStore } from './browser-store';
import { KEYS } from './storage-keys';
import { type Codec, keep, StoredValue } from './stored-value';

/** STORE-02, STORE-14, STORE-18 */
const codec: Codec<CartHandle> = {
  keys: [KEYS.cartId, KEYS.unitCount, KEYS.walletOrder],
  read: ({ local }) => ({
    cartId: local.get(KEYS.cartId) ?? '',
    unitCount: countFrom(local.get(KEYS.unitCount)),
    isWalletOrder: local.get(KEYS.walletOrder) === 'true',
  }),
  write: ({ local }, handle) => {
    keep(local, KEYS.cartId, handle.cartId);
    keep(local, KEYS.unitCount, handle.unitCount > 0 ? String(handle.unitCount) : '');
    keep(local, KEYS.walletOrder, handle.cartId ? String(handle.isWalletOrder) : '');
  },
};

const countFrom = (text: string | null): number => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : 0);

export const storedCart = (store: BrowserStore) => new StoredValue(store, codec, NO_CART);
