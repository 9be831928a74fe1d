import {
  CardEntry,
  type CardField,
  type CardFieldHost,
  type CardRejected,
  type TokenizedCard,
} from '../../application/customer/card-tokenizer.port';
import type { Clock } from '../../application/shared/clock.port';
import type { IdSource } from '../../application/shared/id-source.port';
import { failed, ok, type Result } from '../../domain/shared/result';
import { brandOf, digitsOf, SANDBOX_CARDS, sandboxCard } from './sandbox-cards';
import { cardProblem, fieldProblem, isFilled, type TypedCard } from './sandbox-rules';
import { sandboxInput } from './sandbox-input';

/** Simulates the provider's widget, with its published test numbers and messages. */
export class SandboxCardEntry extends CardEntry {
  readonly testCards = SANDBOX_CARDS;
  private readonly inputs = new Map<CardField, HTMLInputElement>();
  private listener: (isComplete: boolean) => void = () => {};
  private reportProblem: (field: CardField, problem: string) => void = () => {};

  constructor(
    private readonly clock: Clock,
    private readonly ids: IdSource,
  ) {
    super();
  }

  attach(field: CardField, host: CardFieldHost | null): void {
    this.inputs.get(field)?.remove();
    this.inputs.delete(field);
    if (!host) return;
    const input = sandboxInput(field, {
      onChange: () => {
        this.listener(isFilled(this.typed));
        // What was wrong goes as soon as it is mended.
        if (input.getAttribute('aria-invalid') === 'true') this.check(field, input);
      },
      onLeave: () => this.check(field, input),
    });
    (host as HTMLElement).append(input);
    this.inputs.set(field, input);
  }

  onCompleteness(listener: (isComplete: boolean) => void): () => void {
    this.listener = listener;
    return () => (this.listener = () => {});
  }

  override onProblem(listener: (field: CardField, problem: string) => void): void {
    this.reportProblem = listener;
  }

  async tokens(): Promise<Result<TokenizedCard, CardRejected>> {
    const problem = cardProblem(this.typed, this.clock.today());
    if (problem) return failed({ kind: 'card-rejected', message: problem });
    const { number } = this.typed;
    const lastDigits = digitsOf(number).slice(-4);
    return ok({ tokens: [this.token(), this.token()], brand: brandOf(number), lastDigits });
  }

  close(): void {
    for (const input of this.inputs.values()) input.remove();
    this.inputs.clear();
  }

  private check(field: CardField, input: HTMLInputElement): void {
    const problem = fieldProblem(field, input.value, this.clock.today());
    input.setAttribute('aria-invalid', String(problem !== ''));
    this.reportProblem(field, problem);
  }

  /** Contains the expiry, so that the saved card shows the right one, but not the number. */
  private token(): string {
    const { number, expiry } = this.typed;
    return `tok_sandbox_${sandboxCard(number)?.token}_${digitsOf(expiry)}_${digitsAndLetters(this.ids.next())}`;
  }

  private get typed(): TypedCard {
    const value = (field: CardField) => this.inputs.get(field)?.value ?? '';
    return { number: value('number'), expiry: value('expiry'), cvc: value('cvc') };
  }
}

const digitsAndLetters = (id: string): string => id.replace(/[^A-Za-z0-9]/g, '');
