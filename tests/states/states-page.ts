/** What the page of `tests/states` offers to whoever opens it. */
export interface StatesPage {
  /** `cart/cart/cart LongestText` */
  readonly names: readonly string[];
  /** Shows a state in place of the last one; resolves once nothing changes any more. */
  show(name: string): Promise<void>;
  /** Resolves once all fonts and pictures of the state can be drawn. */
  drawn(): Promise<void>;
}

declare global {
  interface Window {
    /** Set once states can be shown. */
    states?: StatesPage;
  }
}
