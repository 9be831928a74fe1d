import { answered, failed, only, type Answer } from './answer';
import { cancelled, failureOf, noAnswer, unreadable, type Failure } from './failure';
import type { LightRequest } from './light-request';

/** As the platform's fetch is called here. */
export type Fetch = (input: string | Request, init?: RequestInit) => Promise<Response>;

/** What openapi-fetch resolves with, whatever the operation. */
export interface Reply {
  data?: unknown;
  error?: unknown;
  response: Response;
}

type Dispatch = (request: LightRequest) => Promise<Response>;

interface Exchange {
  /** Builds the request and has it dispatched. */
  readonly send: (dispatch: Dispatch, signal: AbortSignal) => Promise<Reply>;
  readonly fetch: Fetch;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  readonly wrapped: boolean;
  /** The answer is no JSON. */
  readonly binary: boolean;
}

/** Why the answer did not arrive whole. The signals are asked first: engines differ in the errors they raise. */
function lossOf(
  error: unknown,
  status: number,
  deadline: AbortSignal,
  caller: AbortSignal | undefined,
): Failure {
  if (caller?.aborted) return cancelled;
  if (deadline.aborted) return noAnswer('timeout', error);
  return error instanceof SyntaxError ? unreadable(status) : noAnswer('offline', error);
}

/** Text first: the platform's own `json()` is slower. Nothing at all is an answer too. */
const parsed = (text: unknown): unknown =>
  typeof text === 'string' && text !== '' ? JSON.parse(text) : undefined;

/** One call on the wire: sent, waited for, and its ways to end told apart. */
export async function exchange({
  send,
  fetch,
  timeoutMs,
  signal,
  wrapped,
  binary,
}: Exchange): Promise<Answer<unknown>> {
  const deadline = AbortSignal.timeout(timeoutMs);
  let sent = false;
  let status = 0;
  const dispatch: Dispatch = async (request) => {
    sent = true;
    const response = await fetch(request.url, request);
    status = response.status;
    return response;
  };
  try {
    const { data, error, response } = await send(
      dispatch,
      signal ? AbortSignal.any([deadline, signal]) : deadline,
    );
    return response.ok
      ? answered(status, binary ? data : parsed(data), wrapped)
      : failed(failureOf(status, wrapped ? only(error) : error));
  } catch (error) {
    // What goes wrong before anything is sent is a bug of the caller's, and must be seen as one.
    if (!sent) throw error;
    return failed(lossOf(error, status, deadline, signal));
  }
}
