import { randomBytes } from 'node:crypto';
import { askShopper, bankPath } from './fake-bank';
import { authenticationOf, STRIPE_CARDS } from './fake-cards';
import type { Intent } from './fake-intent';

/** An answer of Stripe: a status and a body, which may be an error. */
export interface StripeAnswer {
  status: number;
  body: Record<string, unknown>;
}

/** Where it sends events to. */
export interface StripeEndpoint {
  url: string;
  status: 'enabled' | 'disabled';
  enabled_events: string[];
}

interface RefundOfIntent {
  id: string;
  object: 'refund';
  payment_intent: string;
  currency: string;
  amount: number;
  status: 'succeeded' | 'failed';
  metadata: Record<string, string>;
}

type Form = Record<string, string>;
type Card = Record<string, unknown> & { id: string; customer: string; name: string };

const newId = (kind: string) => `${kind}_${randomBytes(9).toString('hex')}`;
const found = (body: object): StripeAnswer => ({ status: 200, body: body as Record<string, unknown> });

export const refusal = (status: number, type: string, message: string, code?: string): StripeAnswer => ({
  status,
  body: { error: { type, code, message } },
});
const missing = (what: string) =>
  refusal(404, 'invalid_request_error', `No such ${what}`, 'resource_missing');
const declined = (message: string) => refusal(402, 'card_error', message, 'card_declined');
const unexpected = (status: string) =>
  refusal(
    400,
    'invalid_request_error',
    `This PaymentIntent could not be changed because it has a status of ${status}.`,
    'payment_intent_unexpected_state',
  );

/** Customers, cards and payments, for the calls that a card gateway makes. */
export class FakeStripeLedger {
  /** Its own origin, where the bank's page is. */
  origin = '';
  readonly intents: Intent[] = [];
  readonly refunds: RefundOfIntent[] = [];
  readonly endpoints: StripeEndpoint[] = [];
  private isNextRefundFailing = false;
  /** Of payments that are made, whatever was asked for; undefined: what was asked for. */
  currencyOfIntents: string | undefined;
  private readonly customers = new Set<string>();
  private readonly cards = new Map<string, Card>();
  private readonly spent = new Set<string>();

  /** A published test token, with any suffix: every token of one card has the same fingerprint. */
  token(id: string): StripeAnswer {
    const name = nameOf(id);
    if (!name) return missing(`token: '${id}'`);
    return found({ id, object: 'token', card: { object: 'card', fingerprint: `fp_${name}` } });
  }

  /** Of a published test number. */
  createToken(form: Form): StripeAnswer {
    const last4 = form['card[number]']?.slice(-4) ?? '';
    const [name, card] = Object.entries(STRIPE_CARDS).find((each) => each[1].last4 === last4) ?? [];
    if (!name || !card) return declined('Your card number is incorrect.');
    const { brand } = card;
    return found({ id: newId(`tok_${name}`), object: 'token', card: { object: 'card', brand, last4 } });
  }

  createCustomer(): StripeAnswer {
    const id = newId('cus');
    this.customers.add(id);
    return found({ id, object: 'customer' });
  }

  /** Deletes its cards as well, but no payments. */
  deleteCustomer(id: string): StripeAnswer {
    if (!this.customers.delete(id)) return missing(`customer: '${id}'`);
    for (const card of this.cards.values()) if (card.customer === id) this.cards.delete(card.id);
    return found({ id, object: 'customer', deleted: true });
  }

  attach(customer: string, { source = '' }: Form): StripeAnswer {
    const name = nameOf(source);
    const sandbox = name ? STRIPE_CARDS[name] : undefined;
    if (!this.customers.has(customer)) return missing(`customer: '${customer}'`);
    if (!name || !sandbox) return missing(`token: '${source}'`);
    if (this.spent.has(source))
      return refusal(400, 'invalid_request_error', 'You cannot use a token twice.', 'token_already_used');
    if (sandbox.declinedWhenSaved) return declined(sandbox.declinedWhenSaved);
    this.spent.add(source);
    const { brand, last4 } = sandbox;
    const card = {
      id: newId('card'),
      object: 'card',
      customer,
      name,
      brand,
      last4,
      exp_month: 8,
      exp_year: 2031,
    };
    this.cards.set(card.id, card);
    return found(card);
  }

  detach(customer: string, id: string): StripeAnswer {
    if (this.cards.get(id)?.customer !== customer) return missing(`source: '${id}'`);
    this.cards.delete(id);
    return found({ id, object: 'card', deleted: true });
  }

  createIntent(form: Form): StripeAnswer {
    const card = this.cards.get(form.payment_method ?? '');
    if (!card || card.customer !== form.customer) return missing(`PaymentMethod: '${form.payment_method}'`);
    const { isNeeded, isDeclinedAfterwards } = authenticationOf(card.name);
    const isAuthenticated = isNeeded && form.error_on_requires_action !== 'true';
    const refusedWith = STRIPE_CARDS[card.name]?.declinedWhenCharged;
    if (refusedWith && !isAuthenticated) return declined(refusedWith);
    const id = newId('pi');
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: Number(form.amount),
      currency: this.currencyOfIntents ?? form.currency ?? '',
      customer: card.customer,
      payment_method: card.id,
      status: form.capture_method === 'manual' ? 'requires_capture' : 'succeeded',
      next_action: null,
      last_payment_error: null,
      created: Math.floor(Date.now() / 1_000),
      metadata: { hold: form['metadata[hold]'] ?? '' },
      refunded: false,
      amountRefunded: 0,
    };
    const asked = { returnUrl: form.return_url ?? '', isDeclinedAfterwards };
    if (isAuthenticated) askShopper(intent, `${this.origin}${bankPath(id)}`, asked);
    this.intents.push(intent);
    return found(intent);
  }

  /** Newest first, in pages, like every list of Stripe. */
  listIntents({ customer, starting_after: after, limit = '10', ...form }: Form): StripeAnswer {
    const earliest = Number(form['created[gte]'] ?? 0);
    const latest = Number(form['created[lte]'] ?? Infinity);
    const all = this.intents
      .filter((intent) => customer === undefined || intent.customer === customer)
      .filter(({ created }) => created >= earliest && created <= latest)
      .toReversed();
    const rest = all.slice(after ? all.findIndex(({ id }) => id === after) + 1 : 0);
    const isExpanded = form['expand[0]'] === 'data.latest_charge';
    const data = rest.slice(0, Number(limit)).map((intent) => withCharge(intent, isExpanded));
    return found({ object: 'list', url: '/v1/payment_intents', data, has_more: rest.length > data.length });
  }

  intent(id: string, form: Form): StripeAnswer {
    const intent = this.find(id);
    if (!intent) return missing(`payment_intent: '${id}'`);
    return found(withCharge(intent, form['expand[0]'] === 'latest_charge'));
  }

  /** The rest of what was held is released, and is no refund. */
  capture(id: string, { amount_to_capture: part }: Form): StripeAnswer {
    const intent = this.find(id);
    const wanted = Number(part ?? intent?.amount);
    if (intent?.status === 'requires_capture' && (wanted < 1 || wanted > intent.amount))
      return refusal(400, 'invalid_request_error', 'The amount cannot be captured.', 'amount_too_large');
    const answer = this.move(id, 'succeeded');
    if (!intent || answer.status !== 200) return answer;
    if (wanted < intent.amount) intent.amountCaptured = wanted;
    return found(withCharge(intent, false));
  }

  cancel(id: string): StripeAnswer {
    const intent = this.find(id);
    if (!intent?.next_action && intent?.status !== 'requires_payment_method')
      return this.move(id, 'canceled');
    Object.assign(intent, { status: 'canceled', next_action: null });
    return found(intent);
  }

  /** Refunds the rest, unless an amount is given. */
  refund({ payment_intent: id = '', amount, ...form }: Form): StripeAnswer {
    const intent = this.find(id);
    if (!intent) return missing(`payment_intent: '${id}'`);
    if (intent.status !== 'succeeded') return unexpected(intent.status);
    const left = capturedOf(intent) - intent.amountRefunded;
    const wanted = amount === undefined ? left : Number(amount);
    if (left === 0)
      return refusal(
        400,
        'invalid_request_error',
        'Charge has already been refunded.',
        'charge_already_refunded',
      );
    if (wanted > left)
      return refusal(
        400,
        'invalid_request_error',
        'Refund amount is greater than unrefunded amount on charge',
      );
    const isFailing = this.isNextRefundFailing;
    this.isNextRefundFailing = false;
    if (!isFailing) intent.amountRefunded += wanted;
    intent.refunded = intent.amountRefunded === capturedOf(intent);
    const metadata = { refund: form['metadata[refund]'] ?? '' };
    const refund: RefundOfIntent = {
      id: newId('re'),
      object: 'refund',
      payment_intent: id,
      currency: intent.currency,
      amount: wanted,
      status: isFailing ? 'failed' : 'succeeded',
      metadata,
    };
    this.refunds.push(refund);
    return found(refund);
  }

  listEndpoints(): StripeAnswer {
    return found({ object: 'list', url: '/v1/webhook_endpoints', data: this.endpoints, has_more: false });
  }

  failNextRefund(): void {
    this.isNextRefundFailing = true;
  }

  listRefunds({ payment_intent: id }: Form): StripeAnswer {
    const data = this.refunds.filter((refund) => refund.payment_intent === id).toReversed();
    return found({ object: 'list', url: '/v1/refunds', data, has_more: false });
  }

  private move(id: string, status: Intent['status']): StripeAnswer {
    const intent = this.find(id);
    if (!intent) return missing(`payment_intent: '${id}'`);
    if (intent.status !== 'requires_capture') return unexpected(intent.status);
    intent.status = status;
    return found(intent);
  }

  find(id: string): Intent | undefined {
    return this.intents.find((intent) => intent.id === id);
  }
}

const capturedOf = ({ status, amount, amountCaptured = amount }: Intent): number =>
  status === 'succeeded' ? amountCaptured : 0;

const withCharge = (intent: Intent, isExpanded: boolean) => ({
  ...intent,
  amount_received: capturedOf(intent),
  latest_charge: isExpanded ? chargeOf(intent) : `ch_${intent.id}`,
});

const chargeOf = ({ id, amount, amountRefunded, disputed = false }: Intent) => ({
  id: `ch_${id}`,
  object: 'charge',
  amount,
  amount_refunded: amountRefunded,
  disputed,
});

function nameOf(token: string): string | undefined {
  const name = /^tok_([A-Za-z0-9]+)/.exec(token)?.[1];
  return name && name in STRIPE_CARDS ? name : undefined;
}
