import createClient, { type Client, type Middleware } from 'openapi-fetch';
import * as calls from '../generated/calls';
import type { paths } from '../generated/schema';
import type { Answer } from './answer';
import { addressOf, connect, identification, type Connection, type ConnectionOptions } from './connection';
import type { AnswerData, InputArguments, OperationId } from './operation';
import { serializeBody, type LooseInput } from './request';

/** A call whose connection is known. */
type Method<Id extends OperationId> = (...input: InputArguments<Id>) => Promise<Answer<AnswerData<Id>>>;

/** Every call of the document as a method, by its operationId: `shop.showCart({ body })`. */
export type ShopMethods = { readonly [Id in OperationId]: Method<Id> };

export interface ShopClient extends ShopMethods {
  /** Makes the call of this operationId, for code that learns it only when it runs. */
  call<Id extends OperationId>(id: Id, ...input: InputArguments<Id>): Promise<Answer<AnswerData<Id>>>;
  /** openapi-fetch on the document's paths: the same headers and bodies, the plain Response, no deadline. */
  readonly http: Client<paths>;
}

/** For openapi-fetch's own client; `connect` does without middleware, which costs a twentieth of a call. */
const identifying = (options: ConnectionOptions): Middleware => {
  const identify = identification(options);
  return {
    onRequest({ request }) {
      for (const [name, value] of Object.entries(identify())) request.headers.set(name, value);
    },
  };
};

/** Each call is typed where it is exported; here all are alike. */
type LooseCall = (connection: Connection, input?: LooseInput) => Promise<Answer<unknown>>;
type LooseMethod = (input?: LooseInput) => Promise<Answer<unknown>>;

function methodsOf(connection: Connection): Record<OperationId, LooseMethod> {
  const bound = Object.entries(calls as unknown as Record<OperationId, LooseCall>).map(
    ([id, call]): [string, LooseMethod] => [id, (input) => call(connection, input)],
  );
  return Object.fromEntries(bound) as Record<OperationId, LooseMethod>;
}

/** A client with all of the shop's calls. A page that needs few of them imports those alone, and `connect`. */
export function createShopClient(options: ConnectionOptions): ShopClient {
  const methods = methodsOf(connect(options));
  const http = createClient<paths>({
    baseUrl: addressOf(options),
    bodySerializer: serializeBody,
    fetch: options.fetch,
  });
  http.use(identifying(options));
  const call = (id: OperationId, input?: LooseInput) => methods[id](input);
  return { ...(methods as ShopMethods), call: call as ShopClient['call'], http };
}
