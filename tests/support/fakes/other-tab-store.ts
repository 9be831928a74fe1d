import { KeyValueStore } from '../../../src/adapters/storage/key-value-store';

/** Storage to which another tab writes: listeners are notified of each changed key. */
export class OtherTabStore extends KeyValueStore {
  constructor(
    private readonly store: KeyValueStore,
    private readonly notify: (key: string) => void,
  ) {
    super();
  }

  get(key: string): string | null {
    return this.store.get(key);
  }

  set(key: string, value: string): void {
    this.store.set(key, value);
    this.notify(key);
  }

  remove(key: string): void {
    if (this.store.get(key) === null) return;
    this.store.remove(key);
    this.notify(key);
  }
}
