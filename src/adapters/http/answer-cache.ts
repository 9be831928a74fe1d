import { injectable } from 'inversify';
import { Clock } from '../../application/shared/clock.port';
import type { Cached } from '../../application/shared/cached';
import type { AnyFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';

/** Long enough for a screen's code to load, short enough for prices to be current. */
const FRESH_MS = 5000;
/** An older answer is not shown any more. */
const MAX_AGE_MS = 10 * 60_000;
/** Enough for the screens of a long visit. */
const MAX_ENTRIES = 100;

type Answer = Result<unknown, AnyFailure>;

interface Entry {
  /** The latest request. */
  asked: Promise<Answer>;
  askedAt: number;
  isPending: boolean;
  /** The latest answer, while a newer one is pending or due. */
  last?: { readonly answer: Answer; readonly arrivedAt: number };
}

/**
 * Shares the call of equal requests within a few seconds, so that a read can start before its screen has loaded.
 * Refusals are cached, too; after an outage the next request calls again.
 */
@injectable()
export class AnswerCache {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly clock: Clock) {}

  /** @param freshMs how long equal requests share the answer */
  share<Value, Failure extends AnyFailure>(
    name: string,
    request: object,
    ask: () => Promise<Result<Value, Failure>>,
    freshMs = FRESH_MS,
  ): Promise<Result<Value, Failure>> {
    return this.latest(keyOf(name, request), ask, freshMs).asked as Promise<Result<Value, Failure>>;
  }

  /** Like `share`; while a newer answer is pending, resolves at once with the one before. */
  shareCached<Value, Failure extends AnyFailure>(
    name: string,
    request: object,
    ask: () => Promise<Result<Value, Failure>>,
  ): Promise<Cached<Result<Value, Failure>>> {
    const { asked, isPending, last } = this.latest(keyOf(name, request), ask, FRESH_MS);
    const isUsable = isPending && last && this.clock.now() - last.arrivedAt < MAX_AGE_MS;
    const answer = isUsable ? Promise.resolve({ ...last.answer, newer: asked }) : asked;
    return answer as Promise<Cached<Result<Value, Failure>>>;
  }

  /** A request's entry; calls the backend if there is no fresh one. */
  private latest(key: string, ask: () => Promise<Answer>, freshMs: number): Entry {
    const known = this.entries.get(key);
    if (known && this.clock.now() - known.askedAt < freshMs) return known;
    const entry: Entry = { asked: ask(), askedAt: this.clock.now(), isPending: true, last: known?.last };
    // Inserted last, so that the entry requested longest ago is evicted first.
    this.entries.delete(key);
    this.entries.set(key, entry);
    this.limitSize();
    entry.asked.then(
      (answer) => (isAnswer(answer) ? this.keep(entry, answer) : this.expire(entry)),
      () => this.expire(entry),
    );
    return entry;
  }

  private keep(entry: Entry, answer: Answer): void {
    entry.isPending = false;
    entry.last = { answer, arrivedAt: this.clock.now() };
  }

  private expire(entry: Entry): void {
    entry.isPending = false;
    entry.askedAt = -Infinity;
  }

  private limitSize(): void {
    const [oldest] = this.entries.keys();
    if (this.entries.size > MAX_ENTRIES && oldest !== undefined) this.entries.delete(oldest);
  }
}

const keyOf = (name: string, request: object) => `${name} ${JSON.stringify(request)}`;

const isAnswer = (result: Answer): boolean => result.ok || result.failure.kind !== 'unavailable';
