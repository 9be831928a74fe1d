import { KeyValueStore } from './key-value-store';

/** Keeps texts for as long as it lives: the storage of a shop that no browser holds. */
export class MemoryStore extends KeyValueStore {
  private readonly entries = new Map<string, string>();

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
