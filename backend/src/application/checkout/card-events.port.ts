import type { CardEvent, CardEventOutcome, StoredCardEvent } from './card-event';

/** The events that the card provider has sent, each once. */
export abstract class CardEvents {
  /** False: it was stored before. */
  abstract insert(event: StoredCardEvent): Promise<boolean>;
  abstract find(id: string): Promise<StoredCardEvent | undefined>;
  /** Those received since then, oldest first. */
  abstract receivedSince(since: Date): Promise<StoredCardEvent[]>;
  /** The last ones received, newest first. */
  abstract latest(limit: number): Promise<StoredCardEvent[]>;
  /** Those that could not be handled for too long, oldest first. */
  abstract failed(): Promise<StoredCardEvent[]>;
  abstract markHandled(id: CardEvent['id'], outcome: CardEventOutcome, at: Date): Promise<void>;
  /** An event that still waits has failed. */
  abstract giveUp(id: string): Promise<void>;
  /** Deletes those received before then and handled. */
  abstract deleteHandled(before: Date): Promise<void>;
}
