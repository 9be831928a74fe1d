import { MAX_VIEWED_PRODUCTS, type ViewedProduct } from '../../domain/catalog/viewed-product';
import type { BrowserStore } from './browser-store';
import { KEYS } from './storage-keys';
import { type Codec, keep, StoredValue } from './stored-value';

const codec: Codec<readonly ViewedProduct[]> = {
  keys: [KEYS.recentlyViewed],
  read: ({ local }) => viewedFrom(local.get(KEYS.recentlyViewed)),
  write: ({ local }, viewed) =>
    keep(local, KEYS.recentlyViewed, viewed.length > 0 ? JSON.stringify(viewed) : ''),
};

/** Entries that cannot be read are omitted. */
function viewedFrom(text: string | null): readonly ViewedProduct[] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(entries) ? entries.filter(isViewed).slice(0, MAX_VIEWED_PRODUCTS) : [];
  } catch {
    return [];
  }
}

function isViewed(entry: unknown): entry is ViewedProduct {
  const { id, name, imageUrl } = (entry ?? {}) as Record<string, unknown>;
  return /^\d+$/.test(String(id)) && typeof name === 'string' && typeof imageUrl === 'string';
}

export const storedRecentlyViewed = (store: BrowserStore) =>
  new StoredValue<readonly ViewedProduct[]>(store, codec, []);
