import { KeyValueStore } from '../../../src/adapters/storage/key-value-store';

/** Browser storage in memory; `refuses` simulates storage that is blocked or full. */
export class MemoryStore extends KeyValueStore {
  readonly entries = new Map<string, string>();

  get(key: string): string | null {
    return this.entries.get(key) ?? null;
  }

  set(key: string, value: string): void {
    this.entries.set(key, value);
  }

  remove(key: string): void {
    this.entries.delete(key);
  }
}
