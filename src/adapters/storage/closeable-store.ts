import { KeyValueStore } from './key-value-store';

/** A store that can be closed: from then on it reads as empty, and writes nothing. */
export class CloseableStore extends KeyValueStore {
  private isClosed = false;

  constructor(private readonly store: KeyValueStore) {
    super();
  }

  close(): void {
    this.isClosed = true;
  }

  get(key: string): string | null {
    return this.isClosed ? null : this.store.get(key);
  }

  set(key: string, value: string): void {
    if (!this.isClosed) this.store.set(key, value);
  }

  remove(key: string): void {
    if (!this.isClosed) this.store.remove(key);
  }
}
