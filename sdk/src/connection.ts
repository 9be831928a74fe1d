import createClient from 'openapi-fetch';
import type { Connection } from './call-of';
import { exchange, type Fetch, type Reply } from './exchange';
import { AttemptKeys } from './idempotency';
import { observed, type CallObserver } from './observer';
import type { OperationEntry, OperationId } from './operation';
import type { AnswerReader } from './reading/answer-reader';
import { initOf, LightRequest, serializeBody, type LooseInput } from './request';
import { DEFAULT_RETRIES, retried } from './retry';

/** Where the backend is, who calls it, and how. */
export interface ConnectionOptions {
  /** The backend's address, with or without a trailing slash. In a browser it may be blank: the page's own origin. */
  baseUrl: string;
  /** Called before every request. A visitor has no token, and then no header is sent. */
  token?: () => string | undefined;
  /** Replaces the global fetch. */
  fetch?: Fetch;
  /** The Origin header outside browsers, which set their own; default: the backend's own origin. */
  origin?: string;
  /** Milliseconds until a call without a complete answer fails as `timeout`; default 20,000. */
  timeoutMs?: number;
  /** How often a call that only reads is retried when the connection was lost or the server was busy; default 2. */
  retries?: number;
  /** Notified of every call when it has ended: for tracing, metrics and drift (`@cork-and-petal/sdk/drift`). */
  observe?: CallObserver;
  /** Reads answers before they are handed over: `readDocumented()` of `@cork-and-petal/sdk/reading`. */
  read?: AnswerReader;
  /** Also sends credentials in the query, for a backend that reads them only there. */
  legacyCredentialQuery?: boolean;
}

const DEFAULT_TIMEOUT_MS = 20_000;

const isBrowser = () => typeof document !== 'undefined';

type Headers = Readonly<Record<string, string>>;

/** Headers that identify the caller, evaluated for each call. */
export function identification({ token, origin, baseUrl }: ConnectionOptions): () => Headers {
  const from: Headers = isBrowser() ? {} : { Origin: origin ?? new URL(baseUrl).origin };
  return () => {
    const bearer = token?.();
    return bearer ? { Authorization: `Bearer ${bearer}`, ...from } : from;
  };
}

/** The path of every call begins with a slash. */
export const addressOf = ({ baseUrl }: ConnectionOptions) => baseUrl.replace(/\/+$/, '');

/** `call` has checked the types of the input; from here all operations are alike. */
type Send = (method: string, path: string, init: object) => Promise<Reply>;

/** Creates a connection for the named calls: `showCart(connect({ baseUrl }), { body })`. */
export function connect(options: ConnectionOptions): Connection {
  const { timeoutMs = DEFAULT_TIMEOUT_MS, retries = DEFAULT_RETRIES, token, observe, read } = options;
  const { fetch = globalThis.fetch } = options;
  const baseUrl = addressOf(options);
  const identify = identification(options);
  const light = createClient({
    baseUrl,
    bodySerializer: serializeBody,
    Request: LightRequest as unknown as typeof Request,
  });
  const request = light.request as Send;
  const credentials = options.legacyCredentialQuery ? () => ({ api_token: token?.() }) : undefined;
  const keys = new AttemptKeys();

  const exchanged = (id: OperationId, entry: OperationEntry, input: LooseInput) => {
    const init = initOf(entry, input, identify(), credentials?.());
    return exchange({
      send: (dispatch, signal) => request(entry.method, entry.path, { ...init, signal, fetch: dispatch }),
      fetch,
      timeoutMs,
      signal: input.signal,
      wrapped: entry.wrapped ?? false,
      binary: entry.binaryAnswer ?? false,
      read: read && ((data) => read(id, data)),
    });
  };
  const sent = (id: OperationId, entry: OperationEntry, input: LooseInput) => {
    if (entry.idempotent) return keys.send(input, (named) => exchanged(id, entry, named));
    return entry.reads
      ? retried(() => exchanged(id, entry, input), retries, input.signal)
      : exchanged(id, entry, input);
  };
  return {
    send: (id, entry, input = {}) =>
      observe ? observed(id, entry, () => sent(id, entry, input), observe) : sent(id, entry, input),
  };
}
