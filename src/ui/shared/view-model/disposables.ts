/** What a view-model must end when its screen goes: subscriptions, timers, open widgets. */
export class Disposables {
  private readonly pending = new Set<() => void>();

  add(dispose: () => void): void {
    this.pending.add(dispose);
  }

  /** May be called again: StrictMode disposes and starts once more. */
  dispose(): void {
    for (const dispose of this.pending) dispose();
    this.pending.clear();
  }
}
