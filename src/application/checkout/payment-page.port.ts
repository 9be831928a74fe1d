/** A page of the payment provider, outside of the shop, that comes back to it. */
export abstract class PaymentPage {
  abstract open(address: string): void;
}
