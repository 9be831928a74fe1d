interface CachedAnswer<Answer> {
  /** The latest one, or the first that is being found. */
  answer: Promise<Answer>;
  /** Undefined until there is one. */
  foundAtMs?: number;
  isRefreshing: boolean;
  bytes: number;
}

interface QueryCacheOptions {
  /** How long an answer is given as it is; 0: nothing is kept. */
  seconds: number;
  maxBytes?: number;
  nowMs?: () => number;
}

/** An older answer is given once more while it is found anew behind it. */
const MAX_AGE_SECONDS = 120;
const MAX_BYTES = 16 * 2 ** 20;

/**
 * Keeps the latest answers of costly queries, and runs concurrent equal queries once. Nobody waits for an answer that was
 * there two minutes ago. Prices and stock do not belong here: they are read with every page.
 */
export class QueryCache<Answer> {
  private readonly cached = new Map<string, CachedAnswer<Answer>>();
  private bytes = 0;
  private readonly freshMs: number;
  private readonly maxBytes: number;
  private readonly nowMs: () => number;

  constructor({ seconds, maxBytes = MAX_BYTES, nowMs = () => performance.now() }: QueryCacheOptions) {
    this.freshMs = seconds * 1_000;
    this.maxBytes = maxBytes;
    this.nowMs = nowMs;
  }

  get(key: string, run: () => Promise<Answer>): Promise<Answer> {
    if (this.freshMs <= 0) return run();
    const cached = this.usable(key) ?? this.add(key, run);
    // The least recently used are the first.
    this.cached.delete(key);
    this.cached.set(key, cached);
    if (this.ageMs(cached) >= this.freshMs && !cached.isRefreshing) void this.refresh(key, cached, run());
    return cached.answer;
  }

  private usable(key: string): CachedAnswer<Answer> | undefined {
    const found = this.cached.get(key);
    if (!found || this.ageMs(found) < Math.max(MAX_AGE_SECONDS * 1_000, this.freshMs)) return found;
    this.remove(key);
    return undefined;
  }

  private ageMs({ foundAtMs }: CachedAnswer<Answer>): number {
    return foundAtMs === undefined ? 0 : this.nowMs() - foundAtMs;
  }

  private add(key: string, run: () => Promise<Answer>): CachedAnswer<Answer> {
    const cached = { answer: run(), isRefreshing: false, bytes: 0 };
    void this.refresh(key, cached, cached.answer);
    return cached;
  }

  /** After a failure the next one who asks tries again, with the answer that there was or without. */
  private async refresh(key: string, cached: CachedAnswer<Answer>, next: Promise<Answer>): Promise<void> {
    cached.isRefreshing = true;
    try {
      const answer = await next;
      Object.assign(cached, { answer: next, foundAtMs: this.nowMs() });
      this.measure(key, cached, answer);
    } catch {
      if (cached.foundAtMs === undefined && this.cached.get(key) === cached) this.remove(key);
    } finally {
      cached.isRefreshing = false;
    }
  }

  /** One that was removed meanwhile counts no more. */
  private measure(key: string, cached: CachedAnswer<Answer>, answer: Answer): void {
    if (this.cached.get(key) !== cached) return;
    const bytes = bytesOf(key) + bytesOf(answer);
    this.bytes += bytes - cached.bytes;
    cached.bytes = bytes;
    for (const oldest of this.cached.keys()) {
      if (this.bytes <= this.maxBytes) return;
      this.remove(oldest);
    }
  }

  private remove(key: string): void {
    this.bytes -= this.cached.get(key)?.bytes ?? 0;
    this.cached.delete(key);
  }
}

/** Of an object, a property or a short string beside its content. */
const OVERHEAD_BYTES = 16;

/** About what a value takes in memory. */
function bytesOf(value: unknown): number {
  if (typeof value === 'string') return OVERHEAD_BYTES + value.length * 2;
  if (typeof value !== 'object' || value === null) return OVERHEAD_BYTES;
  if (ArrayBuffer.isView(value)) return OVERHEAD_BYTES + value.byteLength;
  return Object.values(value).reduce<number>((sum, each) => sum + bytesOf(each), OVERHEAD_BYTES);
}
