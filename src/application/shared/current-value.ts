/** One immutable value that the browser stores between visits, with change notifications. */
export abstract class CurrentValue<Value> {
  abstract get(): Value;
  abstract set(value: Value): void;
  /** Resets it to the value of a first visit. */
  abstract clear(): void;
  /** Reports every later value, also from other tabs; returns a function that unsubscribes. */
  abstract subscribe(listener: (value: Value) => void): () => void;
}
