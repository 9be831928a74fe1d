/** The other tabs of this browser, as far as they show the same cart. */
export abstract class CartTabs {
  /** Tells the other tabs that the backend has changed the cart for this one. */
  abstract announce(): void;
  /** Reports what other tabs announce, never what this one does; returns a function that unsubscribes. */
  abstract subscribe(listener: () => void): () => void;
}
