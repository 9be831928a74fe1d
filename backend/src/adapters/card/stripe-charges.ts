import type { Stripe } from 'stripe';
import { type DatedCharge, ProviderCharges } from '../../application/checkout/provider-charges.port';
import { StripeClient, type StripeSettings } from './stripe-client';

const STATUSES: Partial<Record<Stripe.PaymentIntent.Status, DatedCharge['status']>> = {
  requires_capture: 'held',
  succeeded: 'captured',
  canceled: 'released',
};

/** The payment intents of this shop. An account may have others, which carry no key of a hold. */
export class StripeCharges extends ProviderCharges {
  private readonly client: StripeClient;

  constructor(settings: StripeSettings) {
    super();
    this.client = new StripeClient(settings);
  }

  async *madeBetween(from: Date, to: Date): AsyncIterable<DatedCharge> {
    const stripe = await this.client.open();
    const intents = stripe.paymentIntents.list({
      created: { gte: secondsOf(from), lte: secondsOf(to) },
      expand: ['data.latest_charge'],
      limit: 100,
    });
    for await (const { id, status, amount, created, metadata, latest_charge: charge } of intents) {
      const known = STATUSES[status];
      if (!known || !metadata.hold) continue;
      const refundedCents = typeof charge === 'object' ? (charge?.amount_refunded ?? 0) : 0;
      const createdAt = new Date(created * 1_000);
      yield { chargeId: id, status: known, amountCents: amount, refundedCents, createdAt };
    }
  }
}

/** Stripe counts whole seconds. */
const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1_000);
