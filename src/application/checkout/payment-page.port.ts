/** The payment provider's page, outside the shop, which returns to it. */
export abstract class PaymentPage {
  abstract open(address: string): void;
}
