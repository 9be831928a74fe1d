import type { Fetch } from '../exchange';
import type { OperationId } from '../operation';
import { exampleAnswer, firstAnswer, type ExampleAnswer, type ExampleName } from './example-answer';
import { findOperation } from './find-operation';

/** A call that the fake shop was asked. */
export interface Asked {
  readonly operation: OperationId;
  readonly url: URL;
  readonly headers: Headers;
  /** JSON as an object, anything else as text; undefined where nothing was sent. */
  readonly body: unknown;
}

type Answering = (asked: Asked) => ExampleAnswer | Promise<ExampleAnswer>;

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
 * A shop that answers every call with the document's own examples: the first one, until it is told another. It is a
 * `fetch`, so it runs in Node and in a browser alike: `createShopClient({ baseUrl, fetch: fake.fetch })`.
 */
export class FakeShop {
  /** What it was asked, in order. */
  readonly asked: Asked[] = [];
  private readonly answers = new Map<OperationId, Answering>();

  /** From here on the call is answered with this example of the document. */
  answer<Id extends OperationId>(operation: Id, example: ExampleName<Id>): this {
    return this.answerWith(operation, () => exampleAnswer(operation, example));
  }

  /** From here on the call is answered with what this says; what it throws is a broken connection. */
  answerWith(operation: OperationId, answering: Answering): this {
    this.answers.set(operation, answering);
    return this;
  }

  /** Takes the place of the platform's fetch. */
  readonly fetch: Fetch = async (address, init) => {
    const request = new Request(address, init);
    request.signal.throwIfAborted();
    const url = new URL(request.url);
    const operation = findOperation(request.method, url.pathname);
    if (!operation) return asResponse(NOT_FOUND);
    const asked = { operation, url, headers: request.headers, body: readBody(await request.text()) };
    this.asked.push(asked);
    return asResponse(await (this.answers.get(operation) ?? (() => firstAnswer(operation)))(asked));
  };
}
