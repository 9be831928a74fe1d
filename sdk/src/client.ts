import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { operations, type paths } from '../generated/document';
import type { Answer } from './answer';
import type { Connection } from './call-of';
import { addressOf, connect, identification, type ConnectionOptions } from './connection';
import type { AnswerData, InputArguments, OperationId } from './operation';
import { serializeBody, type LooseInput } from './request';

/** A call that is bound to a connection. */
type Method<Id extends OperationId> = (...input: InputArguments<Id>) => Promise<Answer<AnswerData<Id>>>;

/** Every call of the document as a method, by its operationId: `shop.showCart({ body })`. */
export type ShopMethods = { readonly [Id in OperationId]: Method<Id> };

export interface ShopClient extends ShopMethods {
  /** Makes the call with this operationId, for code that only knows it at run time. */
  call<Id extends OperationId>(id: Id, ...input: InputArguments<Id>): Promise<Answer<AnswerData<Id>>>;
  /** openapi-fetch on the document's paths: same headers and bodies, plain Response, no timeout. */
  readonly http: Client<paths>;
}

/** For openapi-fetch's own client; `connect` avoids middleware, which costs five per cent of a call. */
const identifying = (options: ConnectionOptions): Middleware => {
  const identify = identification(options);
  return {
    onRequest({ request }) {
      for (const [name, value] of Object.entries(identify())) request.headers.set(name, value);
    },
  };
};

/** Calls are typed where they are exported; here they are all alike. */
type LooseMethod = (input?: LooseInput) => Promise<Answer<unknown>>;

function methodsOf(connection: Connection): Record<OperationId, LooseMethod> {
  const ids = Object.keys(operations) as OperationId[];
  const methods = ids.map((id): [OperationId, LooseMethod] => [
    id,
    (input) => connection.send(id, operations[id], input),
  ]);
  return Object.fromEntries(methods) as Record<OperationId, LooseMethod>;
}

/** A client with all calls of the API. A page that needs only a few imports those and `connect`. */
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
