/** Counts events for the people who run a shop. Names are kinds of things, never addresses or people. */
export abstract class Metrics {
  /** A call was answered with a status, after that many seconds. */
  abstract call(operationId: string, status: number, seconds: number): void;
  /** A call was refused, for a reason of the domain. */
  abstract refusal(operationId: string, kind: string): void;
  /** An order was placed, or not, for a reason of the domain. */
  abstract order(outcome: string): void;
  /** Card provider and order differ in this respect. */
  abstract paymentDifference(kind: string): void;
  /** An event of the card provider was received or handled, or refused, with this result. */
  abstract cardEvent(type: string, outcome: string): void;
}
