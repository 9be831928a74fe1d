import { BrowserMemory } from '../../application/shared/browser-memory.port';
import type { BrowserStore } from './browser-store';
import { KEYS } from './storage-keys';

export class StoredMemory extends BrowserMemory {
  constructor(private readonly store: BrowserStore) {
    super();
  }

  forget(): void {
    for (const key of Object.values(KEYS)) {
      this.store.local.remove(key);
      this.store.session.remove(key);
    }
  }
}
