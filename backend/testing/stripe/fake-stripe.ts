import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { StripeSettings } from '../../src/adapters/card/stripe-client';
import { bodyOf, close, listen } from '../../../server/testing/local-server';
import { isAtBank, serveBank } from './fake-bank';
import type { Intent } from './fake-intent';
import { refusal, type StripeAnswer, type StripeEndpoint, FakeStripeLedger } from './fake-stripe-ledger';

const SECRET_KEY = 'sk_test_fake';
const PUBLISHABLE_KEY = 'pk_test_fake';

/** How a request fails: at Stripe, before it gets there, by the loss of its answer, or by none. */
export type StripeFault = 'fails' | 'unreached' | 'answer lost' | 'unanswered';

export interface FakeStripe {
  settings: StripeSettings;
  /** With it, a page makes tokens of cards and nothing else. */
  publishableKey: string;
  /** All payments in order of creation. */
  intents: Intent[];
  /** Where it sends events to. */
  endpoints: StripeEndpoint[];
  /** Makes the next requests to matching paths fail, that many times. */
  disturb(path: RegExp, fault: StripeFault, times?: number): void;
  /** Makes one request fail; resolves when it has. */
  disturbed(path: RegExp, fault: StripeFault): Promise<void>;
  /** The next refund is accepted, and then fails, as with an account that has no balance. */
  failNextRefund(): void;
  /** Payments are made in that currency, whatever is asked for; undefined: in the right one again. */
  makeIntentsIn(currency: string | undefined): void;
  /** Forgets all idempotency keys, as Stripe does after a day. */
  forgetKeys(): void;
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
  const ledger = new FakeStripeLedger();
  const remembered = new Map<string, Remembered>();
  const faults: { path: RegExp; fault: StripeFault; happened?: () => void }[] = [];

  const answerOf = (request: IncomingMessage, form: string): StripeAnswer => {
    if (request.method === 'POST' && request.url === '/v1/tokens')
      return tokenFor(ledger, Object.fromEntries(new URLSearchParams(form)));
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
      return refusal(401, 'invalid_request_error', 'Invalid API Key provided');
    const key = request.headers['idempotency-key'];
    const earlier = typeof key === 'string' ? remembered.get(key) : undefined;
    if (earlier && earlier.form !== form)
      return refusal(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters.',
      );
    const answer = earlier?.answer ?? route(ledger, request, Object.fromEntries(new URLSearchParams(form)));
    if (typeof key === 'string' && request.method === 'POST') remembered.set(key, { form, answer });
    return structuredClone(answer);
  };

  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      if (isAtBank(request)) return serveBank(ledger, request, response, body.toString());
      const index = faults.findIndex(({ path }) => path.test(request.url ?? ''));
      const { fault, happened } = (index < 0 ? undefined : faults.splice(index, 1)[0]) ?? {};
      if (happened) request.socket.once('close', happened);
      if (fault === 'unanswered') return;
      if (fault === 'unreached') return request.socket.destroy();
      if (fault === 'fails') return send(response, refusal(500, 'api_error', 'An error occurred at Stripe.'));
      const answer = answerOf(request, body.toString());
      if (fault === 'answer lost') return request.socket.destroy();
      return send(response, answer);
    });
  });
  ledger.origin = `http://127.0.0.1:${await listen(server)}`;
  return {
    settings: { secretKey: SECRET_KEY, origin: ledger.origin },
    publishableKey: PUBLISHABLE_KEY,
    intents: ledger.intents,
    endpoints: ledger.endpoints,
    disturb: (path, fault, times = 1) =>
      void faults.push(...Array.from({ length: times }, () => ({ path, fault }))),
    disturbed: (path, fault) => new Promise((happened) => void faults.push({ path, fault, happened })),
    failNextRefund: () => ledger.failNextRefund(),
    makeIntentsIn: (currency) => void (ledger.currencyOfIntents = currency),
    forgetKeys: () => remembered.clear(),
    stop: () => close(server),
  };
}

/** Stripe's script in a page sends its key in the form. */
const tokenFor = (ledger: FakeStripeLedger, form: Record<string, string>): StripeAnswer =>
  form.key === PUBLISHABLE_KEY
    ? ledger.createToken(form)
    : refusal(401, 'invalid_request_error', 'Invalid API Key provided');

function route(
  ledger: FakeStripeLedger,
  request: IncomingMessage,
  form: Record<string, string>,
): StripeAnswer {
  const url = new URL(request.url ?? '/', 'http://stripe.test');
  const [, , kind = '', id = '', verb = '', part = ''] = url.pathname.split('/');
  switch (`${request.method} ${kind}${id && '/id'}${verb && `/${verb}`}${part && '/id'}`) {
    case 'GET tokens/id':
      return ledger.token(id);
    case 'POST customers':
      return ledger.createCustomer();
    case 'DELETE customers/id':
      return ledger.deleteCustomer(id);
    case 'POST customers/id/sources':
      return ledger.attach(id, form);
    case 'DELETE customers/id/sources/id':
      return ledger.detach(id, part);
    case 'POST payment_intents':
      return ledger.createIntent(form);
    case 'GET payment_intents':
      return ledger.listIntents(Object.fromEntries(url.searchParams));
    case 'GET payment_intents/id':
      return ledger.intent(id, Object.fromEntries(url.searchParams));
    case 'POST payment_intents/id/capture':
      return ledger.capture(id, form);
    case 'POST payment_intents/id/cancel':
      return ledger.cancel(id);
    case 'GET refunds':
      return ledger.listRefunds(Object.fromEntries(url.searchParams));
    case 'POST refunds':
      return ledger.refund(form);
    case 'GET webhook_endpoints':
      return ledger.listEndpoints();
    default:
      return refusal(
        404,
        'invalid_request_error',
        `Unrecognized request URL (${request.method}: ${url.pathname}).`,
      );
  }
}

function send(response: ServerResponse, { status, body }: StripeAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
