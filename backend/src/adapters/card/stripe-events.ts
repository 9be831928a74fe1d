import type { Stripe } from 'stripe';
import type { CardEvent } from '../../application/checkout/card-event';
import { CardEventReader, type ReceivedRequest } from '../../application/checkout/card-event-reader.port';
import type { Clock } from '../../application/shared/clock.port';
import { StripeClient, type StripeSettings } from './stripe-client';

/** Where Stripe sends events to. */
export const STRIPE_EVENTS_PATH = '/_webhooks/stripe';

/** What Stripe has to be told to send; of other types nothing follows. */
export const STRIPE_EVENT_TYPES: readonly string[] = [
  'payment_intent.succeeded',
  'payment_intent.amount_capturable_updated',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.dispute.created',
] satisfies Stripe.Event.Type[];

/** How old a signature may be, so that a request that was recorded cannot be sent again later. */
const TOLERANCE_S = 300;

/** Events in the form of Stripe's webhooks, each signed with the secret of the endpoint. */
export class StripeEvents implements CardEventReader {
  private readonly client: StripeClient;

  constructor(
    settings: StripeSettings,
    private readonly secret: string,
    private readonly clock: Clock,
  ) {
    this.client = new StripeClient(settings);
  }

  async read({ body, header }: ReceivedRequest): Promise<CardEvent | undefined> {
    const { webhooks } = await this.client.open();
    const now = this.clock.now().getTime();
    const signature = header('stripe-signature') ?? '';
    try {
      return toCardEvent(webhooks.constructEvent(body, signature, this.secret, TOLERANCE_S, undefined, now));
    } catch {
      // What it throws contains the body.
      return undefined;
    }
  }
}

/** What an event of the types above is about: a payment intent, or what refers to one. */
interface About {
  object: string;
  id: string;
  payment_intent?: string | { id: string } | null;
}

function toCardEvent({ id, type, created, data }: Stripe.Event): CardEvent {
  const about = STRIPE_EVENT_TYPES.includes(type) ? (data.object as About) : undefined;
  return { id, type, chargeId: about ? intentOf(about) : null, createdAt: new Date(created * 1_000) };
}

function intentOf({ object, id, payment_intent: intent }: About): string | null {
  if (object === 'payment_intent') return id;
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}
