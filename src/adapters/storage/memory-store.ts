import { KeyValueStore } from './key-value-store';

/** A storage in memory, for a shop outside a browser. */
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
