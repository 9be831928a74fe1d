/** What the store itself says of card payment, where the deployment says nothing. */
export abstract class PaymentConfiguration {
  /** The card provider's publishable key; empty or null: there is none. */
  abstract publishableKey(): Promise<string | null | undefined>;
}
