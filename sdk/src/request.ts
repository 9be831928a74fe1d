import type { OperationEntry } from './operation';

type Fields = Readonly<Record<string, unknown>>;

/** The input of any call, untyped. */
export interface LooseInput {
  readonly body?: unknown;
  readonly query?: Fields;
  readonly path?: Fields;
  readonly headers?: Fields;
  readonly signal?: AbortSignal;
  readonly keepalive?: boolean;
}

/** The only store. */
const STORE_ID = 1;

const fieldsOf = (body: unknown): Fields | undefined =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Fields) : undefined;

/** Serialises a posted body, and adds store_id where it is absent (NET-04); a list cannot carry one. */
export function serializeBody(body: unknown): string | Blob {
  if (body instanceof Blob) return body;
  const fields = fieldsOf(body);
  return JSON.stringify(fields && fields.store_id === undefined ? { ...fields, store_id: STORE_ID } : body);
}

/** The deprecated query parameters of an operation, filled from the body and the token. */
const legacyQueryOf = (entry: OperationEntry, known: Fields): Fields =>
  Object.fromEntries((entry.legacyQuery ?? []).map((name) => [name, known[name]]));

/** The options for openapi-fetch; under legacyCredentialQuery they include credentials in the query. */
export function initOf(
  entry: OperationEntry,
  { body, query, path, headers, keepalive }: LooseInput,
  identity: Readonly<Record<string, string>>,
  credentials?: Fields,
) {
  return {
    params: {
      query: {
        ...(entry.storeIdInQuery && { store_id: STORE_ID }),
        ...(credentials && legacyQueryOf(entry, { ...credentials, ...fieldsOf(body) })),
        ...query,
      },
      path,
      header: headers,
    },
    body,
    headers: entry.bodyType ? { 'Content-Type': entry.bodyType, ...identity } : identity,
    keepalive,
    parseAs: entry.binaryAnswer ? 'blob' : 'text',
  };
}

/**
 * The parts of a request that openapi-fetch needs. A platform Request would be built only for fetch to build another
 * from it, which costs a sixth of a whole call.
 */
export class LightRequest implements RequestInit {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: NonNullable<RequestInit['body']> | null;
  readonly signal: AbortSignal | null;
  readonly keepalive: boolean;

  constructor(url: string, init: RequestInit) {
    const { method = 'GET', headers, body = null, signal = null, keepalive = false } = init;
    this.url = url;
    this.method = method;
    this.headers = headers instanceof Headers ? headers : new Headers(headers);
    this.body = body;
    this.signal = signal;
    this.keepalive = keepalive;
  }
}
