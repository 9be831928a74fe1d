import type { Answer, Answered } from './answer';
import type { Failure } from './failure';
import type { Outcome } from './outcome';

export { OFFLINE_MESSAGE, type Failure } from './failure';

/** A call without a documented answer, thrown. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';

  constructor(readonly failure: Failure) {
    super(failure.message ?? `The call failed: ${failure.kind}`);
    if ('cause' in failure) this.cause = failure.cause;
  }
}

/** The server answered that it did not do what was asked: code -1, 'false' and the like. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  readonly code: Outcome['code'];

  constructor(
    /** The answer as it came: a refused order names its items in it, a refused coupon its cart. */
    readonly data: unknown,
    { code, message }: Outcome,
  ) {
    super(message || 'The server refused without a reason');
    this.code = code;
  }
}

/** For code that prefers exceptions: an answer that did what was asked, or a `CallFailed` or `CallRefused`. */
export function orThrow<Data>(answer: Answer<Data>): Answered<Data> {
  if (!answer.ok) throw new CallFailed(answer.failure);
  if (!answer.succeeded) throw new CallRefused(answer.data, answer);
  return answer;
}
