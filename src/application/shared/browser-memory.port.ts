/** Everything that the shop has put into this browser. */
export abstract class BrowserMemory {
  /** Removes every key that the documents name, and keeps nothing more until the page is opened afresh. */
  abstract forget(): void;
  /** Tells, once, that another tab has forgotten everything; this one then keeps nothing more either. */
  abstract onForgottenElsewhere(listener: () => void): void;
}
