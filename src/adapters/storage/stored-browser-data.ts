import { BrowserData } from '../../application/shared/browser-data.port';
import type { BrowserStore } from './browser-store';
import { KEYS } from './storage-keys';

export class StoredBrowserData extends BrowserData {
  constructor(private readonly store: BrowserStore) {
    super();
  }

  /** The first key informs the other tabs before they see removed keys and could write them back. */
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
      // Shared keys are removed by the other tab; this one may be late, when a new session has begun.
      for (const own of Object.values(KEYS)) this.store.session.remove(own);
      this.store.close();
      listener();
    });
  }
}
