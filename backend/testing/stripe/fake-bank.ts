import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AskedShopper, Intent } from './fake-intent';

export const bankPath = (intentId: string): string => `/bank/${intentId}`;

export const isAtBank = ({ url = '' }: IncomingMessage): boolean => url.startsWith(bankPath(''));

const DECLINED = { type: 'card_error', code: 'card_declined' } as const;
const NOT_AUTHENTICATED = {
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
} as const;

/** The shopper has to authenticate (3-D Secure), on a page to which they are redirected, as Stripe names it. */
export function askShopper(intent: Intent, url: string, asked: AskedShopper): void {
  intent.status = 'requires_action';
  intent.next_action = { type: 'redirect_to_url', redirect_to_url: { url, return_url: asked.returnUrl } };
  intent.asked = asked;
}

/**
 * Serves the page of the shopper's bank, with the words of Stripe's test page, and leads back; once it is answered, at
 * once.
 */
export function serveBank(
  ledger: { find(id: string): Intent | undefined },
  { url = '', method }: IncomingMessage,
  response: ServerResponse,
  form: string,
): void {
  const intent = ledger.find(url.slice(bankPath('').length));
  if (!intent?.asked || intent.status === 'canceled')
    return void response.writeHead(410).end('This page has expired.');
  if (intent.next_action && method !== 'POST')
    return void response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
  if (intent.next_action) answer(intent, new URLSearchParams(form).get('answer') === 'complete');
  response.writeHead(303, { location: addressBack(intent) }).end();
}

function answer(intent: Intent, isAuthenticated: boolean): void {
  const { isDeclinedAfterwards } = intent.asked!;
  const hasPassed = isAuthenticated && !isDeclinedAfterwards;
  intent.status = hasPassed ? 'requires_capture' : 'requires_payment_method';
  intent.last_payment_error = hasPassed ? null : isAuthenticated ? DECLINED : NOT_AUTHENTICATED;
  intent.next_action = null;
  intent.asked!.hasPassed = hasPassed;
}

function addressBack({ id, asked }: Intent): string {
  const address = new URL(asked!.returnUrl);
  address.searchParams.set('payment_intent', id);
  address.searchParams.set('payment_intent_client_secret', `${id}_secret_of_the_page`);
  address.searchParams.set('redirect_status', asked!.hasPassed ? 'succeeded' : 'failed');
  return address.href;
}

const PAGE = `<!doctype html><html lang="en"><title>3D Secure test page</title><h1>3D Secure</h1>
<form method="post">
<button name="answer" value="complete">Complete</button>
<button name="answer" value="fail">Fail</button>
</form></html>`;
