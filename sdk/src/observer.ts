import type { Answer } from './answer';
import type { OperationEntry, OperationId } from './operation';

/** A call that has ended. It holds no token and no input; `answer` holds what the caller got. */
export interface EndedCall {
  readonly operation: OperationId;
  readonly method: OperationEntry['method'];
  /** As the document writes it: `/connect/selfie/{fileName}`. */
  readonly path: string;
  /** Milliseconds from the call to its answer, retries included. */
  readonly durationMs: number;
  readonly answer: Answer<unknown>;
}

/** Told of every call, once it has ended. What it throws is not the caller's trouble and is left alone. */
export type CallObserver = (call: EndedCall) => void;

/** Tells the observer of a call. */
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
    // An observer that fails must not fail the shop.
  }
  return answer;
}
