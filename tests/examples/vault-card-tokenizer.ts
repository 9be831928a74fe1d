import { injectable } from 'inversify';
import { CachedPaymentKey } from '../../src/adapters/payment/cached-payment-key';
import {
  CardEntry,
  type CardField,
  type CardFieldHost,
  type CardRejected,
  CardTokenizer,
  type TokenizedCard,
} from '../../src/application/customer/card-tokenizer.port';
import { type Unavailable, unavailable } from '../../src/domain/shared/failure';
import { failed, ok, type Result } from '../../src/domain/shared/result';

const TOKENS = 'https://vault.example/v1/tokens';
const LABELS: Readonly<Record<CardField, string>> = {
  number: 'Card number',
  expiry: 'Expiry',
  cvc: 'CVC',
};

/** A card provider that creates tokens over HTTP: the worked example of docs/swapping-adapters.md. */
@injectable()
export class VaultCardTokenizer extends CardTokenizer {
  constructor(private readonly paymentKey: CachedPaymentKey) {
    super();
  }

  async open(): Promise<Result<CardEntry, Unavailable>> {
    const key = await this.paymentKey.get();
    if (key.ok) return ok(new VaultCardEntry(key.value));
    const { failure } = key;
    return failure.kind === 'unavailable' ? { ok: false, failure } : unavailable('missing', failure.message);
  }
}

/** The answer of the vault: a token, or a reason for a refusal. */
type VaultAnswer =
  | { readonly id: string; readonly brand: string; readonly last4: string }
  | { readonly error: string };

class VaultCardEntry extends CardEntry {
  readonly testCards = [];
  private readonly inputs = new Map<CardField, HTMLInputElement>();
  private listener: (isComplete: boolean) => void = () => {};

  constructor(private readonly key: string) {
    super();
  }

  attach(field: CardField, host: CardFieldHost | null): void {
    this.inputs.get(field)?.remove();
    this.inputs.delete(field);
    if (!host) return;
    const input = document.createElement('input');
    input.setAttribute('aria-label', LABELS[field]);
    input.addEventListener('input', () => this.listener(this.isComplete));
    (host as HTMLElement).append(input);
    this.inputs.set(field, input);
  }

  onCompleteness(listener: (isComplete: boolean) => void): () => void {
    this.listener = listener;
    return () => (this.listener = () => {});
  }

  async tokens(holder: string): Promise<Result<TokenizedCard, CardRejected>> {
    const [first, second] = [await this.token(holder), await this.token(holder)];
    if ('error' in first) return failed({ kind: 'card-rejected', message: first.error });
    if ('error' in second) return failed({ kind: 'card-rejected', message: second.error });
    return ok({ tokens: [first.id, second.id], brand: first.brand, lastDigits: first.last4 });
  }

  close(): void {
    for (const input of this.inputs.values()) input.remove();
    this.inputs.clear();
  }

  private async token(holder: string): Promise<VaultAnswer> {
    const card = Object.fromEntries([...this.inputs].map(([field, { value }]) => [field, value]));
    const answer = await fetch(TOKENS, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...card, holder }),
    }).catch(() => null);
    if (!answer) return { error: 'Your card could not be checked. Please try again.' };
    return (await answer.json()) as VaultAnswer;
  }

  private get isComplete(): boolean {
    return [...this.inputs.values()].every(({ value }) => value.trim() !== '');
  }
}
