import { KeyValueStore } from './key-value-store';
import { PLACE_COOKIE, placeText } from './place-text';
import { PLACE_KEYS } from './stored-place';

const A_YEAR_S = 31_536_000;

/** Storage that copies the shopping place, and nothing else, into a cookie, for the server to render with. */
export class PlaceCookieSync extends KeyValueStore {
  constructor(
    private readonly store: KeyValueStore,
    private readonly writeCookie: (cookie: string) => void,
  ) {
    super();
    this.writePlace();
  }

  get(key: string): string | null {
    return this.store.get(key);
  }

  set(key: string, value: string): void {
    this.store.set(key, value);
    if (PLACE_KEYS.includes(key)) this.writePlace();
  }

  remove(key: string): void {
    this.store.remove(key);
    if (PLACE_KEYS.includes(key)) this.writePlace();
  }

  private writePlace(): void {
    const text = placeText(this.store);
    const life = text === '' ? 0 : A_YEAR_S;
    this.writeCookie(`${PLACE_COOKIE}=${text}; Path=/; Max-Age=${life}; SameSite=Lax`);
  }
}
