import type { CardEvent } from './card-event';

/** A request as it was received. */
export interface ReceivedRequest {
  /** The bytes that were signed. */
  body: Uint8Array;
  /** A header by its name in lower case. */
  header: (name: string) => string | undefined;
}

/** Reads what the card provider sends, and nobody else can. */
export abstract class CardEventReader {
  /** undefined: it is not signed by the provider, was altered, is too old to be believed, or is no event. */
  abstract read(request: ReceivedRequest): Promise<CardEvent | undefined>;
}
