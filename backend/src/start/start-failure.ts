import { describeError } from '../adapters/http/logging';
import { StartProblem } from '../application/shared/start-problem';

/** What a person reads when it does not start: one sentence, else where and why it failed, and no data (BDG-05). */
export function describeStartFailure(cause: unknown): string {
  if (cause instanceof StartProblem) return cause.message;
  const { type, message, stack } = describeError(cause);
  return `${type}: ${message}\n${stack}`;
}
