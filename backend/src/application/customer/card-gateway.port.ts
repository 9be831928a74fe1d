/** A card as the provider describes it: never its number, never its CVC. */
export interface CardDescription {
  /** The provider's id of the card; what is charged later. */
  cardId: string;
  /** The provider's id of the customer whom the card is tied to. */
  providerCustomerId: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** The same for every token and every id of one card number. */
  fingerprint: string;
}

export interface AttachRequest {
  /** Two single-use tokens of one card: the first ties it to the customer, the second is kept for the payment (PAY-23). */
  tokens: readonly [string, string];
  /** The customer's id at the provider, once there is one. */
  providerCustomerId?: string;
  email: string;
}

/** `declined` without a message happens: the provider's words are passed on or there are none (BD-39). */
export type AttachOutcome =
  | { kind: 'attached'; card: CardDescription }
  | { kind: 'declined'; message?: string };

export interface AuthoriseRequest {
  cardId: string;
  providerCustomerId: string;
  amountCents: number;
  /** The same key holds the money once, however often it is sent. */
  idempotencyKey: string;
}

export type AuthoriseOutcome =
  | { kind: 'authorised'; chargeId: string }
  | { kind: 'declined'; message: string };

/**
 * The card provider. A call that throws could not reach it: nothing is known of its effect. Paying takes two
 * steps, so that no money moves for an order that is not there (docs/decisions, one transaction and the charge).
 */
export interface CardGateway {
  attach(request: AttachRequest): Promise<AttachOutcome>;
  /** Forgets the card; doing it again changes nothing, and what is held on it can still be captured. */
  detach(card: Pick<CardDescription, 'cardId' | 'providerCustomerId'>): Promise<void>;
  /** Holds the money. */
  authorise(request: AuthoriseRequest): Promise<AuthoriseOutcome>;
  /** Takes what is held; doing it again changes nothing. */
  capture(chargeId: string): Promise<void>;
  /** Lets go of what is held under a key, and gives back what was taken; that there is nothing is no fault. */
  release(hold: Pick<AuthoriseRequest, 'idempotencyKey' | 'providerCustomerId'>): Promise<void>;
}
