interface CachedAnswer<Answer> {
  answer: Promise<Answer>;
  expiresAt: number;
}

/**
 * Caches the latest answers of costly queries for a few seconds, and runs concurrent equal queries once. Prices and
 * stock do not belong here: they are read with every page.
 */
export class QueryCache<Answer> {
  private readonly cached = new Map<string, CachedAnswer<Answer>>();

  constructor(
    private readonly seconds: number,
    private readonly capacity = 200,
    private readonly nowMs: () => number = () => performance.now(),
  ) {}

  get(key: string, run: () => Promise<Answer>): Promise<Answer> {
    if (this.seconds <= 0) return run();
    const found = this.cached.get(key);
    const cached = found && found.expiresAt > this.nowMs() ? found : this.run(key, run);
    this.cached.delete(key);
    this.cached.set(key, cached);
    this.evictOldest();
    return cached.answer;
  }

  private run(key: string, run: () => Promise<Answer>): CachedAnswer<Answer> {
    const cached = { answer: run(), expiresAt: this.nowMs() + this.seconds * 1_000 };
    cached.answer.catch(() => {
      if (this.cached.get(key) === cached) this.cached.delete(key);
    });
    return cached;
  }

  private evictOldest(): void {
    for (const key of this.cached.keys()) {
      if (this.cached.size <= this.capacity) return;
      this.cached.delete(key);
    }
  }
}
