import type { KeyValueStore } from './key-value-store';
import { CloseableStore } from './closeable-store';

/** Called with the key that another tab has written; null when it may be any. */
type OtherTabChange = (key: string | null) => void;

/** Both of the browser's storages, and changes made by other tabs. */
export class BrowserStore {
  private readonly kept: CloseableStore;
  private readonly ofTheTab: CloseableStore;
  private isClosed = false;

  constructor(
    local: KeyValueStore,
    session: KeyValueStore,
    private readonly listen: (listener: OtherTabChange) => void = () => {},
  ) {
    this.kept = new CloseableStore(local);
    this.ofTheTab = new CloseableStore(session);
  }

  /** Kept until cleared. */
  get local(): KeyValueStore {
    return this.kept;
  }

  /** Kept for as long as the tab is open. */
  get session(): KeyValueStore {
    return this.ofTheTab;
  }

  onOtherTabChange(listener: OtherTabChange): void {
    this.listen((key) => {
      if (!this.isClosed) listener(key);
    });
  }

  /** Nothing is stored and no change reported any more: the page is about to be loaded again. */
  close(): void {
    this.isClosed = true;
    this.kept.close();
    this.ofTheTab.close();
  }
}
