interface Kept<Answer> {
  answer: Promise<Answer>;
  until: number;
}

/**
 * Caches the latest answers of costly queries for a few seconds, and runs concurrent equal queries once. Prices and
 * stock do not belong here: they are read with every page.
 */
export class QueryCache<Answer> {
  private readonly kept = new Map<string, Kept<Answer>>();

  constructor(
    private readonly seconds: number,
    private readonly capacity = 200,
    private readonly nowMs: () => number = () => performance.now(),
  ) {}

  get(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    if (this.seconds <= 0) return ask();
    const found = this.kept.get(key);
    const kept = found && found.until > this.nowMs() ? found : this.ask(key, ask);
    this.kept.delete(key);
    this.kept.set(key, kept);
    this.evictOldest();
    return kept.answer;
  }

  private ask(key: string, ask: () => Promise<Answer>): Kept<Answer> {
    const kept = { answer: ask(), until: this.nowMs() + this.seconds * 1_000 };
    kept.answer.catch(() => {
      if (this.kept.get(key) === kept) this.kept.delete(key);
    });
    return kept;
  }

  private evictOldest(): void {
    for (const key of this.kept.keys()) {
      if (this.kept.size <= this.capacity) return;
      this.kept.delete(key);
    }
  }
}
