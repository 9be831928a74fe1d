import type { Answer } from './answer';
import type { OperationEntry, OperationId } from './operation';

/** A call that has ended. It contains no token and no input; `answer` is what the caller received. */
export interface EndedCall {
  readonly operation: OperationId;
  readonly method: OperationEntry['method'];
  /** As in the document: `/connect/selfie/{fileName}`. */
  readonly path: string;
  /** Milliseconds from the call to its answer, retries included. */
  readonly durationMs: number;
  readonly answer: Answer<unknown>;
}

/** Notified of every call when it has ended. An error that it throws does not affect the caller. */
export type CallObserver = (call: EndedCall) => void;

/** Notifies the observer of a call. */
export async function observed(
  operation: OperationId,
  { method, path }: OperationEntry,
  send: () => Promise<Answer<unknown>>,
  observe: CallObserver,
): Promise<Answer<unknown>> {
  const from = performance.now();
  const answer = await send();
  try {
    observe({ operation, method, path, durationMs: performance.now() - from, answer });
  } catch {
    // A failing observer must not affect the caller.
  }
  return answer;
}
