import type { Tracing } from '../../../server/tracing';
import { STRIPE_EVENTS_PATH, StripeEvents } from '../adapters/card/stripe-events';
import { serveCardEvents } from '../adapters/http/checkout/card-event-route';
import type { ServerExtension } from '../adapters/http/server-extension';
import type { Services } from '../adapters/http/services';
import { BossJobQueue } from '../adapters/postgres/jobs/boss-job-queue';
import { ReceiveCardEvent } from '../application/checkout/receive-card-event';

/** Receives the events of Stripe, if this deployment has the secret that they are signed with. */
export function cardEventsExtension(services: Services, tracing?: Tracing): ServerExtension {
  const { data, clock, settings } = services;
  const { stripe, paymentWaitMs } = settings;
  const secret = stripe?.webhookSecret;
  if (!stripe || secret === undefined) return {};
  const reader = new StripeEvents(stripe, secret, clock);
  const receive = new ReceiveCardEvent(data, clock, new BossJobQueue(tracing), paymentWaitMs);
  return { register: (app) => serveCardEvents(app, STRIPE_EVENTS_PATH, { ...services, reader, receive }) };
}
