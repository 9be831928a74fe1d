import { injectable } from 'inversify';
import { Clock } from '../../application/shared/clock.port';
import type { AnyFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';

/** Long enough for a screen's code to load, short enough for prices to be current. */
const TTL_MS = 5000;

interface Entry {
  readonly answer: Promise<Result<unknown, unknown>>;
  readonly askedAt: number;
}

/**
 * Lets a read start before the code of its screen has loaded: an equal request within a few seconds
 * shares the call in flight. A refusal is an answer, too; after an outage the next request calls again.
 */
@injectable()
export class AnswerCache {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly clock: Clock) {}

  share<Value, Failure extends AnyFailure>(
    name: string,
    request: object,
    ask: () => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure>> {
    const key = `${name} ${JSON.stringify(request)}`;
    const known = this.entries.get(key);
    if (known && this.clock.now() - known.askedAt < TTL_MS) {
      return known.answer as Promise<Result<Value, Failure>>;
    }
    const answer = ask();
    this.entries.set(key, { answer, askedAt: this.clock.now() });
    this.evictStale();
    void answer.then(
      (result) => isAnswer(result) || this.entries.delete(key),
      () => this.entries.delete(key),
    );
    return answer;
  }

  private evictStale(): void {
    for (const [key, { askedAt }] of this.entries) {
      if (this.clock.now() - askedAt >= TTL_MS) this.entries.delete(key);
    }
  }
}

const isAnswer = (result: Result<unknown, AnyFailure>): boolean =>
  result.ok || result.failure.kind !== 'unavailable';
