import type { CurrentValue } from '../../application/shared/current-value';
import type { BrowserStore } from './browser-store';

/** How one value is stored in the browser; reading is tolerant, since anyone may write there. */
export interface Codec<Value> {
  /** The keys that only this value uses. */
  readonly keys: readonly string[];
  /** It is part of a record shared with another value, so clearing it writes its initial value. */
  readonly sharesRecord?: true;
  read(store: BrowserStore): Value;
  write(store: BrowserStore, value: Value): void;
}

/** Keeps a value in memory and in storage; only in memory if storage is blocked. */
export class StoredValue<Value> implements CurrentValue<Value> {
  private readonly listeners = new Set<(value: Value) => void>();
  private value: Value;

  constructor(
    private readonly store: BrowserStore,
    private readonly codec: Codec<Value>,
    private readonly first: Value,
  ) {
    this.value = codec.read(store);
    store.onOtherTabChange((key) => {
      if (key === null || codec.keys.includes(key)) this.publish(codec.read(store));
    });
  }

  get(): Value {
    return this.value;
  }

  set(value: Value): void {
    this.codec.write(this.store, value);
    this.publish(value);
  }

  clear(): void {
    if (this.codec.sharesRecord) return this.set(this.first);
    for (const key of this.codec.keys) {
      this.store.local.remove(key);
      this.store.session.remove(key);
    }
    this.publish(this.first);
  }

  subscribe(listener: (value: Value) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private publish(value: Value): void {
    this.value = value;
    for (const listener of this.listeners) listener(value);
  }
}

/** Stores a value under a key; a blank value removes the key. */
export function keep(store: BrowserStore['local'], key: string, value: string): void {
  if (value === '') store.remove(key);
  else store.set(key, value);
}
