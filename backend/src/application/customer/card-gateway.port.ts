import type { Currency } from '../../domain/shared/currency';

/** A card as the provider describes it: never its number or CVC. */
export interface CardDescription {
  /** The provider's id of the card, used for later charges. */
  cardId: string;
  /** The provider's id of the customer that the card is attached to. */
  providerCustomerId: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** The same for every token and id of one card number. */
  fingerprint: string;
}

/** The message for tokens that the provider does not know, or that stand for different cards. */
export const CARD_UNREADABLE = 'Your card could not be read. Please enter it again.';

export interface AttachRequest {
  /**
   * Two single-use tokens of one card: the first attaches it to the customer, the second is for the payment (PAY-23).
   */
  tokens: readonly [string, string];
  /** The customer's id at the provider, if any. */
  providerCustomerId?: string;
  email: string;
}

/** `declined` may have no message: the provider's message is passed on as it is (BD-39). */
export type AttachOutcome =
  | { kind: 'attached'; card: CardDescription }
  | { kind: 'declined'; message?: string };

export interface AuthoriseRequest {
  cardId: string;
  providerCustomerId: string;
  amountCents: number;
  currency: Currency;
  /** Where the bank's page returns to, if the shopper has to authenticate: an absolute URL. */
  returnAddress: string;
  /** The same key holds the amount once, however often it is sent. */
  idempotencyKey: string;
}

export type AuthoriseOutcome =
  | { kind: 'authorised'; chargeId: string }
  /** The shopper has to authenticate at their bank (3-D Secure): `pageUrl`, an absolute URL, is where. */
  | { kind: 'to-approve'; chargeId: string; pageUrl: string }
  | { kind: 'declined'; message: string };

/** What became of a payment for which the shopper had to authenticate; `open`: nothing yet. `cardId`: what pays it. */
export type Approval = { kind: 'given'; cardId: string } | { kind: 'refused' | 'open' };

export interface ApprovalRequest {
  chargeId: string;
  /** Of the order. */
  currency: Currency;
  /** One that is still open is withdrawn, and refused. */
  isOver: boolean;
}

export interface CaptureRequest {
  chargeId: string;
  /** At most what is held; the provider releases the rest. */
  amountCents: number;
  /** Of the order. */
  currency: Currency;
}

export interface RefundRequest {
  chargeId: string;
  /** null: all that was captured and is not refunded yet. */
  amountCents: number | null;
  /** Of the order. */
  currency: Currency;
  /** The same key refunds the amount once, however often it is sent. */
  idempotencyKey: string;
}

/**
 * The card provider. A call throws if the provider cannot be reached, and its effect is then unknown. Payment
 * is authorised and captured separately, so that nothing is charged without an order (docs/decisions/0002). An amount of
 * another currency than the one named is never held for an order, captured or refunded: the call throws.
 */
export abstract class CardGateway {
  abstract attach(request: AttachRequest): Promise<AttachOutcome>;
  /** Detaches the card; repeating it has no further effect, and existing holds can still be captured. */
  abstract detach(card: Pick<CardDescription, 'cardId' | 'providerCustomerId'>): Promise<void>;
  /** Deletes the customer with every card; repeating it has no further effect. What was captured can be refunded. */
  abstract deleteCustomer(providerCustomerId: string): Promise<void>;
  /** Holds the amount, or says where the shopper has to authenticate first. */
  abstract authorise(request: AuthoriseRequest): Promise<AuthoriseOutcome>;
  /** Whether the shopper has authenticated. What is refused can be given no more. */
  abstract approvalOf(request: ApprovalRequest): Promise<Approval>;
  /**
   * Captures a hold, or a part of it; repeating it has no further effect. Returns what was captured in the end: another
   * amount if another request came first.
   */
  abstract capture(request: CaptureRequest): Promise<number>;
  /** Refunds a part of what was captured, or all of it; what is only held is released. */
  abstract refund(request: RefundRequest): Promise<void>;
  /**
   * Releases what is held under a key, or refunds what was captured. False if there is nothing, or not yet: a request
   * that was sent may still arrive.
   */
  abstract release(hold: Pick<AuthoriseRequest, 'idempotencyKey' | 'providerCustomerId'>): Promise<boolean>;
}
