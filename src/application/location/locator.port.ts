/** Guesses where the shopper is; off unless configured. */
export abstract class Locator {
  /** A zipcode, or null: a failure and a timeout are no news (GATE-22, GATE-23). */
  abstract locate(): Promise<string | null>;
}
