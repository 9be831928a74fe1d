/** A place of the browser's that keeps texts by name; one that is blocked or full keeps nothing and says nothing. */
export abstract class KeyValueStore {
  abstract get(key: string): string | null;
  abstract set(key: string, value: string): void;
  abstract remove(key: string): void;
}
