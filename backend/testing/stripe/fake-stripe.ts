import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StripeSettings } from '../../src/adapters/card/stripe-card-gateway';
import { type Intent, type StripeAnswer, FakeStripeLedger } from './fake-stripe-ledger';

const SECRET_KEY = 'sk_test_stand_in';

/** How a request fails: at Stripe, on the way there, or on the way back. */
export type StripeFault = 'fails' | 'unreached' | 'answer lost';

export interface FakeStripe {
  settings: StripeSettings;
  /** All payments in order of creation. */
  intents: Intent[];
  /** Makes the next requests to matching paths fail, that many times. */
  disturb(path: RegExp, fault: StripeFault, times?: number): void;
  stop(): Promise<void>;
}

interface Remembered {
  form: string;
  answer: StripeAnswer;
}

/**
 * Stripe's API as documented, for the calls that a card gateway makes: bearer key, form bodies, idempotency keys (the
 * same key has the same answer, and is refused with other parameters), errors with type and code, test tokens.
 */
export async function startFakeStripe(): Promise<FakeStripe> {
  const books = new FakeStripeLedger();
  const remembered = new Map<string, Remembered>();
  const faults: { path: RegExp; fault: StripeFault }[] = [];

  const answerOf = (request: IncomingMessage, form: string): StripeAnswer => {
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
      return problem(401, 'invalid_request_error', 'Invalid API Key provided');
    const key = request.headers['idempotency-key'];
    const earlier = typeof key === 'string' ? remembered.get(key) : undefined;
    if (earlier && earlier.form !== form)
      return problem(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters.',
      );
    const answer = earlier?.answer ?? route(books, request, Object.fromEntries(new URLSearchParams(form)));
    if (typeof key === 'string' && request.method === 'POST') remembered.set(key, { form, answer });
    return structuredClone(answer);
  };

  const server = createServer((request, response) => {
    void textOf(request).then((form) => {
      const index = faults.findIndex(({ path }) => path.test(request.url ?? ''));
      const fault = index < 0 ? undefined : faults.splice(index, 1)[0]?.fault;
      if (fault === 'unreached') return request.socket.destroy();
      if (fault === 'fails') return send(response, problem(500, 'api_error', 'An error occurred at Stripe.'));
      const answer = answerOf(request, form);
      if (fault === 'answer lost') return request.socket.destroy();
      return send(response, answer);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { secretKey: SECRET_KEY, origin: `http://127.0.0.1:${port}` },
    intents: books.intents,
    disturb: (path, fault, times = 1) =>
      void faults.push(...Array.from({ length: times }, () => ({ path, fault }))),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function route(
  books: FakeStripeLedger,
  request: IncomingMessage,
  form: Record<string, string>,
): StripeAnswer {
  const url = new URL(request.url ?? '/', 'http://stripe.test');
  const [, , kind = '', id = '', verb = '', part = ''] = url.pathname.split('/');
  switch (`${request.method} ${kind}${id && '/id'}${verb && `/${verb}`}${part && '/id'}`) {
    case 'GET tokens/id':
      return books.token(id);
    case 'POST customers':
      return books.createCustomer();
    case 'POST customers/id/sources':
      return books.attach(id, form);
    case 'DELETE customers/id/sources/id':
      return books.detach(id, part);
    case 'POST payment_intents':
      return books.createIntent(form);
    case 'GET payment_intents':
      return books.listIntents(Object.fromEntries(url.searchParams));
    case 'GET payment_intents/id':
      return books.intent(id);
    case 'POST payment_intents/id/capture':
      return books.capture(id);
    case 'POST payment_intents/id/cancel':
      return books.cancel(id);
    case 'POST refunds':
      return books.refund(form);
    default:
      return problem(
        404,
        'invalid_request_error',
        `Unrecognized request URL (${request.method}: ${url.pathname}).`,
      );
  }
}

const problem = (status: number, type: string, message: string): StripeAnswer => ({
  status,
  body: { error: { type, message } },
});

function send(response: ServerResponse, { status, body }: StripeAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
