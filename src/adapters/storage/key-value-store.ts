/** A browser storage of strings by key; if it is blocked or full, it silently stores nothing. */
export abstract class KeyValueStore {
  abstract get(key: string): string | null;
  abstract set(key: string, value: string): void;
  abstract remove(key: string): void;
}
