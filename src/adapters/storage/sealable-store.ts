import { KeyValueStore } from './key-value-store';

/** A place that may be sealed: from then on it is empty, and keeps nothing. */
export class SealableStore extends KeyValueStore {
  private isSealed = false;

  constructor(private readonly store: KeyValueStore) {
    super();
  }

  seal(): void {
    this.isSealed = true;
  }

  get(key: string): string | null {
    return this.isSealed ? null : this.store.get(key);
  }

  set(key: string, value: string): void {
    if (!this.isSealed) this.store.set(key, value);
  }

  remove(key: string): void {
    if (!this.isSealed) this.store.remove(key);
  }
}
