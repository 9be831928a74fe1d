/** Buying one order again. */
export interface BuyAgainState {
  /** What the button says; empty where there is nothing to buy. */
  readonly label: string;
  readonly isRunning: boolean;
  /** What became of it; null until that is known. */
  readonly result: BoughtAgainState | null;
}

export interface BoughtAgainState {
  readonly tone: 'success' | 'warning';
  readonly title: string;
  readonly text: string;
  /** The items that were not added. */
  readonly missing: readonly MissingItem[];
  /** Whether there is something in the cart to look at. */
  readonly leadsToCart: boolean;
}

export interface MissingItem {
  readonly name: string;
  readonly reason: string;
  /** Where the shopper can choose; absent if there is no such place. */
  readonly link?: { readonly label: string; readonly href: string };
}
