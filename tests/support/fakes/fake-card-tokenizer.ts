import {
  CardEntry,
  type CardField,
  type CardRejected,
  type TokenizedCard,
  CardTokenizer,
} from '../../../src/application/customer/card-tokenizer.port';
import type { Unavailable } from '../../../src/domain/shared/failure';
import { failed, ok, type Result } from '../../../src/domain/shared/result';
import { Outage } from './outage';

/** A card widget that a test fills by calling `complete()`. */
class FakeCardEntry extends CardEntry {
  readonly testCards = [{ number: '4242 4242 4242 4242', outcome: 'Succeeds' }];
  readonly attached = new Set<CardField>();
  isClosed = false;
  rejection: string | null = null;
  private listener: (isComplete: boolean) => void = () => {};
  /** Says what is wrong with a field. */
  report: (field: CardField, problem: string) => void = () => {};

  attach(field: CardField, host: object | null): void {
    if (host) this.attached.add(field);
    else this.attached.delete(field);
  }

  onCompleteness(listener: (isComplete: boolean) => void): () => void {
    this.listener = listener;
    return () => (this.listener = () => {});
  }

  override onProblem(listener: (field: CardField, problem: string) => void): void {
    this.report = listener;
  }

  complete(isComplete = true): void {
    this.listener(isComplete);
  }

  async tokens(): Promise<Result<TokenizedCard, CardRejected>> {
    return this.rejection === null
      ? ok({ tokens: ['tok_first', 'tok_second'], brand: 'Visa', lastDigits: '4242' })
      : failed({ kind: 'card-rejected', message: this.rejection });
  }

  close(): void {
    this.isClosed = true;
    this.attached.clear();
  }
}

export class FakeCardTokenizer extends CardTokenizer {
  readonly outage = new Outage();
  entry = new FakeCardEntry();

  async open(): Promise<Result<CardEntry, Unavailable>> {
    // Closing an entry clears what was typed.
    if (this.entry.isClosed) this.entry = new FakeCardEntry();
    return this.outage.now ?? ok(this.entry);
  }
}
