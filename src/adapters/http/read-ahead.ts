import { injectable } from 'inversify';
import { Clock } from '../../application/shared/clock.port';
import type { AnyFailure } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';

/** Long enough for a route's code to arrive, short enough that nobody sees yesterday's price. */
const FRESH_MS = 5000;

interface Entry {
  readonly answer: Promise<Result<unknown, unknown>>;
  readonly askedAt: number;
}

/**
 * Lets a read begin before the screen that needs it has its code: whoever asks the same within a few
 * seconds gets the answer that is already under way. A "no" is an answer too; where none came, the next
 * one asks again.
 */
@injectable()
export class ReadAhead {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly clock: Clock) {}

  share<Value, Failure extends AnyFailure>(
    name: string,
    question: object,
    ask: () => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure>> {
    const key = `${name} ${JSON.stringify(question)}`;
    const known = this.entries.get(key);
    if (known && this.clock.now() - known.askedAt < FRESH_MS) {
      return known.answer as Promise<Result<Value, Failure>>;
    }
    const answer = ask();
    this.entries.set(key, { answer, askedAt: this.clock.now() });
    this.forgetStale();
    void answer.then(
      (result) => isAnswer(result) || this.entries.delete(key),
      () => this.entries.delete(key),
    );
    return answer;
  }

  private forgetStale(): void {
    for (const [key, { askedAt }] of this.entries) {
      if (this.clock.now() - askedAt >= FRESH_MS) this.entries.delete(key);
    }
  }
}

const isAnswer = (result: Result<unknown, AnyFailure>): boolean =>
  result.ok || result.failure.kind !== 'unavailable';
