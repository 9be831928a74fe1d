/** The message of a call that did not reach a server (NET-10). */
export const OFFLINE_MESSAGE = 'You are not connected to internet';

interface NoAnswer {
  /** offline: no server was reached, or the connection broke; timeout: there was no answer in time. */
  readonly kind: 'offline' | 'timeout';
  readonly status: 500;
  readonly message: typeof OFFLINE_MESSAGE;
  /** The error of the engine; for a log, never for a shopper. */
  readonly cause: unknown;
}

interface Cancelled {
  /** The caller's own signal aborted the call. */
  readonly kind: 'cancelled';
  readonly status: 0;
  readonly message: undefined;
}

interface Refused {
  /** The server declined: 400 malformed, 401 token, 404 path, 429 rate limit, 501 not implemented. */
  readonly kind: 'refused';
  readonly status: number;
  readonly message: string | undefined;
  /** As that of a fault. */
  readonly requestId?: string | undefined;
}

interface Fault {
  /** The server failed. */
  readonly kind: 'fault';
  readonly status: number;
  /** The part that may be shown to a shopper (NET-12). */
  readonly detail: string | undefined;
  readonly message: string | undefined;
  /** Identifies the request in the logs of the server, if the answer has its `X-Request-Id`. */
  readonly requestId?: string | undefined;
}

interface Unreadable {
  /** The server answered, but not as the document promises. */
  readonly kind: 'unreadable';
  readonly status: number;
  readonly message: undefined;
  /** The field that has another type, if answers are read (`read`): `data[].items`. Otherwise blank. */
  readonly path: string;
  /** As that of a fault. */
  readonly requestId?: string | undefined;
}

/** Why a call has no documented answer. */
export type Failure = NoAnswer | Cancelled | Refused | Fault | Unreadable;

export const noAnswer = (kind: NoAnswer['kind'], cause: unknown): Failure => ({
  kind,
  status: 500,
  message: OFFLINE_MESSAGE,
  cause,
});

export const cancelled: Failure = { kind: 'cancelled', status: 0, message: undefined };

export const unreadable = (status: number, requestId?: string, path = ''): Failure => ({
  kind: 'unreadable',
  status,
  message: undefined,
  path,
  requestId,
});

const NOT_BUILT_YET = 501;

function text(body: unknown, field: 'message' | 'detail'): string | undefined {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The failure for a response whose status is not 2xx. */
export function failureOf(status: number, body: unknown, requestId?: string): Failure {
  const message = text(body, 'message');
  if (status < 500 || status === NOT_BUILT_YET) return { kind: 'refused', status, message, requestId };
  const detail = text(body, 'detail');
  return { kind: 'fault', status, detail, message: detail ?? message, requestId };
}
