import type { CartTabs } from '../../application/cart/cart-tabs.port';
import type { KeyValueStore } from './key-value-store';

/** Called with the key that another tab has written; null if it may be any. */
type OtherTabChange = (key: string | null) => void;

/** Reads as empty, and stores nothing. */
const CLOSED: KeyValueStore = { get: () => null, set: () => {}, remove: () => {} };

/** Without a browser there are no other tabs. */
const NO_TABS: CartTabs = { announce: () => {}, subscribe: () => () => {} };

/** Both of the browser's storages, and changes made by other tabs. */
export class BrowserStore {
  private isClosed = false;

  constructor(
    private readonly localStore: KeyValueStore,
    private readonly sessionStore: KeyValueStore,
    private readonly listen: (listener: OtherTabChange) => void = () => {},
    readonly cartTabs: CartTabs = NO_TABS,
  ) {}

  /** Kept until cleared. */
  get local(): KeyValueStore {
    return this.isClosed ? CLOSED : this.localStore;
  }

  /** Kept for as long as the tab is open. */
  get session(): KeyValueStore {
    return this.isClosed ? CLOSED : this.sessionStore;
  }

  onOtherTabChange(listener: OtherTabChange): void {
    this.listen((key) => {
      if (!this.isClosed) listener(key);
    });
  }

  /** Stops storing and reporting changes, because the page is about to reload. */
  close(): void {
    this.isClosed = true;
  }
}
