/** The data that the shop has stored in this browser. */
export abstract class BrowserData {
  /** Removes everything that the shop has stored, and stores nothing more until the page is loaded again. */
  abstract clear(): void;
  /** Called once, when another tab has cleared everything; this one then stores nothing more either. */
  abstract onClearedInAnotherTab(listener: () => void): void;
}
