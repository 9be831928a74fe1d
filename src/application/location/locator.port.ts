/** Locates the shopper; off unless configured. */
export abstract class Locator {
  /** Whether the deployment has a service for it. */
  abstract readonly isOffered: boolean;

  /** A zipcode; null also after a failure or a timeout (GATE-22, GATE-23). */
  abstract locate(): Promise<string | null>;
}
