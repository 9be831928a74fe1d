import type { Stripe } from 'stripe';
import {
  type ChargeOfHold,
  type DatedCharge,
  ProviderCharges,
} from '../../application/checkout/provider-charges.port';
import { currencyOf } from './stripe-currency';
import { StripeClient, type StripeSettings } from './stripe-client';
import { unlessMissing } from './stripe-failure';

const STATUSES: Partial<Record<Stripe.PaymentIntent.Status, DatedCharge['status']>> = {
  requires_capture: 'held',
  succeeded: 'captured',
  canceled: 'released',
};

/** The payment intents of this shop. An account may have others, which carry no key of a hold. */
export class StripeCharges implements ProviderCharges {
  private readonly client: StripeClient;

  constructor(settings: StripeSettings) {
    this.client = new StripeClient(settings);
  }

  async *madeBetween(from: Date, to: Date): AsyncIterable<DatedCharge> {
    const stripe = await this.client.open();
    const intents = stripe.paymentIntents.list({
      created: { gte: secondsOf(from), lte: secondsOf(to) },
      expand: ['data.latest_charge'],
      limit: 100,
    });
    for await (const intent of intents) {
      const found = ofHold(intent);
      if (found?.charge) yield found.charge;
    }
  }

  async find(chargeId: string): Promise<ChargeOfHold | undefined> {
    const stripe = await this.client.open();
    const expand = ['latest_charge'];
    const intent = await unlessMissing(stripe.paymentIntents.retrieve(chargeId, { expand }));
    return intent && ofHold(intent);
  }
}

/** undefined for an intent that carries no key of a hold. */
function ofHold(intent: Stripe.PaymentIntent): ChargeOfHold | undefined {
  const { hold: holdId } = intent.metadata;
  return holdId ? { holdId, charge: chargeOf(intent) } : undefined;
}

function chargeOf(intent: Stripe.PaymentIntent): DatedCharge | undefined {
  const status = STATUSES[intent.status];
  if (!status) return undefined;
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    chargeId: intent.id,
    status,
    currency: currencyOf(intent),
    amountCents: status === 'captured' ? intent.amount_received : intent.amount,
    refundedCents: charge?.amount_refunded ?? 0,
    isDisputed: charge?.disputed ?? false,
    createdAt: new Date(intent.created * 1_000),
  };
}

/** Stripe counts whole seconds. */
const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1_000);
