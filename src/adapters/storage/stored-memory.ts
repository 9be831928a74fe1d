import { BrowserMemory } from '../../application/shared/browser-memory.port';
import type { BrowserStore } from './browser-store';
import { KEYS } from './storage-keys';

export class StoredMemory extends BrowserMemory {
  constructor(private readonly store: BrowserStore) {
    super();
  }

  /** The first key tells the other tabs, before they hear of what is gone and could write some of it back. */
  forget(): void {
    this.store.local.set(KEYS.signedOut, 'true');
    for (const key of Object.values(KEYS)) {
      this.store.local.remove(key);
      this.store.session.remove(key);
    }
    this.store.seal();
  }

  onForgottenElsewhere(listener: () => void): void {
    this.store.onForeignChange((key) => {
      if (key !== KEYS.signedOut) return;
      // What tabs share is the other one's to remove: this one may come late, and somebody shop again already.
      for (const own of Object.values(KEYS)) this.store.session.remove(own);
      this.store.seal();
      listener();
    });
  }
}
