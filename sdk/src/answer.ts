import { unreadable, type Failure } from './failure';
import { readOutcome, type Outcome } from './outcome';

/** The server answered as documented; `succeeded` says whether it did what was asked. */
export interface Answered<Data> extends Outcome {
  readonly ok: true;
  readonly status: number;
  /** The answer as received, unwrapped if it was the only element of a list. */
  readonly data: Data;
  /** Identifies the request in the logs of the server, if the answer has its `X-Request-Id`. */
  readonly requestId?: string | undefined;
}

/** There is no documented answer. */
export interface Failed {
  readonly ok: false;
  readonly failure: Failure;
}

/** What every call resolves with; it rejects only for a programming error of the caller. */
export type Answer<Data> = Answered<Data> | Failed;

export const failed = (failure: Failure): Failed => ({ ok: false, failure });

/** Unwraps an answer that is the only element of a list. */
export const only = (body: unknown): unknown => (Array.isArray(body) ? body[0] : body);

/** Reads a 2xx answer. */
export function answered(
  status: number,
  body: unknown,
  wrapped: boolean,
  requestId?: string,
): Answer<unknown> {
  const data = wrapped ? only(body) : body;
  if (data === undefined || data === null) return failed(unreadable(status, requestId));
  return { ok: true, status, data, requestId, ...readOutcome(data) };
}
