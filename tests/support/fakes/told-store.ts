import { KeyValueStore } from '../../../src/adapters/storage/key-value-store';

/** A storage as another tab writes to it: whoever listens is told each key that changes. */
export class ToldStore extends KeyValueStore {
  constructor(
    private readonly store: KeyValueStore,
    private readonly tell: (key: string) => void,
  ) {
    super();
  }

  get(key: string): string | null {
    return this.store.get(key);
  }

  set(key: string, value: string): void {
    this.store.set(key, value);
    this.tell(key);
  }

  remove(key: string): void {
    if (this.store.get(key) === null) return;
    this.store.remove(key);
    this.tell(key);
  }
}
