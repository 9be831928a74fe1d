/** Whether the shopper can see this page: the tab may be in the background, the window minimised. */
export abstract class PageVisibility {
  abstract isVisible(): boolean;
  /**
   * Reports each change of `isVisible`. `mayHaveMissed` is true of a page that the browser has restored from its
   * back/forward cache: nothing reached it there. Returns a function that unsubscribes.
   */
  abstract subscribe(listener: (change: VisibilityChange) => void): () => void;
}

export interface VisibilityChange {
  readonly isVisible: boolean;
  readonly mayHaveMissed: boolean;
}
