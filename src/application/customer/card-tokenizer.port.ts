import type { Unavailable } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';

/** The fields that the provider's widget renders (PAY-11..13). */
export type CardField = 'number' | 'expiry' | 'cvc';

/** The element that a field is rendered into; only the widget knows its type. */
export type CardFieldHost = object;

/** Two tokens for one entry (PAY-23). */
export type CardTokens = readonly [string, string];

/** What the provider reveals of a card, without its number. */
export interface TokenizedCard {
  readonly tokens: CardTokens;
  readonly brand: string;
  readonly lastDigits: string;
}

/** The provider's own message (PAY-27). */
export interface CardRejected {
  readonly kind: 'card-rejected';
  readonly message: string;
}

/** An open card widget. Card numbers stay inside it. */
export abstract class CardEntry {
  /** Renders a field into an element; null removes it. */
  abstract attach(field: CardField, host: CardFieldHost | null): void;
  /** Reports whether all three fields are complete; returns a function that unsubscribes. */
  abstract onCompleteness(listener: (isComplete: boolean) => void): () => void;
  /**
   * Reports what is wrong with a field that was left, in the provider's words; empty once nothing is. A widget that
   * shows its problems itself reports none.
   */
  onProblem(_listener: (field: CardField, problem: string) => void): void {}
  abstract tokens(holder: string): Promise<Result<TokenizedCard, CardRejected>>;
  /** Removes the fields and discards what was typed. */
  abstract close(): void;
  /** Test numbers to show for a sandbox; none for the real provider. */
  abstract readonly testCards: readonly TestCard[];
}

/** The client of the card payment provider (PAY-19, X-146). */
export abstract class CardTokenizer {
  /** Without a payment key it fails without a message to the shopper (PAY-36). */
  abstract open(): Promise<Result<CardEntry, Unavailable>>;
}

export interface TestCard {
  readonly number: string;
  readonly outcome: string;
}
