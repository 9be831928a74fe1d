import { answered, failed, only, type Answer } from './answer';
import { cancelled, failureOf, noAnswer, unreadable, type Failure } from './failure';
import type { ReadAnswer } from './reading/answer-reader';
import type { LightRequest } from './request';

/** The signature of fetch as it is used here. */
export type Fetch = (input: string | Request, init?: RequestInit) => Promise<Response>;

/** What openapi-fetch resolves with, for any operation. */
export interface Reply {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** By which an answer names its request in the logs of the server. */
const REQUEST_ID = 'X-Request-Id';

type Dispatch = (request: LightRequest) => Promise<Response>;

interface Exchange {
  /** Builds the request and dispatches it. */
  readonly send: (dispatch: Dispatch, signal: AbortSignal) => Promise<Reply>;
  readonly fetch: Fetch;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  readonly wrapped: boolean;
  /** The answer is not JSON. */
  readonly binary: boolean;
  /** undefined: answers are handed over as they were received. */
  readonly read: ((data: unknown) => ReadAnswer) | undefined;
}

/** Why no complete answer arrived. The signals are checked first, because engines throw different errors. */
function lossOf(
  error: unknown,
  status: number,
  requestId: string | undefined,
  deadline: AbortSignal,
  caller: AbortSignal | undefined,
): Failure {
  if (caller?.aborted) return cancelled;
  if (deadline.aborted) return noAnswer('timeout', error);
  return error instanceof SyntaxError ? unreadable(status, requestId) : noAnswer('offline', error);
}

/** Reads text first: the platform's own `json()` is slower. An empty body is an answer, too. */
const parsed = (text: unknown): unknown =>
  typeof text === 'string' && text !== '' ? JSON.parse(text) : undefined;

/** An answer as the reader reads it; one that it cannot read is a failure. */
function readBy(
  read: NonNullable<Exchange['read']>,
  answer: Answer<unknown>,
  requestId: string | undefined,
): Answer<unknown> {
  if (!answer.ok) return answer;
  const result = read(answer.data);
  if ('unreadable' in result) return failed(unreadable(answer.status, requestId, result.unreadable));
  if (result.data === undefined) return failed(unreadable(answer.status, requestId));
  return { ...answer, data: result.data };
}

/** One request on the wire: sends it, waits for it, and classifies how it ended. */
export async function exchange({
  send,
  fetch,
  timeoutMs,
  signal,
  wrapped,
  binary,
  read,
}: Exchange): Promise<Answer<unknown>> {
  const deadline = AbortSignal.timeout(timeoutMs);
  let sent = false;
  let status = 0;
  let requestId: string | undefined;
  const dispatch: Dispatch = async (request) => {
    sent = true;
    const response = await fetch(request.url, request);
    status = response.status;
    requestId = response.headers.get(REQUEST_ID) ?? undefined;
    return response;
  };
  let received: Answer<unknown>;
  try {
    const { data, error, response } = await send(
      dispatch,
      signal ? AbortSignal.any([deadline, signal]) : deadline,
    );
    received = response.ok
      ? answered(status, binary ? data : parsed(data), wrapped, requestId)
      : failed(failureOf(status, wrapped ? only(error) : error, requestId));
  } catch (error) {
    // An error before anything was sent is a programming error of the caller, and must surface as one.
    if (!sent) throw error;
    return failed(lossOf(error, status, requestId, deadline, signal));
  }
  return read ? readBy(read, received, requestId) : received;
}
