import { KeyValueStore } from './key-value-store';
import { PLACE_COOKIE, placeText } from './place-text';
import { PLACE_KEYS } from './stored-place';

const A_YEAR_S = 31_536_000;

/** Storage that mirrors the shopping place, and nothing else of what it keeps, in a cookie. */
export class PlaceMirror extends KeyValueStore {
  constructor(
    private readonly store: KeyValueStore,
    private readonly writeCookie: (cookie: string) => void,
  ) {
    super();
    this.mirror();
  }

  get(key: string): string | null {
    return this.store.get(key);
  }

  set(key: string, value: string): void {
    this.store.set(key, value);
    if (PLACE_KEYS.includes(key)) this.mirror();
  }

  remove(key: string): void {
    this.store.remove(key);
    if (PLACE_KEYS.includes(key)) this.mirror();
  }

  private mirror(): void {
    const text = placeText(this.store);
    const life = text === '' ? 0 : A_YEAR_S;
    this.writeCookie(`${PLACE_COOKIE}=${text}; Path=/; Max-Age=${life}; SameSite=Lax`);
  }
}
