import type { KeyValueStore } from './key-value-store';
import { PLACE_KEYS } from './stored-place';

/** The cookie with the shopping place, for rendering the first screen on the server. */
export const PLACE_COOKIE = 'shopping_place';

/** The keys of the place as one text for a cookie. */
export function placeText(store: KeyValueStore): string {
  const kept = PLACE_KEYS.map((key) => [key, store.get(key) ?? '']).filter(([, value]) => value !== '');
  return new URLSearchParams(kept).toString();
}

/** Writes the place of such a text into a store; other keys are ignored. */
export function storePlaceText(store: KeyValueStore, text: string): void {
  const said = new URLSearchParams(text);
  for (const key of PLACE_KEYS) {
    const value = said.get(key);
    if (value) store.set(key, value);
  }
}
