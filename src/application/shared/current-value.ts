/** One immutable value that the browser keeps between visits; whoever shares it listens. */
export abstract class CurrentValue<Value> {
  abstract get(): Value;
  abstract set(value: Value): void;
  /** Back to what a first visit finds. */
  abstract clear(): void;
  /** Tells every later value, also one set by another tab; the answer stops it. */
  abstract subscribe(listener: (value: Value) => void): () => void;
}
