import { CurrentValue } from '../../../src/application/shared/current-value';

/** In-memory implementation of every `Current…` port. */
export class InMemoryValue<Value> extends CurrentValue<Value> {
  private readonly listeners = new Set<(value: Value) => void>();
  private value: Value;

  constructor(private readonly first: Value) {
    super();
    this.value = first;
  }

  get(): Value {
    return this.value;
  }

  set(value: Value): void {
    this.value = value;
    for (const listener of this.listeners) listener(value);
  }

  clear(): void {
    this.set(this.first);
  }

  subscribe(listener: (value: Value) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
