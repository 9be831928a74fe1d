import type { PaymentState } from './settle-card-payment';

/** What the card provider reports about a payment: only a hint to look at it, since events come late and in any order. */
export interface CardEvent {
  /** The provider's id of the event, which is the same each time it is sent. */
  id: string;
  /** As the provider names it. */
  type: string;
  /** The payment that it is about; null: it is about none, or of a type that needs no action. */
  chargeId: string | null;
  createdAt: Date;
}

/** How the payment stood when the event was handled; `ignored`: there was nothing to handle; `failed`: not for too long. */
export type CardEventOutcome = PaymentState['kind'] | 'ignored' | 'failed';

export interface StoredCardEvent extends CardEvent {
  receivedAt: Date;
  handledAt: Date | null;
  /** null: it waits. */
  outcome: CardEventOutcome | null;
}

/** The queue of events to be handled. */
export const CARD_EVENT_QUEUE = 'card-events';

/** Names a stored event. */
export interface CardEventJob {
  eventId: string;
}
