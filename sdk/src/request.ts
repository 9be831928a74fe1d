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
