import type { Stripe } from 'stripe';
import type {
  AttachOutcome,
  AttachRequest,
  AuthoriseOutcome,
  AuthoriseRequest,
  CardDescription,
  CardGateway,
} from '../../application/customer/card-gateway.port';

export interface StripeSettings {
  /** `sk_…` or a restricted `rk_…`; it leaves this process in one header alone. */
  secretKey: string;
  /** Where the API answers. */
  origin: string;
}

/** Others may be waiting for the same goods while Stripe is asked: no longer than this, and once more. */
const PATIENCE = { timeout: 8_000, maxNetworkRetries: 1 };

const NO_SUCH_TOKEN = 'No such card token.';
const NO_SUCH_CARD = 'This card can no longer be charged.';

type Hold = Pick<AuthoriseRequest, 'idempotencyKey' | 'providerCustomerId'>;

/**
 * Stripe, by its own SDK: cards are sources of a customer, and money is held by a payment intent that is
 * captured by hand. A card that asks for 3-D Secure is declined with Stripe's words, as nobody is there to answer.
 */
export class StripeCardGateway implements CardGateway {
  private client: Promise<Stripe> | undefined;

  constructor(private readonly settings: StripeSettings) {}

  async attach({
    tokens: [first, second],
    providerCustomerId,
    email,
  }: AttachRequest): Promise<AttachOutcome> {
    const stripe = await this.open();
    return declinedOr(async () => {
      const fingerprint = await fingerprintOf(stripe, first, second);
      if (fingerprint === undefined) return { kind: 'declined', message: NO_SUCH_TOKEN };
      const customer =
        providerCustomerId ??
        (await stripe.customers.create({ email }, { idempotencyKey: `customer:${first}` })).id;
      const source = await stripe.customers.createSource(
        customer,
        { source: first },
        { idempotencyKey: `source:${first}` },
      );
      if (source.object !== 'card') return { kind: 'declined', message: NO_SUCH_TOKEN };
      return { kind: 'attached', card: { ...describe(source, customer), fingerprint } };
    }, NO_SUCH_TOKEN);
  }

  async detach({ cardId, providerCustomerId }: Pick<CardDescription, 'cardId' | 'providerCustomerId'>) {
    const stripe = await this.open();
    await stripe.customers.deleteSource(providerCustomerId, cardId).catch((error: unknown) => {
      if (codeOf(error) !== 'resource_missing') throw error;
    });
  }

  async authorise(request: AuthoriseRequest): Promise<AuthoriseOutcome> {
    const { cardId, providerCustomerId, amountCents, idempotencyKey } = request;
    const stripe = await this.open();
    return declinedOr(async () => {
      const { id, status } = await stripe.paymentIntents.create(
        {
          amount: amountCents,
          currency: 'usd',
          customer: providerCustomerId,
          payment_method: cardId,
          allowed_payment_method_types: ['card'],
          capture_method: 'manual',
          confirm: true,
          error_on_requires_action: true,
          metadata: { hold: idempotencyKey },
        },
        { idempotencyKey },
      );
      if (status !== 'requires_capture') throw new Error(`Stripe left a payment ${status}.`);
      return { kind: 'authorised', chargeId: id };
    }, NO_SUCH_CARD);
  }

  async capture(chargeId: string): Promise<void> {
    const stripe = await this.open();
    try {
      await stripe.paymentIntents.capture(chargeId, {}, { idempotencyKey: `capture:${chargeId}` });
    } catch (error) {
      if (codeOf(error) !== 'payment_intent_unexpected_state') throw error;
      if ((await stripe.paymentIntents.retrieve(chargeId)).status !== 'succeeded') throw error;
    }
  }

  /** A hold carries its key as metadata, as nothing else is known of one whose answer was lost. */
  async release({ idempotencyKey, providerCustomerId }: Hold): Promise<void> {
    const stripe = await this.open();
    const intents = stripe.paymentIntents.list({ customer: providerCustomerId, limit: 100 });
    for await (const { id, status, metadata } of intents) {
      if (metadata.hold !== idempotencyKey) continue;
      if (status === 'requires_capture')
        await stripe.paymentIntents.cancel(id, {}, { idempotencyKey: `cancel:${id}` });
      if (status === 'succeeded')
        await stripe.refunds.create({ payment_intent: id }, { idempotencyKey: `refund:${id}` });
      return;
    }
  }

  /** The SDK is loaded by the deployments that have a key alone. */
  private open(): Promise<Stripe> {
    this.client ??= import('stripe').then(({ Stripe: Client }) => {
      const { protocol, hostname, port } = new URL(this.settings.origin);
      return new Client(this.settings.secretKey, {
        ...PATIENCE,
        protocol: protocol === 'http:' ? 'http' : 'https',
        host: hostname,
        port: port || undefined,
        telemetry: false,
      });
    });
    return this.client;
  }
}

/** Both tokens come from one entry of one card (PAY-23); undefined when they do not. */
async function fingerprintOf(stripe: Stripe, first: string, second: string): Promise<string | undefined> {
  const [one, other] = await Promise.all([first, second].map((token) => stripe.tokens.retrieve(token)));
  const fingerprint = one?.card?.fingerprint;
  return fingerprint && fingerprint === other?.card?.fingerprint ? fingerprint : undefined;
}

function describe(card: Stripe.Card, providerCustomerId: string): Omit<CardDescription, 'fingerprint'> {
  const { id, brand, last4, exp_month: expMonth, exp_year: expYear } = card;
  return { cardId: id, providerCustomerId, brand, last4, expMonth, expYear };
}

interface StripeFailure {
  type: string;
  code?: string;
  message: string;
}

const isStripeFailure = (error: unknown): error is StripeFailure =>
  error instanceof Error && 'type' in error && typeof error.type === 'string';

const codeOf = (error: unknown) => (isStripeFailure(error) ? error.code : undefined);

/** What Stripe says to a card, or to one that it does not know, is an answer; anything else could not reach it. */
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
