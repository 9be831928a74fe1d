import { STRIPE_EVENT_TYPES, STRIPE_EVENTS_PATH } from '../adapters/card/stripe-events';
import type { Settings } from '../config';
import { type Finding, note, ok, problem } from './finding';
import { requestStripe } from './request-stripe';

const ABOUT = 'Card events';

interface Endpoint {
  url: string;
  status: string;
  enabled_events: string[];
}

/** Looks for the endpoint to which Stripe sends events. Whether the secret is that of the endpoint, Stripe does not say. */
export async function checkCardEvents({ stripe }: Settings): Promise<Finding[]> {
  if (!stripe) return [];
  if (!stripe.webhookSecret)
    return [note(ABOUT, 'off, so disputes are not reported. Set PAYMENT_WEBHOOK_SECRET (docs/operate.md)')];
  const endpoints = await requestStripe(stripe, '/v1/webhook_endpoints?limit=100')
    .then(async (answer) => (answer.ok ? ((await answer.json()) as { data: Endpoint[] }).data : undefined))
    .catch(() => undefined);
  if (!endpoints)
    return [note(ABOUT, 'not checked, since the key may not read endpoints, or Stripe does not answer')];
  return [
    judged(endpoints.filter(({ url }) => URL.canParse(url) && new URL(url).pathname === STRIPE_EVENTS_PATH)),
  ];
}

function judged(endpoints: Endpoint[]): Finding {
  const enabled = endpoints.filter(({ status }) => status === 'enabled');
  if (enabled.length === 0)
    return problem(
      ABOUT,
      `Stripe sends none to ${STRIPE_EVENTS_PATH}${endpoints.length > 0 ? ': its endpoint is disabled' : ''}`,
      `Add or enable the endpoint https://<the shop>${STRIPE_EVENTS_PATH} at Stripe (docs/operate.md).`,
    );
  const sent = enabled.flatMap(({ enabled_events: events }) => events);
  const missing = sent.includes('*') ? [] : STRIPE_EVENT_TYPES.filter((type) => !sent.includes(type));
  return missing.length === 0
    ? ok(ABOUT, 'Stripe sends all that are needed')
    : problem(ABOUT, `Stripe does not send ${missing.join(', ')}`, 'Select them for the endpoint at Stripe.');
}
