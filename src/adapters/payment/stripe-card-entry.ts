import type {
  Stripe,
  StripeCardCvcElement,
  StripeCardExpiryElement,
  StripeCardNumberElement,
  StripeCardNumberElementChangeEvent,
} from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import {
  CardEntry,
  type CardField,
  type CardFieldHost,
  type CardRejected,
  type TokenizedCard,
} from '../../application/customer/card-tokenizer.port';
import { failed, ok, type Result } from '../../domain/shared/result';

type FieldChange = Pick<StripeCardNumberElementChangeEvent, 'complete' | 'error'>;

interface Elements {
  readonly number: StripeCardNumberElement;
  readonly expiry: StripeCardExpiryElement;
  readonly cvc: StripeCardCvcElement;
}

/** Loads Stripe's script from Stripe, on first use only (PAY-19). */
export async function openStripeEntry(publishableKey: string): Promise<CardEntry> {
  loadStripe.setLoadParameters({ advancedFraudSignals: false });
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe did not load.');
  return new StripeCardEntry(stripe);
}

/** Stripe Elements: the number is typed into Stripe's frames and never seen here. */
class StripeCardEntry extends CardEntry {
  readonly testCards = [];
  private readonly elements: Elements;
  private readonly complete = new Map<CardField, boolean>();
  private listener: (isComplete: boolean) => void = () => {};
  private reportProblem: (field: CardField, problem: string) => void = () => {};

  constructor(private readonly stripe: Stripe) {
    super();
    const elements = stripe.elements();
    this.elements = {
      number: elements.create('cardNumber'),
      expiry: elements.create('cardExpiry'),
      cvc: elements.create('cardCvc'),
    };
    this.elements.number.on('change', (change) => this.changed('number', change));
    this.elements.expiry.on('change', (change) => this.changed('expiry', change));
    this.elements.cvc.on('change', (change) => this.changed('cvc', change));
  }

  attach(field: CardField, host: CardFieldHost | null): void {
    if (host) this.elements[field].mount(host as HTMLElement);
    else this.elements[field].unmount();
  }

  onCompleteness(listener: (isComplete: boolean) => void): () => void {
    this.listener = listener;
    return () => (this.listener = () => {});
  }

  override onProblem(listener: (field: CardField, problem: string) => void): void {
    this.reportProblem = listener;
  }

  async tokens(holder: string): Promise<Result<TokenizedCard, CardRejected>> {
    const first = await this.stripe.createToken(this.elements.number, { name: holder });
    const second = await this.stripe.createToken(this.elements.number, { name: holder });
    if (first.token && second.token) {
      const { brand = '', last4 = '' } = first.token.card ?? {};
      return ok({ tokens: [first.token.id, second.token.id], brand, lastDigits: last4 });
    }
    const message = first.error?.message ?? second.error?.message ?? '';
    return failed({ kind: 'card-rejected', message });
  }

  close(): void {
    for (const element of Object.values(this.elements) as StripeCardNumberElement[]) element.destroy();
  }

  private changed(field: CardField, { complete, error }: FieldChange): void {
    this.complete.set(field, complete);
    this.listener([...this.complete.values()].filter(Boolean).length === 3);
    this.reportProblem(field, error?.message ?? '');
  }
}
