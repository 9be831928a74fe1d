import { BrowserData } from '../../application/shared/browser-data.port';
import type { BrowserStore } from './browser-store';
import { KEYS } from './storage-keys';

export class StoredBrowserData extends BrowserData {
  constructor(private readonly store: BrowserStore) {
    super();
  }

  /** The first key tells the other tabs, before they notice what is removed and could write some of it back. */
  clear(): void {
    this.store.local.set(KEYS.signedOut, 'true');
    for (const key of Object.values(KEYS)) {
      this.store.local.remove(key);
      this.store.session.remove(key);
    }
    this.store.close();
  }

  onClearedInAnotherTab(listener: () => void): void {
    this.store.onOtherTabChange((key) => {
      if (key !== KEYS.signedOut) return;
      // The other tab removes what tabs share: this one may be late, when somebody is already shopping again.
      for (const own of Object.values(KEYS)) this.store.session.remove(own);
      this.store.close();
      listener();
    });
  }
}
