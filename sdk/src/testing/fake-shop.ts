import type { Fetch } from '../exchange';
import type { OperationId } from '../operation';
import { exampleAnswer, firstAnswer, type ExampleAnswer, type ExampleName } from './example-answer';
import { findOperation } from './find-operation';

/** A request that the fake received. */
export interface ReceivedRequest {
  readonly operation: OperationId;
  readonly url: URL;
  readonly headers: Headers;
  /** JSON as an object, anything else as text; undefined if nothing was sent. */
  readonly body: unknown;
}

type Handler = (request: ReceivedRequest) => ExampleAnswer | Promise<ExampleAnswer>;

const readBody = (text: string): unknown => {
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return text;
  }
};

const asResponse = ({ status, body }: ExampleAnswer) =>
  body instanceof Blob ? new Response(body, { status }) : Response.json(body, { status });

const NOT_FOUND: ExampleAnswer = { status: 404, body: { code: -1, message: 'No such call' } };

/**
 * A fake backend that answers every call with the document's own examples: the first one, unless another is selected.
 * It is a `fetch`, so it runs in Node and in browsers: `createShopClient({ baseUrl, fetch: fake.fetch })`.
 */
export class FakeShop {
  /** The requests it received, in order. */
  readonly requests: ReceivedRequest[] = [];
  private readonly handlers = new Map<OperationId, Handler>();

  /** Answers the call with this example of the document from now on. */
  answer<Id extends OperationId>(operation: Id, example: ExampleName<Id>): this {
    return this.answerWith(operation, () => exampleAnswer(operation, example));
  }

  /** Answers the call with what the handler returns from now on; an error that it throws is a broken connection. */
  answerWith(operation: OperationId, handler: Handler): this {
    this.handlers.set(operation, handler);
    return this;
  }

  /** Replaces the platform's fetch. */
  readonly fetch: Fetch = async (address, init) => {
    const request = new Request(address, init);
    request.signal.throwIfAborted();
    const url = new URL(request.url);
    const operation = findOperation(request.method, url.pathname);
    if (!operation) return asResponse(NOT_FOUND);
    const received = { operation, url, headers: request.headers, body: readBody(await request.text()) };
    this.requests.push(received);
    return asResponse(await (this.handlers.get(operation) ?? (() => firstAnswer(operation)))(received));
  };
}
