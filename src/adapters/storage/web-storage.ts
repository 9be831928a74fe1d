import { KeyValueStore } from './key-value-store';

/** The browser's storage; if it is blocked, full or missing, nothing is stored and nothing fails. */
export class WebStorage extends KeyValueStore {
  constructor(private readonly storage: () => Storage) {
    super();
  }

  get(key: string): string | null {
    return this.quietly((storage) => storage.getItem(key));
  }

  set(key: string, value: string): void {
    this.quietly((storage) => storage.setItem(key, value));
  }

  remove(key: string): void {
    this.quietly((storage) => storage.removeItem(key));
  }

  /** Even accessing `localStorage` throws if it is blocked. */
  private quietly<Value>(use: (storage: Storage) => Value): Value | null {
    try {
      return use(this.storage());
    } catch {
      return null;
    }
  }
}
