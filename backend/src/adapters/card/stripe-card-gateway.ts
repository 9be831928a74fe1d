import type { Stripe } from 'stripe';
import {
  type Approval,
  type ApprovalRequest,
  type AttachOutcome,
  type AttachRequest,
  type AuthoriseOutcome,
  type AuthoriseRequest,
  type CaptureRequest,
  CARD_UNREADABLE,
  type CardDescription,
  CardGateway,
  type RefundRequest,
} from '../../application/customer/card-gateway.port';
import { authorisationOf, cancelIntent, cardOf } from './stripe-intents';
import { StripeClient, type StripeSettings } from './stripe-client';
import { requireCurrency } from './stripe-currency';
import { codeOf, isStripeFailure, unlessMissing } from './stripe-failure';

const NO_SUCH_CARD = 'This card can no longer be charged.';

type Hold = Pick<AuthoriseRequest, 'idempotencyKey' | 'providerCustomerId'>;

/**
 * Stripe, through its own SDK. Cards are sources of a customer; an amount is held by a payment intent with
 * manual capture. For 3-D Secure the shopper goes to the page that Stripe names, and comes back.
 */
export class StripeCardGateway implements CardGateway {
  private readonly client: StripeClient;

  constructor(settings: StripeSettings) {
    this.client = new StripeClient(settings);
  }

  async attach({
    tokens: [first, second],
    providerCustomerId,
    email,
  }: AttachRequest): Promise<AttachOutcome> {
    const stripe = await this.client.open();
    return declinedOr(async () => {
      const fingerprint = await fingerprintOf(stripe, first, second);
      if (fingerprint === undefined) return { kind: 'declined', message: CARD_UNREADABLE };
      const customer =
        providerCustomerId ??
        (await stripe.customers.create({ email }, { idempotencyKey: `customer:${first}` })).id;
      const source = await stripe.customers.createSource(
        customer,
        { source: first },
        { idempotencyKey: `source:${first}` },
      );
      if (source.object !== 'card') return { kind: 'declined', message: CARD_UNREADABLE };
      return { kind: 'attached', card: { ...describe(source, customer), fingerprint } };
    }, CARD_UNREADABLE);
  }

  async detach({ cardId, providerCustomerId }: Pick<CardDescription, 'cardId' | 'providerCustomerId'>) {
    const stripe = await this.client.open();
    // What Stripe does not know any more is deleted already.
    await unlessMissing(stripe.customers.deleteSource(providerCustomerId, cardId));
  }

  async deleteCustomer(providerCustomerId: string): Promise<void> {
    const stripe = await this.client.open();
    await unlessMissing(stripe.customers.del(providerCustomerId));
  }

  async authorise(request: AuthoriseRequest): Promise<AuthoriseOutcome> {
    const { cardId, providerCustomerId, amountCents, currency, idempotencyKey, returnAddress } = request;
    const stripe = await this.client.open();
    return declinedOr(async () => {
      const intent = await stripe.paymentIntents.create(
        {
          amount: amountCents,
          currency: currency.toLowerCase(),
          customer: providerCustomerId,
          payment_method: cardId,
          allowed_payment_method_types: ['card'],
          capture_method: 'manual',
          confirm: true,
          return_url: returnAddress,
          metadata: { hold: idempotencyKey },
        },
        { idempotencyKey },
      );
      requireCurrency(intent, currency);
      return authorisationOf(intent);
    }, NO_SUCH_CARD);
  }

  /** Stripe lets a shopper who has failed try again with another card: the shop begins a new payment instead. */
  async approvalOf({ chargeId, currency, isOver }: ApprovalRequest): Promise<Approval> {
    const stripe = await this.client.open();
    const intent = await stripe.paymentIntents.retrieve(chargeId);
    requireCurrency(intent, currency);
    if (['requires_capture', 'succeeded'].includes(intent.status))
      return { kind: 'given', cardId: cardOf(intent) };
    if (['requires_action', 'processing'].includes(intent.status) && !isOver) return { kind: 'open' };
    await cancelIntent(stripe, chargeId, intent.status);
    return { kind: 'refused' };
  }

  async capture({ chargeId, amountCents, currency }: CaptureRequest): Promise<number> {
    const stripe = await this.client.open();
    try {
      const captured = await stripe.paymentIntents.capture(
        chargeId,
        { amount_to_capture: amountCents },
        { idempotencyKey: `capture:${chargeId}:${amountCents}` },
      );
      requireCurrency(captured, currency);
      return captured.amount_received;
    } catch (error) {
      if (codeOf(error) !== 'payment_intent_unexpected_state') throw error;
      const intent = await stripe.paymentIntents.retrieve(chargeId);
      if (intent.status !== 'succeeded') throw error;
      requireCurrency(intent, currency);
      return intent.amount_received;
    }
  }

  /** Stripe forgets idempotency keys after a day, so the refund carries its key as metadata too. */
  async refund({ chargeId, amountCents, currency, idempotencyKey }: RefundRequest): Promise<void> {
    const stripe = await this.client.open();
    const intent = await stripe.paymentIntents.retrieve(chargeId);
    requireCurrency(intent, currency);
    if (intent.status !== 'succeeded') return cancelIntent(stripe, chargeId, intent.status);
    let failures = 0;
    for await (const refund of stripe.refunds.list({ payment_intent: chargeId, limit: 100 })) {
      if (refund.metadata?.refund !== idempotencyKey) continue;
      requireCurrency(refund, currency);
      if (!hasFailed(refund)) return;
      failures += 1;
    }
    const created = await stripe.refunds.create(
      {
        payment_intent: chargeId,
        ...(amountCents !== null && { amount: amountCents }),
        metadata: { refund: idempotencyKey },
      },
      { idempotencyKey: failures === 0 ? idempotencyKey : `${idempotencyKey}:${failures}` },
    );
    requireCurrency(created, currency);
    if (hasFailed(created)) throw new Error(`Stripe left a refund ${created.status}.`);
  }

  /** The intent carries the key of its hold as metadata: when an answer was lost, that is the only way to find it. */
  async release({ idempotencyKey, providerCustomerId }: Hold): Promise<boolean> {
    const stripe = await this.client.open();
    const intents = stripe.paymentIntents.list({ customer: providerCustomerId, limit: 100 });
    for await (const { id, status, metadata } of intents) {
      if (metadata.hold !== idempotencyKey) continue;
      if (status === 'succeeded')
        await stripe.refunds.create({ payment_intent: id }, { idempotencyKey: `refund:${id}` });
      else await cancelIntent(stripe, id, status);
      return true;
    }
    return false;
  }
}

const hasFailed = ({ status }: Stripe.Refund): boolean => ['failed', 'canceled'].includes(status ?? '');

/** The fingerprint of the card that both tokens stand for (PAY-23); undefined if they stand for different cards. */
async function fingerprintOf(stripe: Stripe, first: string, second: string): Promise<string | undefined> {
  const [one, other] = await Promise.all([first, second].map((token) => stripe.tokens.retrieve(token)));
  const fingerprint = one?.card?.fingerprint;
  return fingerprint && fingerprint === other?.card?.fingerprint ? fingerprint : undefined;
}

function describe(card: Stripe.Card, providerCustomerId: string): Omit<CardDescription, 'fingerprint'> {
  const { id, brand, last4, exp_month: expMonth, exp_year: expYear } = card;
  return { cardId: id, providerCustomerId, brand, last4, expMonth, expYear };
}

/** A card error or an unknown card is an outcome; anything else is an outage, and throws. */
async function declinedOr<Outcome>(
  ask: () => Promise<Outcome>,
  unknown: string,
): Promise<Outcome | { kind: 'declined'; message: string }> {
  try {
    return await ask();
  } catch (error) {
    if (isStripeFailure(error) && error.type === 'StripeCardError')
      return { kind: 'declined', message: error.message };
    if (['resource_missing', 'token_already_used'].includes(codeOf(error) ?? ''))
      return { kind: 'declined', message: unknown };
    throw error;
  }
}
