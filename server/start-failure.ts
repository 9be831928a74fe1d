import { describeError, type ErrorInLog } from './log-options';
import { StartProblem } from './start-problem';

/** The text for a failed start: one sentence, or the type and place of the error, without data (BDG-05). */
export function describeStartFailure(
  cause: unknown,
  describe: (error: unknown) => ErrorInLog = describeError,
): string {
  if (cause instanceof StartProblem) return cause.message;
  const { type, message, stack } = describe(cause);
  return `${type}: ${message}\n${stack}`;
}
