import type { Answer, Answered } from './answer';
import type { Failure } from './failure';
import type { Outcome } from './outcome';

export { OFFLINE_MESSAGE, type Failure } from './failure';

/** Thrown for a call without a documented answer. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';

  constructor(readonly failure: Failure) {
    super(failure.message ?? `The call failed: ${failure.kind}`);
    if ('cause' in failure) this.cause = failure.cause;
  }
}

/** Thrown when the server answered that it did not do what was asked: code -1, 'false' and the like. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  readonly code: Outcome['code'];

  constructor(
    /** The answer as received: a refused order lists its items, a refused coupon comes with the cart. */
    readonly data: unknown,
    { code, message }: Outcome,
  ) {
    super(message || 'The server refused without a reason');
    this.code = code;
  }
}

/**
 * For code that prefers exceptions: returns an answer that did what was asked, or throws `CallFailed` or
 * `CallRefused`.
 */
export function orThrow<Data>(answer: Answer<Data>): Answered<Data> {
  if (!answer.ok) throw new CallFailed(answer.failure);
  if (!answer.succeeded) throw new CallRefused(answer.data, answer);
  return answer;
}
