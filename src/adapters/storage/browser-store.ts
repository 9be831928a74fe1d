import type { KeyValueStore } from './key-value-store';
import { SealableStore } from './sealable-store';

/** Hears of what another tab has written; the key is null when it may be any. */
type ForeignChange = (key: string | null) => void;

/** Both of the browser's storages, and news of what another tab wrote. */
export class BrowserStore {
  private readonly kept: SealableStore;
  private readonly ofTheTab: SealableStore;
  private isSealed = false;

  constructor(
    local: KeyValueStore,
    session: KeyValueStore,
    private readonly listen: (listener: ForeignChange) => void = () => {},
  ) {
    this.kept = new SealableStore(local);
    this.ofTheTab = new SealableStore(session);
  }

  /** Kept until cleared. */
  get local(): KeyValueStore {
    return this.kept;
  }

  /** Kept for as long as the tab is open. */
  get session(): KeyValueStore {
    return this.ofTheTab;
  }

  onForeignChange(listener: ForeignChange): void {
    this.listen((key) => {
      if (!this.isSealed) listener(key);
    });
  }

  /** Nothing is kept and nothing told any more: the page is about to be opened afresh, and what it knows ends with it. */
  seal(): void {
    this.isSealed = true;
    this.kept.seal();
    this.ofTheTab.seal();
  }
}
