import type { Unavailable } from '../../domain/shared/failure';
import type { Result } from '../../domain/shared/result';

/** The places that the provider's widget fills with its own inputs (PAY-11..13). */
export type CardField = 'number' | 'expiry' | 'cvc';

/** Where a field goes on the screen; the widget alone looks inside. */
export type CardFieldHost = object;

/** Two of them, from one entry (PAY-23). */
export type CardTokens = readonly [string, string];

/** A card as the provider tells it to whoever may not see its number. */
export interface TokenizedCard {
  readonly tokens: CardTokens;
  readonly brand: string;
  readonly lastDigits: string;
}

/** The provider's own words (PAY-27). */
export interface CardRejected {
  readonly kind: 'card-rejected';
  readonly message: string;
}

/** An open card widget. Card numbers stay inside it. */
export abstract class CardEntry {
  /** Puts a field on the screen; null takes it off. */
  abstract attach(field: CardField, host: CardFieldHost | null): void;
  /** Tells whether all three fields are filled; the answer stops it. */
  abstract onCompleteness(listener: (isComplete: boolean) => void): () => void;
  abstract tokens(holder: string): Promise<Result<TokenizedCard, CardRejected>>;
  /** Takes the fields off the screen and forgets what was typed. */
  abstract close(): void;
  /** Numbers to show beside a sandbox widget; none for the real provider. */
  abstract readonly testCards: readonly TestCard[];
}

/** The card payment provider's client (PAY-19, X-146). */
export abstract class CardTokenizer {
  /** Fails silently for the shopper when there is no payment key (PAY-36). */
  abstract open(): Promise<Result<CardEntry, Unavailable>>;
}

export interface TestCard {
  readonly number: string;
  readonly outcome: string;
}
