/** The store's own setting for card payments, used if the deployment sets none. */
export abstract class PaymentConfiguration {
  /** The card provider's publishable key; empty or null: none. */
  abstract publishableKey(): Promise<string | null | undefined>;
}
