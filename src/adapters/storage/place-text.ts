import type { KeyValueStore } from './key-value-store';
import { PLACE_KEYS } from './stored-place';

/** The cookie that tells the server where the shopper shops, so that it can draw the first screen. */
export const PLACE_COOKIE = 'shopping_place';

/** The keys of the place and nothing else, as one text that a cookie can hold. */
export function placeText(store: KeyValueStore): string {
  const kept = PLACE_KEYS.map((key) => [key, store.get(key) ?? '']).filter(([, value]) => value !== '');
  return new URLSearchParams(kept).toString();
}

/** Puts what the text says of the place into a store; anything else in it is left out. */
export function storePlaceText(store: KeyValueStore, text: string): void {
  const said = new URLSearchParams(text);
  for (const key of PLACE_KEYS) {
    const value = said.get(key);
    if (value) store.set(key, value);
  }
}
