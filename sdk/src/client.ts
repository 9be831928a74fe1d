import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { operations } from '../generated/operations';
import type { paths } from '../generated/schema';
import type { Answer } from './answer';
import { exchange, type Fetch, type Reply } from './exchange';
import type { AnswerData, Input, OperationEntry, OperationId } from './operation';
import { LightRequest } from './light-request';
import { initOf, serializeBody, type LooseInput } from './request';

export interface ShopClientOptions {
  /** The backend's address, with or without a slash behind it. In a browser it may be blank: the page's own origin. */
  baseUrl: string;
  /** Asked at every call. A visitor has none, and then no header is sent. */
  token?: () => string | undefined;
  /** Takes the place of the global fetch. */
  fetch?: Fetch;
  /** The Origin header outside browsers, which set their own; the backend's own origin unless given. */
  origin?: string;
  /** After this long without the whole answer a call fails as `timeout`. */
  timeoutMs?: number;
  /** Also sends credentials in the query, for a backend that reads them only there. */
  legacyCredentialQuery?: boolean;
}

/** The input may be left out where nothing in it is required. */
type InputArguments<Id extends OperationId> =
  Partial<Input<Id>> extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>];

export interface ShopClient {
  /** Makes one of the document's calls, by its operationId. */
  call<Id extends OperationId>(id: Id, ...input: InputArguments<Id>): Promise<Answer<AnswerData<Id>>>;
  /** openapi-fetch on the document's paths: the same headers and bodies, the plain Response, no deadline. */
  readonly http: Client<paths>;
}

const DEFAULT_TIMEOUT_MS = 20_000;

const isBrowser = () => typeof document !== 'undefined';

type Headers = Readonly<Record<string, string>>;

/** Who calls, and from where, at the moment of the call. */
function identification({ token, origin, baseUrl }: ShopClientOptions): () => Headers {
  const from: Headers = isBrowser() ? {} : { Origin: origin ?? new URL(baseUrl).origin };
  return () => {
    const bearer = token?.();
    return bearer ? { Authorization: `Bearer ${bearer}`, ...from } : from;
  };
}

/** The same for openapi-fetch's own client; `call` does without middleware, which costs a twentieth of a call. */
const identifying = (identify: () => Headers): Middleware => ({
  onRequest({ request }) {
    for (const [name, value] of Object.entries(identify())) request.headers.set(name, value);
  },
});

/** `call` has typed the input; from here every operation is alike. */
type Send = (method: string, path: string, init: object) => Promise<Reply>;

/** A client of the shop's calls. */
export function createShopClient(options: ShopClientOptions): ShopClient {
  const { timeoutMs = DEFAULT_TIMEOUT_MS, fetch = globalThis.fetch, token } = options;
  const shared = { baseUrl: options.baseUrl.replace(/\/+$/, ''), bodySerializer: serializeBody };
  const identify = identification(options);
  const http = createClient<paths>({ ...shared, fetch });
  const light = createClient<paths>({ ...shared, Request: LightRequest as unknown as typeof Request });
  http.use(identifying(identify));
  const request = light.request as Send;
  const credentials = options.legacyCredentialQuery ? () => ({ api_token: token?.() }) : undefined;

  const call = (id: OperationId, input: LooseInput = {}) => {
    const entry: OperationEntry = operations[id];
    const init = initOf(entry, input, identify(), credentials?.());
    return exchange({
      send: (dispatch, signal) => request(entry.method, entry.path, { ...init, signal, fetch: dispatch }),
      fetch,
      timeoutMs,
      signal: input.signal,
      wrapped: entry.wrapped ?? false,
      binary: entry.binaryAnswer ?? false,
    });
  };
  return { call: call as ShopClient['call'], http };
}
