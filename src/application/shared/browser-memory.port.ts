/** Everything that the shop has put into this browser. */
export abstract class BrowserMemory {
  /** Removes every key that the documents name. */
  abstract forget(): void;
}
