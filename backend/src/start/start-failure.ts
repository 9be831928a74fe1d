import { describeError } from '../adapters/http/logging';
import { StartProblem } from '../../../server/start-problem';

/** The text for a failed start: one sentence, or the type and place of the error, without data (BDG-05). */
export function describeStartFailure(cause: unknown): string {
  if (cause instanceof StartProblem) return cause.message;
  const { type, message, stack } = describeError(cause);
  return `${type}: ${message}\n${stack}`;
}
